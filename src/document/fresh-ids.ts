import { type Block, type Definitions, isBlock } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { withValueAt } from '#content/block/value-at.ts';
import { isRecord, walkFields } from '#content/block/walk-fields.ts';
import { hasItemIds } from '#content/fields/field.ts';

/**
 * Returns a block with new ids for itself, the blocks inside it and list items that have an id. Everything
 * else is kept, including unknown properties.
 */
export function withFreshIds(definitions: Definitions, block: Block, newId: () => string): Block {
  const own = withFreshItemIds(definitions, { ...block, id: newId() }, newId);
  return mapSlots(definitions, own, (inner) =>
    inner.map((child) => (isBlock(child) ? withFreshIds(definitions, child, newId) : child)),
  );
}

function withFreshItemIds(definitions: Definitions, block: Block, newId: () => string): Block {
  let result = block;
  for (const { field, value, path } of walkFields(definitions.get(block.type)?.fields ?? {}, block)) {
    if (field.kind !== 'list' || !hasItemIds(field.item) || !Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (isRecord(item)) result = withValueAt(result, [...path, index, 'id'], newId());
    }
  }
  return result;
}
