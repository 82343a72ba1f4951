import { responsiveProperty } from '#content/fields/responsive-fields.ts';
import { isEqual } from '#content/is-equal.ts';
import { combineEdits, type Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import {
  type BlockStyle,
  canTakeStyle,
  getBlockStyle,
  pickStyleFields,
  replaceDeviceStyles,
} from '../style.ts';
import type { BlockCommand } from './command.ts';

/** Applies a copied style to the selected blocks: only to fields that they have and that accept the value. */
export function pasteStyle(style: BlockStyle): BlockCommand {
  return (tree, { ids }) => {
    const edits = ids.flatMap((id) => restyle(tree, id, style));
    return edits.length === 0 ? undefined : combineEdits(edits);
  };
}

function restyle(tree: PageTree, blockId: string, { type, values }: BlockStyle): Edit[] {
  const block = tree.find(blockId)?.block;
  const now = block && getBlockStyle(tree, block);
  if (!block || !now) return [];
  const fields = pickStyleFields(tree.findDefinition(block)?.fields ?? {});
  const perDevice = replaceDeviceStyles(fields, block[responsiveProperty], values[responsiveProperty]);
  const hasOther = type === block.type && !isEqual(perDevice, block[responsiveProperty]);
  const edits = Object.entries(fields).flatMap(([name, field]): Edit[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || isEqual(value, now.values[name])) return [];
    if (!canTakeStyle(field, value, type === block.type)) return [];
    return [{ type: 'block/set', blockId, path: [name], value: value ?? undefined }];
  });
  return hasOther
    ? [...edits, { type: 'block/set', blockId, path: [responsiveProperty], value: perDevice }]
    : edits;
}
