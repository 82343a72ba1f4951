import type { PathPart } from '#content/block/issue.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageTree } from './page-tree.ts';

/** A place in a text, in UTF-16 code units; a caret when both ends are one. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A field of the leading block, and where in its text. */
interface SelectedField {
  readonly path: readonly PathPart[];
  /** Undefined for a field as a whole. */
  readonly range: TextRange | undefined;
}

/** What a person has selected. It is a value: choosing something else makes another one. */
export interface Selection {
  /** The selected blocks in reading order, each once. */
  readonly ids: readonly string[];
  /** The block that was chosen last: what panel and toolbar are about. Null when nothing is selected. */
  readonly lead: string | null;
  /** Where a range begins that is chosen with Shift. */
  readonly anchor: string | null;
  readonly field: SelectedField | undefined;
}

export const noSelection: Selection = { ids: [], lead: null, anchor: null, field: undefined };

/** One block and nothing else; nothing for null. */
export function selectOnly(id: string | null): Selection {
  return id === null ? noSelection : { ids: [id], lead: id, anchor: id, field: undefined };
}

/** One block more, or one less; a range goes on from here. */
export function toggleBlock(tree: PageTree, selection: Selection, id: string): Selection {
  const has = selection.ids.includes(id);
  const ids = has ? selection.ids.filter((other) => other !== id) : [...selection.ids, id];
  const lead = has ? (ids.at(-1) ?? null) : id;
  return { ids: inReadingOrder(tree, ids), lead, anchor: id, field: undefined };
}

/**
 * Everything from where the range began to a block. `order` names the blocks that a person sees to choose from, from top
 * to bottom: what is folded away is in no range.
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
  return { ids: inReadingOrder(tree, ids), lead: id, anchor: order[begin] ?? id, field: undefined };
}

/** Several blocks; the last of them leads. */
export function selectBlocks(tree: PageTree, ids: readonly string[]): Selection {
  const lead = ids.at(-1) ?? null;
  return { ids: inReadingOrder(tree, ids), lead, anchor: ids[0] ?? null, field: undefined };
}

/** A field of a block, which is then the only one that is selected. */
export function selectField(id: string, path: readonly PathPart[], range?: TextRange): Selection {
  return { ...selectOnly(id), field: { path, range } };
}

/** What of a selection there still is. The same object where that is all of it. */
export function validSelection(tree: PageTree, selection: Selection): Selection {
  const ids = inReadingOrder(
    tree,
    selection.ids.filter((id) => tree.find(id)),
  );
  const known = (id: string | null) => (id !== null && ids.includes(id) ? id : null);
  const lead = known(selection.lead) ?? ids.at(-1) ?? null;
  const anchor = selection.anchor !== null && tree.find(selection.anchor) ? selection.anchor : lead;
  const field = lead === selection.lead ? selection.field : undefined;
  const next = { ids, lead, anchor, field };
  return isEqual(next, selection) ? selection : next;
}

/** The selected blocks that stand in no other selected one: what is done to those is done to all of them. */
export function outermost(tree: PageTree, { ids }: Pick<Selection, 'ids'>): string[] {
  const chosen = new Set(ids);
  return ids.filter((id) => tree.find(id) && !tree.around(id).some((block) => chosen.has(block.id)));
}

function inReadingOrder(tree: PageTree, ids: readonly string[]): readonly string[] {
  const [only, ...others] = ids;
  if (only === undefined || others.length === 0) return ids;
  const chosen = new Set(ids);
  const ordered: string[] = [];
  for (const { block } of tree.walk()) if (chosen.delete(block.id)) ordered.push(block.id);
  return ordered;
}
