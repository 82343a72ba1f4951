import type { Block, Definitions } from '#content/block/block.ts';
import { isHiddenEverywhere } from '#content/block/hidden-block.ts';
import { formatPath } from '#content/block/issue.ts';
import { listSlots, type Slot } from '#content/block/slots.ts';
import { isSamePath, type Place } from '#document/edit.ts';
import { formatSlotLabel } from '../services/editing/format-slot-label.ts';

export interface BlockRow {
  readonly kind: 'block';
  readonly key: string;
  readonly level: number;
  readonly block: Block;
  readonly place: Place;
  /** Index among the rows of its parent, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined for a block that cannot contain others. */
  readonly expanded: boolean | undefined;
  /** True if it is not rendered since an ancestor is hidden or its slot is not in use. */
  readonly hiddenByParent: boolean;
}

/** An empty slot, or one with several blocks in a block that has more slots. */
export interface SlotRow {
  readonly kind: 'slot';
  readonly key: string;
  readonly level: number;
  readonly label: string;
  readonly blocks: readonly Block[];
  /** Place for a block that is dropped here: the end of the slot. */
  readonly place: Place;
  /** Index among the slots of its block, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined if the slot is empty. */
  readonly expanded: boolean | undefined;
}

export type OutlineRow = BlockRow | SlotRow;

/**
 * Lists the visible rows of the tree, from top to bottom. The only block of a slot takes the slot's row: it
 * is directly below the parent block.
 */
export function listOutlineRows(
  definitions: Definitions,
  overview: readonly Block[],
  collapsed: ReadonlySet<string>,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const addBlocks = (blocks: readonly Block[], list: RowList) => {
    for (const [index, block] of blocks.entries()) {
      const { at, level, hiddenByParent, among = { position: index, siblings: blocks.length } } = list;
      const slots = listSlots(definitions, block);
      const expanded = slots.length === 0 ? undefined : !collapsed.has(block.id);
      const facts = { block, level, place: { ...at, index }, expanded, hiddenByParent, ...among };
      rows.push(reuseRow({ kind: 'block', key: block.id, ...facts }));
      if (expanded) addSlots(block, slots, level + 1, hiddenByParent || isHiddenEverywhere(block));
    }
  };
  const addSlots = (block: Block, slots: readonly Slot[], level: number, hidden: boolean) => {
    const definition = definitions.get(block.type);
    if (!definition) return;
    const isOnly = slots.length === 1;
    for (const [position, { path, blocks, unused }] of slots.entries()) {
      const at = { parent: block.id, slot: path };
      const list = { at, level, hiddenByParent: hidden || unused };
      const among = { position, siblings: slots.length };
      if (blocks.length === 1 || (isOnly && blocks.length > 1)) {
        addBlocks(blocks, { ...list, among: isOnly ? undefined : among });
        continue;
      }
      const key = formatSlotKey(at);
      const label = formatSlotLabel(definition, path, block);
      const place = { ...at, index: blocks.length };
      const expanded = blocks.length === 0 ? undefined : !collapsed.has(key);
      rows.push({ kind: 'slot', key, level, label, blocks, place, expanded, ...among });
      if (expanded) addBlocks(blocks, { ...list, level: level + 1 });
    }
  };
  addBlocks(overview, { at: { parent: null, slot: [] }, level: 1, hiddenByParent: false });
  return rows;
}

/** A list of blocks, as its rows are shown. */
interface RowList {
  readonly at: Omit<Place, 'index'>;
  readonly level: number;
  readonly hiddenByParent: boolean;
  /** Set if its only block is listed among the rows of other slots. */
  readonly among?: Pick<BlockRow, 'position' | 'siblings'> | undefined;
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
    (['key', 'level', 'position', 'siblings', 'expanded', 'hiddenByParent'] as const).every(
      (fact) => a[fact] === b[fact],
    )
  );
}
