import { type Block, type Definitions, isBlock } from './block.ts';
import type { PathPart } from './fault.ts';
import { walkFields } from './walk-fields.ts';

/** A place inside a block that holds blocks, and what is in it. */
export interface Slot {
  readonly path: readonly PathPart[];
  readonly blocks: readonly Block[];
  readonly accepts?: readonly string[];
}

/** The slots of a block, in the order of its fields. A block of an unknown type has none. */
export function slotsOf(definitions: Definitions, block: Block): Slot[] {
  const definition = definitions.get(block.type);
  if (!definition) return [];
  const slots: Slot[] = [];
  for (const { field, value, path } of walkFields(definition.fields, block)) {
    if (field.kind !== 'slot') continue;
    slots.push({ path, blocks: Array.isArray(value) ? value.filter(isBlock) : [], accepts: field.accepts });
  }
  return slots;
}

/** A block, the block it is in, the slot's path in that one, and its place there. */
export interface BlockVisit {
  readonly block: Block;
  readonly parent: Block | undefined;
  readonly slot: readonly PathPart[];
  readonly index: number;
  readonly depth: number;
}

/** Every block at every depth, in reading order. */
export function* walkBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  parent?: Block,
  slot: readonly PathPart[] = [],
  depth = 0,
): Generator<BlockVisit> {
  for (const [index, block] of blocks.entries()) {
    yield { block, parent, slot, index, depth };
    for (const inner of slotsOf(definitions, block)) {
      yield* walkBlocks(definitions, inner.blocks, block, inner.path, depth + 1);
    }
  }
}

export function findBlock(
  definitions: Definitions,
  blocks: readonly Block[],
  id: string,
): BlockVisit | undefined {
  for (const visit of walkBlocks(definitions, blocks)) if (visit.block.id === id) return visit;
  return undefined;
}
