import type { Block, Definitions } from '#content/block.ts';
import { idsWithin } from '#content/slots.ts';

/** An id for a new block: short enough to read, long enough never to meet its like. */
export function freshId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

/** A new id for a block and for every block inside it. */
export function freshIds(definitions: Definitions, block: Block): Record<string, string> {
  return Object.fromEntries(idsWithin(definitions, block).map((id) => [id, freshId()]));
}
