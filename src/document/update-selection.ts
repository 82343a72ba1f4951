import { type Edit, type SingleEdit, splitBatch } from './edit.ts';
import type { PageTree } from './page-tree.ts';
import { filterSelection, type Selection, selectBlocks, selectOnly } from './selection.ts';

/**
 * Returns the selection after an edit: added blocks become selected, and a removed block passes the selection
 * to its neighbour. A block that is added for others to move into, such as columns, does not count as added.
 */
export function updateSelection(
  before: PageTree,
  after: PageTree,
  selection: Selection,
  edit: Edit,
): Selection {
  const edits = splitBatch(edit);
  const filled = new Set(edits.map((one) => ('at' in one ? one.at.parent : null)));
  const arrived = edits.flatMap(listNewBlocks).filter((id) => after.find(id) && !filled.has(id));
  if (arrived.length > 0) return selectBlocks(after, arrived);
  const left = filterSelection(after, selection);
  if (left.lead !== null || selection.lead === null) return left;
  return selectOnly(findNeighbour(before, after, selection.lead));
}

function listNewBlocks(edit: SingleEdit): string[] {
  switch (edit.type) {
    case 'block/insert':
      return [edit.block.id];
    case 'block/duplicate':
      return [edit.ids[edit.blockId]].filter((id) => id !== undefined);
    default:
      return [];
  }
}

/**
 * Finds the block to select after one was removed: the next in its list that is left, else the previous, else
 * the parent.
 */
function findNeighbour(before: PageTree, after: PageTree, goneId: string): string | null {
  const place = before.getPlace(goneId);
  if (!place) return null;
  const siblings = before.listAt(place)?.blocks.map(({ id }) => id) ?? [];
  const candidates = [...siblings.slice(place.index + 1), ...siblings.slice(0, place.index).reverse()];
  const left = candidates.find((id) => after.find(id));
  if (left !== undefined || place.parent === null) return left ?? null;
  return after.find(place.parent) ? place.parent : findNeighbour(before, after, place.parent);
}
