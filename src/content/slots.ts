import { type Block, type Definitions, isBlock } from './block.ts';
import type { PathPart } from './fault.ts';
import { walkFields } from './walk-fields.ts';

/** A place inside a block that holds blocks, and what is in it. */
export interface Slot {
  readonly path: readonly PathPart[];
  readonly blocks: readonly Block[];
  readonly accepts?: readonly string[];
}

/**
 * Blocks never change, only their copies do, so the slots of one are looked for once. An edit on a page of
 * hundreds of blocks then walks the fields of a few.
 */
const known = new WeakMap<Definitions, WeakMap<Block, readonly Slot[]>>();

/** The slots of a block, in the order of its fields. A block of an unknown type has none. */
export function slotsOf(definitions: Definitions, block: Block): readonly Slot[] {
  const ofBlocks = known.get(definitions) ?? new WeakMap<Block, readonly Slot[]>();
  known.set(definitions, ofBlocks);
  const slots = ofBlocks.get(block) ?? findSlots(definitions, block);
  ofBlocks.set(block, slots);
  return slots;
}

function findSlots(definitions: Definitions, block: Block): readonly Slot[] {
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

/** Every block that is drawn: hidden ones and all that stands in them are left out. */
export function* walkVisibleBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
): Generator<BlockVisit> {
  const hidden = new Set<Block>();
  for (const visit of walkBlocks(definitions, blocks)) {
    if (visit.block.hidden || (visit.parent && hidden.has(visit.parent))) hidden.add(visit.block);
    else yield visit;
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
