import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { listBlockIds, mapSlots } from '#content/block/slots.ts';
import { isEqual } from '#content/is-equal.ts';
import { combineEdits, type Edit, isSamePath, type Place } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost } from '../selection.ts';
import {
  addStep,
  closeColumns,
  closeEmptiedColumns,
  type EmptiedColumns,
  getColumns,
  listEmptied,
  type PageSteps,
} from './close-columns.ts';
import type { BlockCommand } from './command.ts';
import { moveBlocksTo } from './move-blocks-to.ts';

/** A place beside a block, in a new column. */
export interface BlockSide {
  readonly blockId: string;
  readonly side: 'left' | 'right';
}

/**
 * Returns the edit that moves blocks into a new column beside another block, in reading order. Around a block
 * that is in no columns yet, it creates them. Columns that lose their blocks are removed. Undefined if there
 * is no room for another column, or if nothing would change.
 */
export function moveBlocksBeside(
  tree: PageTree,
  moved: readonly string[],
  beside: BlockSide,
  newId: () => string,
): Edit | undefined {
  const ids = listOutermost(tree, { ids: moved });
  const blocks = ids.flatMap((id) => tree.find(id)?.block ?? []);
  if (!canPlaceBeside(tree, blocks, beside)) return undefined;
  const opened = openColumn(tree, beside, newId);
  if (!opened) return undefined;
  const filled = ids.reduce<PageSteps>(
    (steps, blockId, index) =>
      addStep(steps, { type: 'block/move', blockId, at: { ...opened.at, index } as Place }),
    opened,
  );
  const emptied = listEmptied(tree, ids).map((one) => shiftColumns(one, opened.at));
  const { tree: after, edits } = closeColumns(filled, emptied);
  return isEqual(after.content.overview, tree.content.overview) ? undefined : combineEdits(edits);
}

/** Returns the edit that adds blocks in a new column beside another block; undefined as for moves. */
export function insertBlocksBeside(
  tree: PageTree,
  blocks: readonly Block[],
  beside: BlockSide,
  newId: () => string,
): Edit | undefined {
  const opened = canPlaceBeside(tree, blocks, beside) ? openColumn(tree, beside, newId) : undefined;
  if (!opened) return undefined;
  const inserts = blocks.map(
    (block, index) => ({ type: 'block/insert', block, at: { ...opened.at, index } }) as const,
  );
  return combineEdits([...opened.edits, ...inserts]);
}

/**
 * True if blocks may be placed beside another one. A block of columns is not placed in a column, and none
 * beside itself.
 */
function canPlaceBeside(tree: PageTree, blocks: readonly Block[], { blockId }: BlockSide): boolean {
  return (
    blocks.length > 0 &&
    blocks.every(
      (block) => !getColumns(tree, block) && !listBlockIds(tree.definitions, block).includes(blockId),
    )
  );
}

interface OpenedColumn extends PageSteps {
  /** The new, empty column. */
  readonly at: Pick<Place, 'parent' | 'slot'>;
}

/** Adds an empty column beside a block. */
function openColumn(
  tree: PageTree,
  { blockId, side }: BlockSide,
  newId: () => string,
): OpenedColumn | undefined {
  const visit = tree.find(blockId);
  if (!visit) return undefined;
  const { block, parent, slot } = visit;
  if (parent && getColumns(tree, parent)) return addColumnAt(tree, parent, slot, side);
  if (!getColumns(tree, block)) return wrapInColumns(tree, block, side, newId);
  const lists = tree.getLists(block);
  const end = side === 'left' ? lists[0] : lists.at(-1);
  const isOneRow = lists.every((list) => isSamePath(list.slot.slice(0, -1), end?.slot.slice(0, -1) ?? []));
  return end && isOneRow ? addColumnAt(tree, block, end.slot, side) : undefined;
}

function addColumnAt(
  tree: PageTree,
  block: Block,
  slot: readonly PathPart[],
  side: BlockSide['side'],
): OpenedColumn | undefined {
  const path = side === 'left' ? slot : slot.with(-1, Number(slot.at(-1)) + 1);
  const wider = getColumns(tree, block)?.add(block, path);
  return (
    wider && {
      ...addStep({ tree, edits: [] }, { type: 'block/put', block: wider }),
      at: { parent: block.id, slot: path },
    }
  );
}

/** Creates columns in the place of a block: one with the block, and an empty one beside it. */
function wrapInColumns(
  tree: PageTree,
  inner: Block,
  side: BlockSide['side'],
  newId: () => string,
): OpenedColumn | undefined {
  const definition = [...tree.definitions.values()].find(({ columns, wraps }) => columns && wraps);
  const place = tree.getPlace(inner.id);
  const values = definition?.wraps?.([inner]);
  if (!definition || !place || !values || !tree.accepts(place, definition.type)) return undefined;
  const version = definition.version > 1 ? { blockVersion: definition.version } : {};
  const one: Block = { ...values, ...version, id: newId(), type: definition.type };
  const own = tree.getLists(one)[0]?.slot;
  const other = own && (side === 'left' ? own : own.with(-1, Number(own.at(-1)) + 1));
  const two = other && definition.columns?.add(one, other);
  if (!two) return undefined;
  const block = mapSlots(tree.definitions, two, () => []);
  const inserted = addStep({ tree, edits: [] }, { type: 'block/insert', block, at: place });
  const slot = side === 'left' ? own.with(-1, Number(own.at(-1)) + 1) : own;
  return {
    ...addStep(inserted, { type: 'block/move', blockId: inner.id, at: { parent: block.id, slot, index: 0 } }),
    at: { parent: block.id, slot: other },
  };
}

/** Paths of columns after another one was added before them. */
function shiftColumns({ blockId, paths }: EmptiedColumns, added: OpenedColumn['at']): EmptiedColumns {
  const index = Number(added.slot.at(-1));
  const shifted = paths.map((path) => {
    const isAfter = isSamePath(path.slice(0, -1), added.slot.slice(0, -1)) && Number(path.at(-1)) >= index;
    return isAfter ? path.with(-1, Number(path.at(-1)) + 1) : path;
  });
  return { blockId, paths: blockId === added.parent ? shifted : paths };
}

/** Places the selected blocks beside the block above or below them; reading order stays the same. */
export function placeBeside(neighbour: 'above' | 'below'): BlockCommand {
  return (tree, selection, newId) => {
    const ids = listOutermost(tree, selection);
    const end = neighbour === 'above' ? ids[0] : ids.at(-1);
    const place = end === undefined ? undefined : tree.getPlace(end);
    const other = place && tree.listAt(place)?.blocks[place.index + (neighbour === 'above' ? -1 : 1)];
    const side = neighbour === 'above' ? 'right' : 'left';
    return other && moveBlocksBeside(tree, ids, { blockId: other.id, side }, newId);
  };
}

/**
 * Takes the selected blocks out of their columns: above these if they are in the first one, else below them.
 */
export const takeOutOfColumns: BlockCommand = (tree, selection) => {
  const ids = listOutermost(tree, selection);
  const visits = ids.flatMap((id) => tree.find(id) ?? []);
  const parent = visits[0]?.parent;
  const around = parent && getColumns(tree, parent) ? tree.getPlace(parent.id) : undefined;
  if (!around || visits.some((visit) => visit.parent !== parent)) return undefined;
  const isFirst = visits[0]?.slot.at(-1) === 0;
  const edit = moveBlocksTo(tree, ids, isFirst ? around : { ...around, index: around.index + 1 });
  return edit && closeEmptiedColumns(tree, ids, edit);
};
