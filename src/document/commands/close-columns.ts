import type { Block, BlockColumns } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { applyEdit } from '../apply-edit.ts';
import { combineEdits, type Edit, isSamePath, type Place } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';

/** A page with the edits that led to it. */
export interface PageSteps {
  readonly tree: PageTree;
  readonly edits: readonly Edit[];
}

export function addStep({ tree, edits }: PageSteps, edit: Edit): PageSteps {
  return { tree: applyEdit(tree, edit).tree, edits: [...edits, edit] };
}

/** The columns of one block that lose all of their blocks. */
export interface EmptiedColumns {
  readonly blockId: string;
  readonly paths: readonly (readonly PathPart[])[];
}

/**
 * Completes an edit that moves blocks: removes the columns that it empties. A block with one column left is
 * replaced by the blocks of that column, unless it has styling.
 */
export function closeEmptiedColumns(tree: PageTree, ids: readonly string[], edit: Edit): Edit {
  const steps = closeColumns(addStep({ tree, edits: [] }, edit), listEmptied(tree, ids));
  return combineEdits(steps.edits);
}

/** Lists the columns that would be empty without these blocks. */
export function listEmptied(tree: PageTree, ids: readonly string[]): readonly EmptiedColumns[] {
  const found = new Map<string, (readonly PathPart[])[]>();
  for (const id of ids) {
    const visit = tree.find(id);
    if (!visit?.parent || !getColumns(tree, visit.parent)) continue;
    const stored = getValueAt(visit.parent, visit.slot);
    const isEmptied = Array.isArray(stored) && stored.every(({ id: inner }: Block) => ids.includes(inner));
    const paths = found.get(visit.parent.id) ?? [];
    if (isEmptied && !paths.some((path) => isSamePath(path, visit.slot))) {
      found.set(visit.parent.id, [...paths, visit.slot]);
    }
  }
  return [...found].map(([blockId, paths]) => ({ blockId, paths }));
}

export function getColumns(tree: PageTree, block: Block): BlockColumns | undefined {
  return tree.findDefinition(block)?.columns;
}

/** Removes columns, those of them that are empty now. */
export function closeColumns(steps: PageSteps, emptied: readonly EmptiedColumns[]): PageSteps {
  return emptied.reduce(closeColumnsIn, steps);
}

function closeColumnsIn(steps: PageSteps, { blockId, paths }: EmptiedColumns): PageSteps {
  const block = steps.tree.find(blockId)?.block;
  const columns = block && getColumns(steps.tree, block);
  const empty = paths.filter((path) => isEmptySlot(getValueAt(block, path)));
  if (!block || !columns || empty.length === 0) return steps;
  const left = columns.remove(block, empty);
  if (left) return dissolve(addStep(steps, { type: 'block/put', block: left }), left, columns);
  return columns.isPlain(block) ? removeAlone(steps, blockId) : steps;
}

function isEmptySlot(stored: unknown): boolean {
  return Array.isArray(stored) && stored.length === 0;
}

/** Removes a block of columns that is left without any, and the column that it was alone in. */
function removeAlone(steps: PageSteps, blockId: string): PageSteps {
  const around = listEmptied(steps.tree, [blockId]);
  return closeColumns(addStep(steps, { type: 'block/remove', blockId }), around);
}

/** Puts the blocks of the only column in the place of the block around them. */
function dissolve(steps: PageSteps, block: Block, columns: BlockColumns): PageSteps {
  const { tree } = steps;
  const [only, ...others] = tree.getLists(block);
  const place = tree.getPlace(block.id);
  if (!only || others.length > 0 || !place || !columns.isPlain(block)) return steps;
  const isWhole = (getValueAt(block, only.slot) as readonly unknown[]).length === only.blocks.length;
  if (!isWhole || !only.blocks.every(({ type }) => tree.accepts(place, type))) return steps;
  const moved = only.blocks.reduce((at, { id }, offset) => {
    const to: Place = { ...place, index: place.index + offset };
    return addStep(at, { type: 'block/move', blockId: id, at: to });
  }, steps);
  return addStep(moved, { type: 'block/remove', blockId: block.id });
}
