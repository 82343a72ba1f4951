import type { Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { toggleBlock } from '#document/selection.ts';
import { isSwitchedOn } from '../../shared/keystroke.ts';
import { enterForm } from '../services/areas.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { BlockRow, OutlineRow } from './outline-rows.ts';
import { slotKey } from './slot-keys.ts';
import { focusedRow, foldRow, goToRow, parentRow, rowInWay, type TreeKey } from './tree-rows.ts';

/**
 * The keys of a tree in which several can be selected, as the WAI-ARIA Authoring Practices have them; true when the key
 * was one of them. Moving with Alt is the editor's own shortcut.
 */
export function outlineKey(event: TreeKey, rows: readonly OutlineRow[], services: EditorServices): boolean {
  const { draft, view } = services;
  const { tree, selection } = draft.store.getState();
  const focused = focusedRow(event.currentTarget) ?? selection.lead;
  const index = rows.findIndex((row) => row.key === focused);
  const current = rows[index];
  if (current?.kind === 'slot') return slotKey(event, rows, current, services);
  if (event.altKey) return false;
  const mod = event.metaKey || event.ctrlKey;
  if (event.key === ' ' && current) {
    draft.select(toggleBlock(tree, selection, current.key));
    return true;
  }
  if (mod && !walking.has(event.key)) return false;
  const go = (row: OutlineRow | undefined) => goToRow(event, row, rows, services);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Home':
    case 'End':
      return go(rowInWay(event, rows, index));
    case 'ArrowRight':
      if (current?.expanded === undefined) return true;
      return current.expanded ? go(rows[index + 1]) : foldRow(view, current.key, false);
    case 'ArrowLeft':
      if (!current) return true;
      return current.expanded ? foldRow(view, current.key, true) : go(parentRow(rows, index));
    case '+':
      if (!isSwitchedOn({ key: '+' })) return false;
      if (current) view.setState({ dialog: { type: 'insert', at: placeAt(current, tree) } });
      return true;
    case 'Enter':
      view.setState({ panelOpen: true, area: 'properties' });
      enterForm(view, selection.lead);
      return true;
    default:
      return false;
  }
}

/** With Ctrl or Command these move the focus alone, so that Space can add a row further down. */
const walking: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Where a block is added from a row: into its first empty place, else its first one; behind it where it has none. */
function placeAt({ key, block, place }: BlockRow, tree: PageTree): Place {
  const lists = tree.listsOf(block);
  const list = lists.find(({ blocks }) => blocks.length === 0) ?? lists[0];
  if (!list) return { ...place, index: place.index + 1 };
  return { parent: key, slot: list.slot, index: list.blocks.length };
}
