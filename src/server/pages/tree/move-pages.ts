import type { MovedPages } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page/page.ts';
import { systemPageStays } from '#content/page/page-place.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import { checkParent } from '#server/pages/content/create-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { createMoveId, type PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, hasChildren, listSiblings } from '#server/pages/store/pages.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { describeLocation, toFollowedRedirects } from './describe-move.ts';
import { describeMove, readSiblingRows } from './move-undo.ts';
import { computeTreeRevision, makeRoom } from './page-positions.ts';

interface MoveRequest {
  /** Ids or identifiers, in their new order. */
  readonly pages: readonly string[];
  readonly parentId: string | null;
  /** Page before which they are put; if missing, they go last. */
  readonly before?: string | null | undefined;
  /** Last moves of pages by id, as the client knows them. */
  readonly lastMoves?: Readonly<Record<string, string | null>> | undefined;
}

/**
 * Moves pages to one position in one transaction. The position is given by the page after it, not by a
 * number, so that concurrent moves of other pages don't matter.
 */
export async function movePages(
  { storage }: PageDeps,
  to: MoveRequest,
  person: Person,
  ifMatch?: IfMatch,
): Promise<MovedPages> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    if (ifMatch) requireMatch(ifMatch, await computeTreeRevision(scope.db), ['tree'], 'tree/stale');
    const before = await requireMovable(scope, to.pages);
    for (const page of before) await requireUnmoved(scope, page, to.lastMoves?.[page.id]);
    const parent = to.parentId === null ? undefined : await requireLockedPage(scope.db, to.parentId);
    if (parent) for (const page of before) await checkBelow(scope, page, parent);
    const rows = await readSiblingRows(scope.db, before);
    const lastMove = createMoveId();
    const after = await placePages(scope, before, {
      parentId: parent?.id ?? null,
      before: to.before ?? null,
      lastMove: () => lastMove,
    });
    const followed = await syncRedirects(scope, after, 'parentId');
    scope.changesSite();
    const way = describeMove({ before, rows, after, followed });
    // The activity log's entry of the first page undoes the whole move.
    const [undo = ''] = after.map(({ id, parentId, sortOrder }, index) =>
      scope.record(
        'page/move',
        id,
        { parent: parentId, sortOrder, together: after.length },
        index === 0 ? way : undefined,
      ),
    );
    return { ...toFollowedRedirects(followed), undo, lastMove };
  });
}

async function requireMovable(scope: WriteScope, keys: readonly string[]): Promise<PageRecord[]> {
  const pages: PageRecord[] = [];
  for (const [index, key] of keys.entries()) {
    const page = await requireLockedPage(scope.db, key);
    if (isSystemPage(page.identifier)) throw new AppError('page/system', { message: systemPageStays });
    if (pages.some(({ id }) => id === page.id))
      throw createInvalidError(`pages[${index}]`, `${key} is in the list twice.`);
    pages.push(page);
  }
  return pages;
}

/**
 * Rejects moving a page that was moved since the client read it: otherwise one of the two moves would be lost
 * silently.
 */
async function requireUnmoved(
  { db }: WriteScope,
  page: PageRecord,
  seen: string | null | undefined,
): Promise<void> {
  if (seen === undefined || seen === page.lastMove) return;
  throw new AppError('tree/stale', {
    message: `"${page.identifier}" was moved in the meantime and ${await describeLocation(db, page)}. Check it there, then move it.`,
  });
}

/**
 * Rejects a page as its own ancestor. Skipped if the parent doesn't change: the page only changes its order.
 */
async function checkBelow({ db }: WriteScope, page: PageRecord, parent: PageRecord): Promise<void> {
  if (page.parentId === parent.id) return;
  checkParent({ ...page, hasChildren: await hasChildren(db, page.id) }, parent);
}

interface PagePlacement {
  readonly parentId: string | null;
  readonly before: string | null;
  /** Move that brings a page here. */
  readonly lastMove: (page: PageRecord) => string | null;
}

/** Puts pages below one parent, before one of its child pages or behind the last. */
export async function placePages(
  scope: WriteScope,
  pages: readonly PageRecord[],
  { parentId, before, lastMove }: PagePlacement,
): Promise<PageRecord[]> {
  const moving = new Set(pages.map(({ id }) => id));
  const beside = (await listSiblings(scope.db, parentId)).filter(({ id }) => !moving.has(id));
  const index = before === null ? beside.length : await findInsertIndex(scope, beside, before);
  const first = await makeRoom(scope, beside, index, pages.length);
  const moved: PageRecord[] = [];
  for (const [step, page] of pages.entries()) {
    const there = { ...page, parentId, sortOrder: first + step, lastMove: lastMove(page) };
    moved.push(await storePage(scope, page, there));
  }
  return moved;
}

async function findInsertIndex(
  { db }: WriteScope,
  beside: readonly { readonly id: string }[],
  key: string,
): Promise<number> {
  const page = await findPage(db, key);
  const index = beside.findIndex(({ id }) => id === page?.id);
  if (index >= 0) return index;
  throw new AppError('tree/stale', {
    message: 'The page next to the new place was moved or deleted. Check the order, then try again.',
  });
}
