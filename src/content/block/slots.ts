import { type Field, type Fields, isBareField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import { type Block, type Definitions, isBlock } from './block.ts';
import { isHiddenEverywhere } from './hidden-block.ts';
import type { PathPart } from './issue.ts';
import { getValueAt, withValueAt } from './value-at.ts';
import { walkFields } from './walk-fields.ts';

/** A slot of a block with its blocks. */
export interface Slot {
  readonly path: readonly PathPart[];
  readonly blocks: readonly Block[];
  readonly accepts?: readonly string[];
  /** True if other content of the block replaces the slot: it is kept, and not rendered. */
  readonly unused: boolean;
}

/**
 * Cached by identity, since blocks are immutable. An edit on a page of hundreds of blocks then walks the
 * fields of a few.
 */
const known = new WeakMap<Definitions, WeakMap<Block, readonly Slot[]>>();

/** Lists the slots of a block, in the order of its fields. Empty for an unknown type. */
export function listSlots(definitions: Definitions, block: Block): readonly Slot[] {
  const fields = definitions.get(block.type)?.fields;
  if (!fields || !mayHoldBlocks(fields)) return none;
  const ofBlocks = known.get(definitions) ?? new WeakMap<Block, readonly Slot[]>();
  known.set(definitions, ofBlocks);
  const slots = ofBlocks.get(block) ?? findSlots(definitions, block);
  ofBlocks.set(block, slots);
  return slots;
}

const none: readonly Slot[] = [];
const holders = new WeakMap<Fields, boolean>();

/** True if a block type has slots at all. Most have none and are not cached. */
function mayHoldBlocks(fields: Fields): boolean {
  const found = holders.get(fields) ?? Object.values(fields).some(hasSlot);
  holders.set(fields, found);
  return found;
}

function hasSlot(field: Field): boolean {
  if (field.kind === 'object') return Object.values(field.fields).some(hasSlot);
  if (field.kind !== 'list') return field.kind === 'slot';
  return isBareField(field.item) ? hasSlot(field.item) : Object.values(field.item).some(hasSlot);
}

function findSlots(definitions: Definitions, block: Block): readonly Slot[] {
  const definition = definitions.get(block.type);
  if (!definition) return [];
  const slots: Slot[] = [];
  for (const { field, value, path } of walkFields(definition.fields, block)) {
    if (field.kind !== 'slot') continue;
    const outermost = definition.fields[String(path[0])];
    slots.push({
      path,
      blocks: Array.isArray(value) ? value.filter(isBlock) : [],
      accepts: field.accepts,
      unused: outermost !== undefined && !isShown(outermost, definition.fields, block),
    });
  }
  return slots;
}

/** A block, its parent, the path of its slot in the parent, and its index there. */
export interface BlockVisit {
  readonly block: Block;
  readonly parent: Block | undefined;
  readonly slot: readonly PathPart[];
  readonly index: number;
  readonly depth: number;
}

/** Iterates over all blocks at every depth, in reading order. */
export function walkBlocks(definitions: Definitions, blocks: readonly Block[]): Generator<BlockVisit> {
  return walk(definitions, blocks, { all: true });
}

/**
 * Iterates over all blocks that are rendered, without hidden blocks, unused slots and everything inside them.
 */
export function walkVisibleBlocks(definitions: Definitions, blocks: readonly Block[]): Generator<BlockVisit> {
  return walk(definitions, blocks, { all: false });
}

interface Walk {
  readonly all: boolean;
  readonly parent?: Block;
  readonly slot?: readonly PathPart[];
  readonly depth?: number;
}

function* walk(
  definitions: Definitions,
  blocks: readonly Block[],
  { all, parent, slot = [], depth = 0 }: Walk,
): Generator<BlockVisit> {
  for (const [index, block] of blocks.entries()) {
    if (!all && isHiddenEverywhere(block)) continue;
    yield { block, parent, slot, index, depth };
    for (const inner of listSlots(definitions, block)) {
      if (inner.unused && !all) continue;
      yield* walk(definitions, inner.blocks, { all, parent: block, slot: inner.path, depth: depth + 1 });
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

/** Lists the ids of a block and of all blocks inside it. */
export function listBlockIds(definitions: Definitions, block: Block): string[] {
  return [...walkBlocks(definitions, [block])].map((visit) => visit.block.id);
}

/** Copies a block with changed slots; unchanged slots, and so unchanged blocks, keep their identity. */
export function mapSlots(
  definitions: Definitions,
  block: Block,
  change: (blocks: readonly Block[], path: readonly PathPart[]) => readonly Block[],
): Block {
  return listSlots(definitions, block).reduce((result, slot) => {
    const stored = getValueAt(block, slot.path);
    // Maps the stored array instead of its readable blocks, so that content that is not a block is kept.
    const before = (Array.isArray(stored) ? stored : []) as readonly Block[];
    const after = change(before, slot.path);
    const untouched = after === before || (after.length === 0 && !Array.isArray(stored));
    return untouched ? result : withValueAt(result, slot.path, after);
  }, block);
}
