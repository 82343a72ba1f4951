import { type Block, type Definitions, isBlock } from '#content/block/block.ts';
import { idsWithin, mapSlots } from '#content/block/slots.ts';
import { EditRefused } from './edit.ts';

/**
 * A copy of a block and of all inside it, under the ids that the map gives. Throws {@link EditRefused} where it gives
 * none.
 */
export function copyBlock(
  definitions: Definitions,
  block: Block,
  ids: Readonly<Record<string, string>>,
): Block {
  const id = ids[block.id];
  if (!id) throw new EditRefused(`The copy of ${block.id} has no id.`);
  return mapSlots(definitions, { ...block, id }, (inner) =>
    inner.map((child) => (isBlock(child) ? copyBlock(definitions, child, ids) : child)),
  );
}

/** A new id for a block and for every block inside it. */
export function newIdsFor(
  definitions: Definitions,
  block: Block,
  newId: () => string,
): Record<string, string> {
  return Object.fromEntries(idsWithin(definitions, block).map((id) => [id, newId()]));
}
