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

/** Opens the form of one block, which is the whole page unless `beside` contains others. */
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
    /** Advances the clock so far that the next change is a separate undo step. */
    pause: () => {
      clock.now += typingPause;
    },
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  };
}

/** Opens the form of a block with these fields, to test one kind of field. */
export function openFields(fields: Fields, stored: Record<string, unknown> = {}) {
  const probe = defineBlock({ type: 'probe', label: 'Probe', category: 'content', icon: 'text', fields });
  return openBlockForm('probe', stored, defineBlocks([...definitions.values(), probe]));
}
