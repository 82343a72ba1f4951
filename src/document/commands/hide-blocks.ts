import { isHiddenEverywhere, listHiddenDevices } from '#content/block/hidden-block.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { type NarrowDevice, narrowDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
import { combineEdits, type Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost, type Selection } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Hides the selected blocks from visitors, or shows them if all of them are hidden. */
export const hideBlocks: BlockCommand = (tree, selection) => {
  const ids = listOutermost(tree, selection);
  if (ids.length === 0) return undefined;
  const value = areHidden(tree, selection) ? undefined : true;
  return combineEdits(
    ids.flatMap((id) => (value ? hideEverywhere(tree, id) : setHidden(tree, id, ['hidden'], value))),
  );
};

/** Hides the selected blocks on tablets or phones, or shows them there if all of them are hidden there. */
export function hideBlocksOn(device: NarrowDevice): BlockCommand {
  return (tree, selection) => {
    const ids = listOutermost(tree, selection);
    const blocks = ids.flatMap((id) => tree.find(id)?.block ?? []);
    // A block hidden everywhere would need an explicit value to be shown on one device.
    if (blocks.length === 0 || blocks.some(isHiddenEverywhere)) return undefined;
    const isShown = blocks.every((block) => listHiddenDevices(block).includes(device));
    const edits = ids.flatMap((id) =>
      setHidden(tree, id, [responsiveProperty, device, 'hidden'], !isShown || undefined),
    );
    return edits.length === 0 ? undefined : combineEdits(edits);
  };
}

/** Hides a block, also on devices that show what desktop does not. */
function hideEverywhere(tree: PageTree, id: string): Edit[] {
  const shown = narrowDevices.flatMap((device) => {
    const path = [responsiveProperty, device, 'hidden'];
    return getValueAt(tree.find(id)?.block, path) === false ? setHidden(tree, id, path, undefined) : [];
  });
  return [...setHidden(tree, id, ['hidden'], true), ...shown];
}

function setHidden(
  tree: PageTree,
  blockId: string,
  path: readonly string[],
  value: true | undefined,
): Edit[] {
  const isSame = (getValueAt(tree.find(blockId)?.block, path) === true) === (value === true);
  return isSame && getValueAt(tree.find(blockId)?.block, path) !== false
    ? []
    : [{ type: 'block/set', blockId, path, value }];
}

/** True if every selected block is hidden. */
export function areHidden(tree: PageTree, selection: Selection): boolean {
  return listOutermost(tree, selection).every((id) => {
    const block = tree.find(id)?.block;
    return block !== undefined && isHiddenEverywhere(block);
  });
}
