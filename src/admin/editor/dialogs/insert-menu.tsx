import type { BlockDefinition } from '#content/block.ts';
import type { Place } from '#document/edit.ts';
import { BlockIcon } from '../../shared/block-icon.tsx';
import { words } from '../../words.ts';
import { type EditorServices, useEditor } from '../services/editor-context.ts';
import { Palette } from './palette.tsx';
import type { PaletteItem } from './palette-item.ts';

/** The block types that fit at a place, by category. The chosen one arrives there selected. */
export function InsertMenu({ at, close }: { readonly at: Place; readonly close: () => void }) {
  const services = useEditor();
  const { tree } = services.draft.store.getState();
  // A place that is gone by now takes whatever is chosen: the edit says that it is gone.
  const fits = (type: string) => !tree.listAt(at) || tree.accepts(at, type);
  const items = [...services.definitions.values()]
    .filter(({ type }) => fits(type))
    .map(
      (definition): PaletteItem => ({
        id: definition.type,
        label: definition.label,
        group: words.categories[definition.category],
        icon: <BlockIcon type={definition.type} />,
        keywords: definition.type,
        run: () => insert(services, definition, at),
      }),
    );
  return (
    <Palette
      title={words.insert.title}
      placeholder={words.insert.placeholder}
      items={items}
      close={close}
      columns={2}
    />
  );
}

/** The new block, with the cursor where its first words go. */
function insert({ editing, view }: EditorServices, definition: BlockDefinition, at: Place): void {
  const blockId = editing.insert(definition, at);
  if (blockId !== undefined && view.getState().panelOpen) {
    view.setState({ fieldRequest: { blockId, field: undefined, focus: true } });
  }
}
