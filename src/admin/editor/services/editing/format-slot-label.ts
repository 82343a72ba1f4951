import type { Block, BlockDefinition } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';

/**
 * Formats a slot's path: `['rows', 0, 'columns', 1]` is "Row 1 · Column 2". A list with one item is left out,
 * so that in a grid with one row it is "Column 2".
 */
export function formatSlotLabel(
  definition: BlockDefinition,
  path: readonly PathPart[],
  block: Block,
): string {
  const names: { readonly text: string; readonly isOnly: boolean }[] = [];
  let at: Field | Fields = definition.fields;
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number') {
      if (!isField(at) || at.kind !== 'list') break;
      const list = getValueAt(block, path.slice(0, index));
      names.push({ text: `${at.itemLabel} ${part + 1}`, isOnly: Array.isArray(list) && list.length === 1 });
      at = at.item;
      continue;
    }
    const field: Field | undefined = isField(at) ? undefined : at[part];
    if (!field) break;
    if (field.kind === 'slot') names.push({ text: field.label, isOnly: false });
    at = field.kind === 'object' ? field.fields : field;
  }
  const telling = names.filter(({ isOnly }) => !isOnly);
  return (telling.length > 0 ? telling : names.slice(-1)).map(({ text }) => text).join(' · ');
}

function isField(value: Field | Fields): value is Field {
  return isBareField(value);
}
