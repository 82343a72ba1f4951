import { findDeviceValue, getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { ChoiceField } from '#content/fields/field.ts';
import type { Device } from '#content/look/layout.ts';
import { combineEdits, type Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import type { BlockCommand } from './command.ts';

/** Name of the field that places a block that is narrower than its column. */
const alignName = 'align';

export type Alignment = 'left' | 'center' | 'right';

/** Aligns the selected blocks on a device; undefined if all that can be are aligned so already. */
export function alignBlocks(alignment: Alignment, device: Device): BlockCommand {
  return (tree, { ids }) => {
    const edits = ids.flatMap((id): Edit[] => {
      const field = findAlignField(tree, id);
      if (!field || readAlignment(tree, id, device) === alignment) return [];
      const place = { name: alignName, field, path: [] };
      const { path } = findDeviceValue(tree.find(id)?.block, place, device);
      return [{ type: 'block/set', blockId: id, path, value: alignment }];
    });
    return edits.length === 0 ? undefined : combineEdits(edits);
  };
}

/** Reads the alignment that a block has on a device; undefined if it has the page's. */
export function readAlignment(tree: PageTree, blockId: string, device: Device): unknown {
  const block = tree.find(blockId)?.block;
  return block && getValuesOnDevice(block, device)[alignName];
}

/**
 * True if a block has a maximum width or an alignment on a device, so that its horizontal position can be
 * chosen.
 */
export function hasAlignment(tree: PageTree, blockId: string, device: Device): boolean {
  const block = tree.find(blockId)?.block;
  if (!block || !findAlignField(tree, blockId)) return false;
  const { maxWidth, [alignName]: align } = getValuesOnDevice(block, device);
  return Boolean(align) || (Boolean(maxWidth) && maxWidth !== '100%');
}

/** Returns the field that aligns a block; undefined if it has none. */
function findAlignField(tree: PageTree, blockId: string): ChoiceField | undefined {
  const block = tree.find(blockId)?.block;
  const field = block && tree.findDefinition(block)?.fields[alignName];
  return field?.kind === 'choice' && field.responsive ? field : undefined;
}
