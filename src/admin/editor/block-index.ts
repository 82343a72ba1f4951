import type { Block, Definitions } from '#content/block.ts';
import { type BlockVisit, walkBlocks } from '#content/slots.ts';

const indexes = new WeakMap<readonly Block[], ReadonlyMap<string, BlockVisit>>();

/** Finds a block by its id. Pages are never changed in place, so each is walked once for all who ask. */
export function lookUp(
  definitions: Definitions,
  overview: readonly Block[],
  id: string | null,
): BlockVisit | undefined {
  if (id === null) return undefined;
  let index = indexes.get(overview);
  if (!index) {
    index = new Map([...walkBlocks(definitions, overview)].map((visit) => [visit.block.id, visit]));
    indexes.set(overview, index);
  }
  return index.get(id);
}

/** The blocks around a block, from the outside. */
export function blocksAround(definitions: Definitions, overview: readonly Block[], id: string): Block[] {
  const parent = lookUp(definitions, overview, id)?.parent;
  return parent ? [...blocksAround(definitions, overview, parent.id), parent] : [];
}
