import { mayStandAt, moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import type { Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { listOutermost } from '#document/selection.ts';
import type { Draft } from '../work/draft/draft.ts';

/** What goes along when a block is dragged: all that are selected where it is one of them, else it alone. */
export function listDraggedBlocks({ store }: Pick<Draft, 'store'>, id: string): readonly string[] {
  const { tree, selection } = store.getState();
  return listOutermost(tree, { ids: selection.ids.includes(id) ? selection.ids : [id] });
}

/** What letting dragged blocks go at a place as it is seen now would do. */
export type DropOutcome = 'moves' | 'stays' | 'refused';

export function determineDropOutcome(tree: PageTree, ids: readonly string[], seen: Place): DropOutcome {
  if (moveBlocksTo(tree, ids, seen)) return 'moves';
  return mayStandAt(tree, ids, seen) ? 'stays' : 'refused';
}
