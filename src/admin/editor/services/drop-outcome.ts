import { canMoveTo, moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import type { Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { listOutermost } from '#document/selection.ts';
import type { Draft } from '../work/draft/draft.ts';

/**
 * Lists the blocks that a drag moves: the whole selection if the block is part of it, else only the block.
 */
export function listDraggedBlocks({ store }: Pick<Draft, 'store'>, id: string): readonly string[] {
  const { tree, selection } = store.getState();
  return listOutermost(tree, { ids: selection.ids.includes(id) ? selection.ids : [id] });
}

/** Outcome of dropping the dragged blocks at a place. */
export type DropOutcome = 'moves' | 'stays' | 'refused';

export function determineDropOutcome(tree: PageTree, ids: readonly string[], seen: Place): DropOutcome {
  if (moveBlocksTo(tree, ids, seen)) return 'moves';
  return canMoveTo(tree, ids, seen) ? 'stays' : 'refused';
}
