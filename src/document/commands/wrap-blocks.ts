import type { Block } from '#content/block/block.ts';
import { combineEdits, isSamePath } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/**
 * Wraps adjacent selected blocks in a new block of columns, at the position of the first one. Each goes into
 * its own column and keeps its id.
 */
export const wrapBlocks: BlockCommand = (tree, selection, newId) => {
  const blocks = findSiblings(tree, listOutermost(tree, selection));
  const at = blocks[0] && tree.getPlace(blocks[0].id);
  const wrapper = blocks.length < 2 ? undefined : createWrapper(tree, blocks, newId);
  if (!at || !wrapper || !tree.accepts(at, wrapper.type)) return undefined;
  const removals = blocks.map(({ id }) => ({ type: 'block/remove', blockId: id }) as const);
  return combineEdits([...removals, { type: 'block/insert', block: wrapper, at }]);
};

/** Returns the blocks if all of them are in one list, else an empty array. */
function findSiblings(tree: PageTree, ids: readonly string[]): Block[] {
  const visits = ids.flatMap((id) => tree.find(id) ?? []);
  const [first] = visits;
  const together = visits.every(
    ({ parent, slot }) => parent?.id === first?.parent?.id && isSamePath(slot, first?.slot ?? []),
  );
  return together ? visits.map(({ block }) => block) : [];
}

/** Creates the block around them, or returns undefined if no block type takes this number or these types. */
function createWrapper(tree: PageTree, blocks: readonly Block[], newId: () => string): Block | undefined {
  const definition = [...tree.definitions.values()].find(({ wraps }) => wraps !== undefined);
  const values = definition?.wraps?.(blocks);
  if (!definition || !values) return undefined;
  const version = definition.version > 1 ? { blockVersion: definition.version } : {};
  const block: Block = { ...values, ...version, id: newId(), type: definition.type };
  const taken = tree.getLists(block).flatMap((list) => list.blocks);
  return blocks.every((inner) => taken.includes(inner)) ? block : undefined;
}
