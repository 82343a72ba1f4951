import { findDeviceValue } from '#content/block/responsive-values.ts';
import type { ChoiceField } from '#content/fields/field.ts';
import type { Device } from '#content/look/layout.ts';
import { combineEdits, type Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import type { BlockCommand } from './command.ts';

/** Name of the field with the size of a title, subheading or text; its options are in order of size. */
const sizeName = 'size';

/** Makes the selected texts one size larger or smaller on a device; undefined if none can be. */
export function stepTextSize(direction: 1 | -1, device: Device): BlockCommand {
  return (tree, { ids }) => {
    const edits = ids.flatMap((id) => stepBlock(tree, id, direction, device));
    return edits.length === 0 ? undefined : combineEdits(edits);
  };
}

/** Returns the field with the size of a block; undefined if it has none. */
export function findSizeField(tree: PageTree, blockId: string): ChoiceField | undefined {
  const block = tree.find(blockId)?.block;
  const field = block && tree.findDefinition(block)?.fields[sizeName];
  return field?.kind === 'choice' && field.responsive ? field : undefined;
}

function stepBlock(tree: PageTree, blockId: string, direction: 1 | -1, device: Device): Edit[] {
  const field = findSizeField(tree, blockId);
  if (!field) return [];
  const found = findDeviceValue(tree.find(blockId)?.block, { name: sizeName, field, path: [] }, device);
  const sizes = field.options.map(({ value }) => value);
  const next = sizes[sizes.indexOf(String(found.value ?? found.field.default)) + direction];
  if (next === undefined) return [];
  // The default is stored only on a device that would inherit another size.
  const value = device === 'desktop' && next === field.default ? undefined : next;
  return [{ type: 'block/set', blockId, path: found.path, value }];
}
