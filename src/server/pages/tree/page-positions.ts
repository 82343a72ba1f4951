import { type AnswerWithRevisions, computeRevision } from '#server/http/preconditions.ts';
import { checkParent } from '#server/pages/content/create-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import {
  findLastOrder,
  hasChildren,
  listPlaces,
  type Sibling,
  shiftPages,
} from '#server/pages/store/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/**
 * Numbers siblings from 0 in this order. Pages shifted by the same amount are written together: moving one
 * past thousands takes two statements. Resolves to true if any number changed.
 */
export async function saveOrder(scope: WriteScope, order: readonly Sibling[]): Promise<boolean> {
  const shifts = new Map<number, string[]>();
  for (const [index, { id, sortOrder }] of order.entries()) {
    const by = index - sortOrder;
    if (by === 0) continue;
    const ids = shifts.get(by);
    if (ids) ids.push(id);
    else shifts.set(by, [id]);
  }
  return shiftAll(scope, shifts);
}

async function shiftAll(scope: WriteScope, shifts: ReadonlyMap<number, string[]>): Promise<boolean> {
  for (const [by, ids] of shifts) await shiftPages(scope.db, ids, by);
  if (shifts.size > 0) scope.changesSite();
  return shifts.size > 0;
}

/**
 * Makes room for `count` pages before the sibling at `index`, or behind the last, and resolves to the first
 * free number. The side with fewer pages is shifted, or none if there is room already.
 */
export async function makeRoom(
  scope: WriteScope,
  beside: readonly Sibling[],
  index: number,
  count: number,
): Promise<number> {
  const [before, after] = [beside.slice(0, index), beside.slice(index)];
  const [previous, next] = [before.at(-1), after[0]];
  if (!previous) return next ? next.sortOrder - count : 0;
  if (!next) return previous.sortOrder + 1;
  const lacking = count + 1 - (next.sortOrder - previous.sortOrder);
  if (lacking <= 0) return previous.sortOrder + 1;
  if (!isInOrder(beside)) {
    // Pages with equal numbers are ordered by creation: nothing fits in between.
    await saveOrder(scope, before);
    await saveOrder(
      scope,
      after.map((page) => ({ ...page, sortOrder: page.sortOrder - before.length - count })),
    );
    return before.length;
  }
  const isShorterBefore = before.length < after.length;
  const side = (isShorterBefore ? before : after).map(({ id }) => id);
  await shiftPages(scope.db, side, isShorterBefore ? -lacking : lacking);
  scope.changesSite();
  return previous.sortOrder + 1 - (isShorterBefore ? lacking : 0);
}

function isInOrder(pages: readonly Sibling[]): boolean {
  return pages.every(({ sortOrder }, index) => index === 0 || sortOrder > (pages[index - 1]?.sortOrder ?? 0));
}

type Place = Pick<PageRecord, 'parentId' | 'sortOrder'>;

/**
 * Computes the place of a page below a parent, or at the top level for null; without an order, behind the
 * last.
 * @throws AppError if the page can't be there
 */
export async function placeBelow(
  { db }: WriteScope,
  page: PageRecord,
  parentKey: string | null,
  order?: number,
): Promise<Place> {
  const parent = parentKey === null ? undefined : await requireLockedPage(db, parentKey);
  if (parent) checkParent({ ...page, hasChildren: await hasChildren(db, page.id) }, parent);
  const parentId = parent?.id ?? null;
  const last = await findLastOrder(db, parentId, page.id);
  return { parentId, sortOrder: order ?? Math.max(-1, last ?? -1) + 1 };
}

/** Computes a revision of the tree's positions. Edits of texts don't change it. */
export async function computeTreeRevision(db: Db): Promise<{ readonly tree: string }> {
  const places = await listPlaces(db);
  return {
    tree: computeRevision(places.map(({ id, identifier, parent_id }) => [id, identifier, parent_id])),
  };
}

/**
 * Reads a list of pages with the revisions of the tree and of the list. The tree's is read first: a move
 * between the two reads makes it too old, never too new.
 */
export async function withTreeRevision<T>(
  { storage }: PageDeps,
  read: () => Promise<T>,
): Promise<AnswerWithRevisions<T>> {
  const revision = await computeTreeRevision(storage.db);
  const answer = await read();
  return { answer, revisions: { ...revision, list: computeRevision(answer) } };
}
