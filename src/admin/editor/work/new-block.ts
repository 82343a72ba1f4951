import type { Block, BlockDefinition, Definitions } from '#content/block.ts';
import { isBareField } from '#content/fields/field.ts';
import { mapSlots } from '#content/slots.ts';
import { startingValues } from '#content/starter-values.ts';
import { withValueAt } from '#content/value-at.ts';
import { isRecord, walkFields } from '#content/walk-fields.ts';
import { freshId } from './fresh-id.ts';

/** A block with what its definition starts with, and ids of its own for it and all inside it. */
export function newBlock(definitions: Definitions, definition: BlockDefinition): Block {
  const version = definition.version > 1 ? { blockVersion: definition.version } : {};
  const block: Block = {
    ...startingValues(definitions, definition),
    ...version,
    id: freshId(),
    type: definition.type,
  };
  return withItemIds(definition, withFreshIds(definitions, block));
}

function withFreshIds(definitions: Definitions, block: Block): Block {
  return mapSlots(definitions, block, (blocks) =>
    blocks.map((inner) => withFreshIds(definitions, { ...inner, id: freshId() })),
  );
}

/** List items with an `id` field are told apart by it; two blocks from one starter must not share them. */
function withItemIds(definition: BlockDefinition, block: Block): Block {
  let result = block;
  for (const { field, value, path } of walkFields(definition.fields, block)) {
    if (field.kind !== 'list' || isBareField(field.item) || !Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (!isRecord(item) || (!('id' in item) && !('id' in field.item))) continue;
      result = withValueAt(result, [...path, index, 'id'], freshId());
    }
  }
  return result;
}
