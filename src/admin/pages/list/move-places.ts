import type { PageInList, PageNode } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page/page.ts';
import { placeIssue, systemPageStays } from '#content/page/page-place.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';

/**
 * Position in the page tree as the API takes it: a parent or null, and the page before which it goes or null for the
 * end.
 */
export interface TreePlace {
  readonly parentId: string | null;
  readonly before: string | null;
}

/** A position, or the reason why it is not allowed. */
export type PlaceOrIssue = TreePlace | { readonly issue: string };

/** Effect of dropping on a row. */
export type RowOperation = 'reorder-before' | 'reorder-after' | 'combine';
export type MoveStep = 'up' | 'down' | 'in' | 'out';

const say = pageListWords.moves;

export function isPlace(found: PlaceOrIssue): found is TreePlace {
  return !('issue' in found);
}

/** Explains why a page cannot be moved; undefined if it can. */
function explainFixedPage({ identifier }: Pick<PageInList, 'identifier'>): string | undefined {
  return isSystemPage(identifier) ? systemPageStays : undefined;
}

interface RowTarget {
  readonly target: PageRow;
  readonly operation: RowOperation;
  /** Ids of pages whose branches are collapsed. */
  readonly folded: ReadonlySet<string>;
}

/** Finds the position for rows dropped on another row. */
export function placeAtRow(
  rows: readonly PageRow[],
  moving: readonly PageRow[],
  { target, operation, folded }: RowTarget,
): PlaceOrIssue {
  if (operation === 'combine') return placeBelowParent(rows, moving, target, null);
  // The place after an expanded branch is before its first child.
  const isOpen = target.childCount > 0 && !folded.has(target.page.id);
  if (operation === 'reorder-after' && isOpen) {
    const first = rows.find((row) => row.below === target.page.id);
    return placeBelowParent(rows, moving, target, first?.page.id ?? null);
  }
  const parent = rows.find(({ page }) => page.id === target.below);
  const before = operation === 'reorder-before' ? target.page.id : findNextSibling(rows, target)?.page.id;
  return placeBelowParent(rows, moving, parent, before ?? null);
}

/** Finds the position for a move by keyboard. */
export function findStepPlace(
  rows: readonly PageRow[],
  moving: readonly PageRow[],
  step: MoveStep,
): PlaceOrIssue {
  const [first, last] = [moving[0], moving.at(-1)];
  if (!first || !last) return { issue: say.nothing };
  if (moving.some((row) => row.below !== first.below)) return { issue: say.apart };
  const parent = rows.find(({ page }) => page.id === first.below);
  switch (step) {
    case 'up': {
      const previous = findPreviousSibling(rows, first);
      return previous ? placeBelowParent(rows, moving, parent, previous.page.id) : { issue: say.atTop };
    }
    case 'down': {
      const next = findNextSibling(rows, last);
      if (!next) return { issue: say.atEnd };
      return placeBelowParent(rows, moving, parent, findNextSibling(rows, next)?.page.id ?? null);
    }
    case 'in': {
      const previous = findPreviousSibling(rows, first);
      return previous ? placeBelowParent(rows, moving, previous, null) : { issue: say.nothingAbove };
    }
    case 'out': {
      if (!parent) return { issue: say.notBelow };
      return placeBelowParent(
        rows,
        moving,
        rows.find(({ page }) => page.id === parent.below),
        findNextSibling(rows, parent)?.page.id ?? null,
      );
    }
  }
}

/**
 * Returns the position at the end of a parent's children, or the reason why a page cannot move there. Without a
 * parent, at the top level.
 */
function placeBelowParent(
  rows: readonly PageRow[],
  moving: readonly PageRow[],
  parent: PageRow | undefined,
  before: string | null,
): PlaceOrIssue {
  for (const row of moving) {
    const issue = issueBelow(rows, row, parent);
    if (issue !== undefined) return { issue };
  }
  const moves = new Set(moving.map(({ page }) => page.id));
  return {
    // Cases are only listed below the Cases page: in the tree they are at the top level.
    parentId: !parent || isCases(parent) ? null : parent.page.id,
    before: before !== null && moves.has(before) ? skipMovingRows(rows, before, moves) : before,
  };
}

