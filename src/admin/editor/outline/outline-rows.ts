import type { Block, Definitions } from '#content/block/block.ts';
import { isHiddenEverywhere } from '#content/block/hidden-block.ts';
import { formatPath } from '#content/block/issue.ts';
import { listSlots, type Slot } from '#content/block/slots.ts';
import { isSamePath, type Place } from '#document/edit.ts';
import { formatSlotLabel } from '../services/format-slot-label.ts';

export interface BlockRow {
  readonly kind: 'block';
  readonly key: string;
  readonly level: number;
  readonly block: Block;
  readonly place: Place;
  /** Number of blocks in its list. */
  readonly count: number;
  /** Undefined for a block that cannot contain others. */
  readonly expanded: boolean | undefined;
  /** True if it is not rendered since an ancestor is hidden or its slot is not in use. */
  readonly hiddenByParent: boolean;
}

/** A slot of a block that has several slots, or an empty one. */
export interface SlotRow {
  readonly kind: 'slot';
  readonly key: string;
  readonly level: number;
  readonly label: string;
  /** Place for a block that is dropped here: the end of the slot. */
  readonly place: Place;
  /** Number of its blocks. */
  readonly count: number;
  /** Index among the slots of its block, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined if the slot is empty. */
  readonly expanded: boolean | undefined;
}

export type OutlineRow = BlockRow | SlotRow;

/** Lists the visible rows of the tree, from top to bottom. */
export function listOutlineRows(
  definitions: Definitions,
  overview: readonly Block[],
  collapsed: ReadonlySet<string>,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const addBlocks = (blocks: readonly Block[], at: Omit<Place, 'index'>, level: number, hidden: boolean) => {
    for (const [index, block] of blocks.entries()) {
      const slots = listSlots(definitions, block);
      const expanded = slots.length === 0 ? undefined : !collapsed.has(block.id);
      const place = { ...at, index };
      const count = blocks.length;
      const facts = { block, level, place, count, expanded, hiddenByParent: hidden };
      rows.push(reuseRow({ kind: 'block', key: block.id, ...facts }));
      if (expanded) addSlots(block, slots, level + 1, hidden || isHiddenEverywhere(block));
    }
  };
  const addSlots = (block: Block, slots: readonly Slot[], level: number, hidden: boolean) => {
    const definition = definitions.get(block.type);
    if (!definition) return;
    for (const [position, slot] of slots.entries()) {
      const count = slot.blocks.length;
      const named = slots.length > 1 || count === 0;
      const at = { parent: block.id, slot: slot.path };
      const key = formatSlotKey(at);
      const expanded = count === 0 ? undefined : !collapsed.has(key);
      if (named) {
        const label = formatSlotLabel(definition, slot.path);
        const facts = { label, place: { ...at, index: count }, count, position, siblings: slots.length };
        rows.push({ kind: 'slot', key, level, expanded, ...facts });
      }
      if (expanded || !named) addBlocks(slot.blocks, at, named ? level + 1 : level, hidden || slot.unused);
    }
  };
  addBlocks(overview, { parent: null, slot: [] }, 1, false);
  return rows;
}

/** Formats the key of a slot's row. */
export function formatSlotKey({ parent, slot }: Omit<Place, 'index'>): string {
  return `${parent}/${formatPath(slot)}`;
}

/** Rows by block. Blocks are immutable, so that a changed block is another key. */
const known = new WeakMap<Block, BlockRow>();

/** Returns the previous row object of a block if it is equal, so that memoized components skip rendering. */
function reuseRow(row: BlockRow): BlockRow {
  const before = known.get(row.block);
  if (before && isEqualRow(before, row)) return before;
  known.set(row.block, row);
  return row;
}

function isEqualRow(a: BlockRow, b: BlockRow): boolean {
  return (
    a.place.parent === b.place.parent &&
    a.place.index === b.place.index &&
    isSamePath(a.place.slot, b.place.slot) &&
    (['key', 'level', 'count', 'expanded', 'hiddenByParent'] as const).every((fact) => a[fact] === b[fact])
  );
}
