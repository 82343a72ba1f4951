import type { Block, Definitions } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { listSlots, type Slot } from '#content/block/slots.ts';
import { isSamePath, type Place } from '#document/edit.ts';
import { formatSlotLabel } from '../services/format-slot-label.ts';

/** A block in the outline. */
export interface BlockRow {
  readonly kind: 'block';
  readonly key: string;
  readonly level: number;
  readonly block: Block;
  readonly place: Place;
  /** How many blocks stand in the same place. */
  readonly count: number;
  /** Undefined when nothing can be inside it. */
  readonly expanded: boolean | undefined;
  /** True inside a hidden block, or a place that is not in use: it is not shown either. */
  readonly hiddenByParent: boolean;
}

/** A place inside a block, where it has several or an empty one. */
export interface SlotRow {
  readonly kind: 'slot';
  readonly key: string;
  readonly level: number;
  readonly label: string;
  /** Where a block dropped here goes: the end of the slot. */
  readonly place: Place;
  /** How many blocks stand in it. */
  readonly count: number;
  /** Its number among the places of its block, from 0, and how many these are. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined when nothing is in it. */
  readonly expanded: boolean | undefined;
}

export type OutlineRow = BlockRow | SlotRow;

/** The tree as the rows a person sees, from top to bottom. */
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
      if (expanded) addSlots(block, slots, level + 1, hidden || block.hidden === true);
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

/** What the row of a place is called by. */
export function formatSlotKey({ parent, slot }: Omit<Place, 'index'>): string {
  return `${parent}/${formatPath(slot)}`;
}

/** Of blocks as they were last. Blocks never change, only their copies do. */
const known = new WeakMap<Block, BlockRow>();

/** The row that a block had before, where it says the same: who renders it need not look into it. */
function reuseRow(row: BlockRow): BlockRow {
  const before = known.get(row.block);
  if (before && saysTheSame(before, row)) return before;
  known.set(row.block, row);
  return row;
}

function saysTheSame(a: BlockRow, b: BlockRow): boolean {
  return (
    a.place.parent === b.place.parent &&
    a.place.index === b.place.index &&
    isSamePath(a.place.slot, b.place.slot) &&
    (['key', 'level', 'count', 'expanded', 'hiddenByParent'] as const).every((fact) => a[fact] === b[fact])
  );
}
