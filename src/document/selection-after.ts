import type { Edit } from './edit.ts';
import type { PageTree } from './page-tree.ts';

/** What is selected after an edit: new blocks arrive selected, a removed one hands on to its neighbour. */
export function selectionAfter(
  before: PageTree,
  after: PageTree,
  selectedId: string | null,
  edit: Edit,
): string | null {
  const arrived = newBlock(edit);
  if (arrived !== undefined) return arrived;
  if (selectedId === null || after.find(selectedId)) return selectedId;
  return neighbour(before, after, selectedId);
}

function newBlock(edit: Edit): string | undefined {
  switch (edit.type) {
    case 'block/insert':
      return edit.block.id;
    case 'block/duplicate':
      return edit.ids[edit.blockId];
    case 'batch':
      return edit.edits.map(newBlock).findLast((id) => id !== undefined);
    default:
      return undefined;
  }
}

/** Of a block that is gone: the one that took its place, else the one before it, else what it stood in. */
function neighbour(before: PageTree, after: PageTree, goneId: string): string | null {
  const place = before.placeOf(goneId);
  if (!place) return null;
  // It went with the block that it stood in: that one hands on.
  if (place.parent !== null && !after.find(place.parent)) return neighbour(before, after, place.parent);
  const left = after.listAt(place)?.blocks ?? [];
  return (left[place.index] ?? left[place.index - 1])?.id ?? place.parent;
}
