import { type Block, type Definitions, isBlock } from '#content/block/block.ts';
import { listBlockIds, mapSlots } from '#content/block/slots.ts';
import { InvalidEditError } from './edit.ts';

/**
 * Copies a block and everything inside it under the ids that the map gives.
 *
 * @throws {@link InvalidEditError} if the map has no id for a block
 */
export function copyBlock(
  definitions: Definitions,
  block: Block,
  ids: Readonly<Record<string, string>>,
): Block {
  const id = ids[block.id];
  if (!id) throw new InvalidEditError(`The copy of ${block.id} has no id.`);
  return mapSlots(definitions, { ...block, id }, (inner) =>
    inner.map((child) => (isBlock(child) ? copyBlock(definitions, child, ids) : child)),
  );
}

/** Creates a new id for a block and for every block inside it. */
export function createNewIds(
  definitions: Definitions,
  block: Block,
  newId: () => string,
): Record<string, string> {
  return Object.fromEntries(listBlockIds(definitions, block).map((id) => [id, newId()]));
}
