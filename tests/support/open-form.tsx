import { fireEvent, screen } from '@testing-library/react';
import { BlockForm } from '#admin/editor/form/block-form-view.tsx';
import { useSelected } from '#admin/editor/services/editor-context.ts';
import { type Block, defineBlock, defineBlocks } from '#content/block/block.ts';
import type { Fields } from '#content/fields/field.ts';
import { typingPause } from '#document/history.ts';
import { renderInEditor } from './render-in-editor.tsx';
import { definitions } from './sample-page.ts';
import { openTestEditor } from './test-editor.ts';

function SelectedForm() {
  const selected = useSelected();
  return selected && <BlockForm selected={selected} />;
}

/** The form of one block of a real type, which is the whole page unless there are others beside it. */
export function openBlockForm(
  type: string,
  stored: Record<string, unknown> = {},
  types = definitions,
  beside: readonly Block[] = [],
) {
  const clock = { now: 0 };
  const editor = openTestEditor({
    definitions: types,
    blocks: [{ ...stored, id: 'a', type }, ...beside],
    now: () => clock.now,
  });
  editor.draft.select('a');
  renderInEditor(editor, <SelectedForm />);
  return {
    ...editor,
    stored: (): Readonly<Record<string, unknown>> => editor.block('a') ?? {},
    /** So long that what comes next is a step of its own. */
    pause: () => {
      clock.now += typingPause;
    },
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  };
}

/** The form of a block with these fields, for what is about one kind of field. */
export function openFields(fields: Fields, stored: Record<string, unknown> = {}) {
  const probe = defineBlock({ type: 'probe', label: 'Probe', category: 'content', icon: 'text', fields });
  return openBlockForm('probe', stored, defineBlocks([...definitions.values(), probe]));
}