/** Explains why a page cannot move below another, or to the top level. */
export function issueBelow(
  rows: readonly PageRow[],
  { page, below: now, childCount }: PageRow,
  parent: PageRow | undefined,
): string | undefined {
  const stays = explainFixedPage(page);
  if (stays !== undefined) return stays;
  // A page can be reordered freely among its present siblings.
  if (now === (parent?.page.id ?? null)) return undefined;
  if (parent && isCases(parent)) return page.kind === 'case' ? undefined : say.onlyCases;
  if (parent && isSystemPage(parent.page.identifier)) return say.systemBelow(getPageTitle(parent.page));
  if (page.kind === 'case') return rows.some(isCases) ? say.casesStay : undefined;
  return parent && placeIssue({ ...page, hasChildren: childCount > 0 }, parent.page)?.message;
}

const isCases = ({ page }: PageRow) => page.identifier === 'cases';

function skipMovingRows(rows: readonly PageRow[], id: string, moves: ReadonlySet<string>): string | null {
  let row = rows.find(({ page }) => page.id === id);
  while (row && moves.has(row.page.id)) row = findNextSibling(rows, row);
  return row?.page.id ?? null;
}

function findNextSibling(rows: readonly PageRow[], row: PageRow): PageRow | undefined {
  return findSiblingAt(rows, row, row.position + 1);
}

function findPreviousSibling(rows: readonly PageRow[], row: PageRow): PageRow | undefined {
  return findSiblingAt(rows, row, row.position - 1);
}

function findSiblingAt(
  rows: readonly PageRow[],
  { below: parent }: PageRow,
  position: number,
): PageRow | undefined {
  return rows.find((row) => row.below === parent && row.position === position);
}

/** True if the pages are already there, in this order. */
export function isAlreadyAt(rows: readonly PageRow[], moving: readonly PageRow[], to: TreePlace): boolean {
  const [first, last] = [moving[0], moving.at(-1)];
  if (!first || !last) return true;
  const inRow = moving.every(
    (row, index) =>
      row.page.parentId === to.parentId &&
      row.below === first.below &&
      row.position === first.position + index,
  );
  return inRow && (findNextSibling(rows, last)?.page.id ?? null) === to.before;
}

/** Returns the tree after a move, before the server confirms it. */
export function withMoved(
  nodes: readonly PageNode[],
  ids: readonly string[],
  { parentId, before }: TreePlace,
): readonly PageNode[] {
  const moving = new Map<string, PageNode>();
  const rest = takeOut(nodes, new Set(ids), moving);
  const parent = parentId === null ? undefined : nodes.find(({ id }) => id === parentId);
  const parentIdentifier = parent?.identifier ?? null;
  const moved = ids.flatMap((id) => {
    const node = moving.get(id);
    return node ? [{ ...node, parentId, parentIdentifier }] : [];
  });
  if (parentId === null) return insert(rest, moved, before);
  return rest.map((node) =>
    node.id === parentId ? { ...node, children: insert(node.children, moved, before) } : node,
  );
}

/** Returns the tree after a move, with the server's response. */
export function withLastMove(
  nodes: readonly PageNode[],
  ids: ReadonlySet<string>,
  lastMove: string,
): readonly PageNode[] {
  return nodes.map((node) => {
    const children = node.children.length > 0 ? withLastMove(node.children, ids, lastMove) : node.children;
    return ids.has(node.id) ? { ...node, children, lastMove } : { ...node, children };
  });
}

function takeOut(
  nodes: readonly PageNode[],
  ids: ReadonlySet<string>,
  taken: Map<string, PageNode>,
): PageNode[] {
  return nodes.flatMap((node) => {
    // Descendants may be moved out of any page, whether it stays or is moved itself.
    const rest = node.children.length > 0 ? { ...node, children: takeOut(node.children, ids, taken) } : node;
    if (!ids.has(node.id)) return [rest];
    taken.set(node.id, rest);
    return [];
  });
}

function insert(
  nodes: readonly PageNode[],
  moved: readonly PageNode[],
  before: string | null,
): readonly PageNode[] {
  const index = before === null ? -1 : nodes.findIndex(({ id }) => id === before);
  return index < 0 ? [...nodes, ...moved] : [...nodes.slice(0, index), ...moved, ...nodes.slice(index)];
}
