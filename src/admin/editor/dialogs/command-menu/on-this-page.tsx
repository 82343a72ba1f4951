import { combineEdits } from '#document/edit.ts';
import { commandMenuWords } from '../../../command-menu/command-menu-words.ts';
import type { SearchMenuItem } from '../../../command-menu/search-menu-item.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import type { EditorServices } from '../../services/editor-context.ts';
import { type FieldHit, findFields, listSearchableBlocks } from './find-fields.ts';

/** Lists menu items for the blocks of the page, with their type and text. */
export function listBlockItems(services: EditorServices): readonly SearchMenuItem[] {
  return listSearchableBlocks(lookAt(services)).map(({ id, type, label, summary }) => ({
    id: `block ${id}`,
    label: summary || label,
    group: commandMenuWords.blocks,
    icon: <BlockIcon type={type} />,
    detail: summary ? label : undefined,
    run: () => services.draft.select(id),
  }));
}

/** Lists menu items for the matching fields. With a value, highlighting an item previews it in the page. */
export function listFieldItems(services: EditorServices, query: string): readonly SearchMenuItem[] {
  return findFields(lookAt(services), query).map((hit) => ({
    id: `field ${hit.blockIds.join(' ')} ${hit.values.map(({ path, value }) => `${path.join('.')} ${value}`).join(' ')}`,
    label:
      hit.shown === undefined ? commandMenuWords.edit(hit.label) : commandMenuWords.set(hit.label, hit.shown),
    group: commandMenuWords.fields,
    icon: <BlockIcon type={hit.type} />,
    detail: hit.of,
    ...(hit.shown === undefined
      ? { run: () => openField(services, hit) }
      : { tryOut: () => previewHit(services, hit), run: () => setField(services, hit) }),
  }));
}

function lookAt({ draft, definitions, panes }: EditorServices) {
  const { tree, selection } = draft.store.getState();
  return { tree, selected: selection.ids, definitions, language: panes.active().store.getState().language };
}

function createEdit({ blockIds, values }: FieldHit) {
  return combineEdits(
    blockIds.flatMap((blockId) =>
      values.map(({ path, value }) => ({ type: 'block/set', blockId, path, value }) as const),
    ),
  );
}

/** Previews a value in the page and scrolls to it. Returns a function that ends the preview. */
function previewHit({ draft, revealing, view }: EditorServices, hit: FieldHit): () => void {
  const [blockId] = hit.blockIds;
  const [first] = hit.values;
  const end = draft.tryOut(createEdit(hit));
  if (blockId === undefined || first === undefined) return end;
  revealing.enter({ blockId, path: first.path });
  view.setState({ hoveredId: blockId });
  return () => {
    end();
    revealing.leave();
    view.setState({ hoveredId: null });
  };
}

function setField({ editing, draft }: EditorServices, hit: FieldHit): void {
  if (hit.blockIds.length === 1) draft.select(hit.blockIds[0] ?? null);
  editing.setValues(hit.blockIds, hit.values, hit.label);
}

function openField(
  { draft, view }: EditorServices,
  { blockIds: [blockId], values: [first] }: FieldHit,
): void {
  if (blockId === undefined || first === undefined) return;
  draft.select(blockId);
  const fieldRequest = { blockId, field: String(first.path[0]), focus: true };
  // The dialog restores the focus when it closes.
  requestAnimationFrame(() => view.setState({ panelOpen: true, area: 'properties', fieldRequest }));
}
