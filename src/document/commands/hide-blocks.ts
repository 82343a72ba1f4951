import { combineEdits } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost, type Selection } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Hides the selected blocks from visitors, or shows them if all of them are hidden. */
export const hideBlocks: BlockCommand = (tree, selection) => {
  const ids = listOutermost(tree, selection);
  if (ids.length === 0) return undefined;
  const value = areHidden(tree, selection) ? undefined : true;
  const changed = ids.filter((id) => (tree.find(id)?.block.hidden === true) !== (value === true));
  return combineEdits(
    changed.map((blockId) => ({ type: 'block/set', blockId, path: ['hidden'], value }) as const),
  );
};

/** True if every selected block is hidden. */
export function areHidden(tree: PageTree, selection: Selection): boolean {
  return listOutermost(tree, selection).every((id) => tree.find(id)?.block.hidden === true);
}
