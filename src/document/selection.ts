import type { PathPart } from '#content/block/issue.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageTree } from './page-tree.ts';

/** A range in a text, in UTF-16 code units; a caret if both ends are equal. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A field of the lead block, with a range in its text. */
interface SelectedField {
  readonly path: readonly PathPart[];
  /** Undefined if the field is selected as a whole. */
  readonly range: TextRange | undefined;
}

/** The editor's selection. Immutable. */
export interface Selection {
  /** The selected blocks in reading order, without duplicates. */
  readonly ids: readonly string[];
  /** The block that was selected last, which inspector and toolbar show. Null if nothing is selected. */
  readonly lead: string | null;
  /** The block where a range selected with Shift begins. */
  readonly anchor: string | null;
  readonly field: SelectedField | undefined;
}

export const noSelection: Selection = { ids: [], lead: null, anchor: null, field: undefined };

/** Selects one block; clears the selection for null. */
export function selectOnly(id: string | null): Selection {
  return id === null ? noSelection : { ids: [id], lead: id, anchor: id, field: undefined };
}

/** Adds a block to the selection or removes it. A following range begins at this block. */
export function toggleBlock(tree: PageTree, selection: Selection, id: string): Selection {
  const has = selection.ids.includes(id);
  const ids = has ? selection.ids.filter((other) => other !== id) : [...selection.ids, id];
  const lead = has ? (ids.at(-1) ?? null) : id;
  return { ids: sortByReadingOrder(tree, ids), lead, anchor: id, field: undefined };
}

/**
 * Selects the range from the anchor to a block. `order` lists the blocks visible in the outline, from top to
 * bottom: collapsed blocks are in no range.
 */
export function selectRange(
  tree: PageTree,
  { anchor, lead }: Selection,
  id: string,
  order: readonly string[],
): Selection {
  const begin = order.indexOf(anchor ?? lead ?? id);
  const end = order.indexOf(id);
  if (begin === -1 || end === -1) return selectOnly(id);
  const ids = order.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return { ids: sortByReadingOrder(tree, ids), lead: id, anchor: order[begin] ?? id, field: undefined };
}

/** Selects several blocks; the last one is the lead. */
export function selectBlocks(tree: PageTree, ids: readonly string[]): Selection {
  const lead = ids.at(-1) ?? null;
  return { ids: sortByReadingOrder(tree, ids), lead, anchor: ids[0] ?? null, field: undefined };
}

/** Selects a field, and its block as the only one. */
export function selectField(id: string, path: readonly PathPart[], range?: TextRange): Selection {
  return { ...selectOnly(id), field: { path, range } };
}

/**
 * Removes blocks and fields that no longer exist from a selection. Returns the same object if nothing
 * changes.
 */
export function filterSelection(tree: PageTree, selection: Selection): Selection {
  const ids = sortByReadingOrder(
    tree,
    selection.ids.filter((id) => tree.find(id)),
  );
  const keepKnownId = (id: string | null) => (id !== null && ids.includes(id) ? id : null);
  const lead = keepKnownId(selection.lead) ?? ids.at(-1) ?? null;
  const anchor = selection.anchor !== null && tree.find(selection.anchor) ? selection.anchor : lead;
  const field = lead === selection.lead ? selection.field : undefined;
  const next = { ids, lead, anchor, field };
  return isEqual(next, selection) ? selection : next;
}

/**
 * Lists the selected blocks that are not inside another selected block: an action on a block includes those
 * inside.
 */
export function listOutermost(tree: PageTree, { ids }: Pick<Selection, 'ids'>): string[] {
  const chosen = new Set(ids);
  return ids.filter((id) => tree.find(id) && !tree.around(id).some((block) => chosen.has(block.id)));
}

function sortByReadingOrder(tree: PageTree, ids: readonly string[]): readonly string[] {
  const [only, ...others] = ids;
  if (only === undefined || others.length === 0) return ids;
  const chosen = new Set(ids);
  const ordered: string[] = [];
  for (const { block } of tree.walk()) if (chosen.delete(block.id)) ordered.push(block.id);
  return ordered;
}
