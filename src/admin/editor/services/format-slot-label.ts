import type { BlockDefinition } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';

/** Formats a slot's path: `['rows', 0, 'columns', 1]` is "Row 1 · Column 2". */
export function formatSlotLabel(definition: BlockDefinition, path: readonly PathPart[]): string {
  const names: string[] = [];
  let at: Field | Fields = definition.fields;
  for (const part of path) {
    if (typeof part === 'number') {
      if (!isField(at) || at.kind !== 'list') break;
      names.push(`${at.itemLabel} ${part + 1}`);
      at = at.item;
      continue;
    }
    const field: Field | undefined = isField(at) ? undefined : at[part];
    if (!field) break;
    if (field.kind === 'slot') names.push(field.label);
    at = field.kind === 'object' ? field.fields : field;
  }
  return names.join(' · ');
}

function isField(value: Field | Fields): value is Field {
  return isBareField(value);
}
