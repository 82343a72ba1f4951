import type { Block } from '#content/block/block.ts';
import { batch, samePath } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { outermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/**
 * Puts selected blocks that stand beside each other into a new one, each in a column of its own, where the first of them
 * was. They are the same blocks there, with their ids.
 */
export const wrapBlocks: BlockCommand = (tree, selection, newId) => {
  const blocks = siblings(tree, outermost(tree, selection));
  const at = blocks[0] && tree.placeOf(blocks[0].id);
  const wrapper = blocks.length < 2 ? undefined : wrapped(tree, blocks, newId);
  if (!at || !wrapper || !tree.accepts(at, wrapper.type)) return undefined;
  const removals = blocks.map(({ id }) => ({ type: 'block/remove', blockId: id }) as const);
  return batch([...removals, { type: 'block/insert', block: wrapper, at }]);
};

/** The blocks of these ids where all of them stand in one place; none where they do not. */
function siblings(tree: PageTree, ids: readonly string[]): Block[] {
  const visits = ids.flatMap((id) => tree.find(id) ?? []);
  const [first] = visits;
  const together = visits.every(
    ({ parent, slot }) => parent?.id === first?.parent?.id && samePath(slot, first?.slot ?? []),
  );
  return together ? visits.map(({ block }) => block) : [];
}

/** The block that they would stand in; undefined where no type takes so many, or not these. */
function wrapped(tree: PageTree, blocks: readonly Block[], newId: () => string): Block | undefined {
  const definition = [...tree.definitions.values()].find(({ wraps }) => wraps !== undefined);
  const values = definition?.wraps?.(blocks);
  if (!definition || !values) return undefined;
  const version = definition.version > 1 ? { blockVersion: definition.version } : {};
  const block: Block = { ...values, ...version, id: newId(), type: definition.type };
  const taken = tree.listsOf(block).flatMap((list) => list.blocks);
  return blocks.every((inner) => taken.includes(inner)) ? block : undefined;
}
