import type { BlockCategory } from '#content/block.ts';
import { blocksAt, type Place } from '#content/edit-page.ts';
import { formatPath } from '#content/fault.ts';
import { findBlock, slotsOf } from '#content/slots.ts';
import { words } from '../../words.ts';
import { BlockIcon } from '../block-icon.tsx';
import { Palette, type PaletteItem } from '../dialogs/palette.tsx';
import { type EditorServices, useEditor } from '../editor-context.ts';

const categories: readonly BlockCategory[] = ['content', 'media', 'layout', 'interactive'];

/** The block types that fit at a place, by category. The chosen one arrives there selected. */
export function InsertMenu({ at, close }: { readonly at: Place; readonly close: () => void }) {
  const services = useEditor();
  const allowed = acceptedAt(services, at);
  const items = categories.flatMap((category): PaletteItem[] =>
    [...services.definitions.values()]
      .filter(
        (definition) => definition.category === category && (!allowed || allowed.includes(definition.type)),
      )
      .map((definition) => ({
        id: definition.type,
        label: definition.label,
        group: words.categories[category],
        icon: <BlockIcon type={definition.type} />,
        keywords: definition.type,
        run: () => services.editing.insert(definition, at),
      })),
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

/** The types a slot takes; undefined when it takes all. */
function acceptedAt({ definitions, draft }: EditorServices, at: Place): readonly string[] | undefined {
  const { content } = draft.store.getState();
  if (at.parent === null || !blocksAt(definitions, content, at)) return undefined;
  const parent = findBlock(definitions, content.overview, at.parent)?.block;
  const path = formatPath(at.slot);
  return parent && slotsOf(definitions, parent).find((slot) => formatPath(slot.path) === path)?.accepts;
}
