import type { MovedPage } from '#api/schemas/page.ts';
import { identifierIssue, isSystemPage } from '#content/page/page.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { IfMatch, Revised } from '#server/http/preconditions.ts';
import { identifierTaken } from '#server/pages/content/create-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { newMove, type PageRecord } from '#server/pages/store/page-record.ts';
import { childrenOf, findPage } from '#server/pages/store/pages.repository.ts';
import { requirePageMatch, storePage, touched } from '#server/pages/store/store-page.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { presentMoved } from './describe-move.ts';
import { describeMove, rowsOf } from './move-undo.ts';
import { placeBelow } from './page-positions.ts';

/** What the page is called from now on, and, unless it stays, which page it stands below; null for the top. */
interface NewAddress {
  readonly identifier: string;
  readonly parentId?: string | null;
}

/**
 * Gives a page another identifier, and if wished another place, as one move; the pages below it move along. Where
 * visitors saw them, redirects stay behind.
 */
export async function renamePage(
  { storage }: PageDeps,
  key: string,
  to: NewAddress,
  person: Person,
  ifMatch?: IfMatch,
): Promise<Revised<MovedPage>> {
  try {
    return await storage.write(getActor(person), (scope) =>
      renameInScope(scope, { ...to, key, person, ifMatch }),
    );
  } catch (error) {
    // Somebody may make a page of this name at the same moment: then the database decides.
    if (storage.capabilities.isUniqueViolation(error)) throw identifierTaken(to.identifier);
    throw error;
  }
}

interface Renaming extends NewAddress {
  readonly key: string;
  readonly person: Person;
  readonly ifMatch: IfMatch;
}

async function renameInScope(
  scope: WriteScope,
  { key, identifier, parentId, person, ifMatch }: Renaming,
): Promise<Revised<MovedPage>> {
  await scope.lockTree();
  const before = await requireLockedPage(scope.db, key);
  requirePageMatch(ifMatch, before, ['place']);
  if (isSystemPage(before.identifier) || isSystemPage(identifier)) throw new AppError('page/system');
  const issue = identifierIssue(identifier, before.kind);
  if (issue) throw createInvalidError('identifier', issue);
  if (identifier !== before.identifier && (await findPage(scope.db, identifier))) {
    throw identifierTaken(identifier);
  }
  // All rows before any redirect: the order in which other writers take them.
  const below = [];
  for (const { id } of await childrenOf(scope.db, before.id)) {
    below.push(await requireLockedPage(scope.db, id));
  }
  const stays = parentId === undefined || parentId === before.parentId;
  // Whoever only calls it otherwise has not moved it, and undoing that moves nothing.
  const rows = stays ? [] : await rowsOf(scope.db, [before]);
  const place = stays ? {} : await placeBelow(scope, { ...before, identifier }, parentId);
  const lastMove = stays ? before.lastMove : newMove();
  const page = await storePage(scope, before, { ...before, identifier, ...place, lastMove });
  const children = page === before ? below : await moveAlong(scope, below);
  const followed = await syncRedirects(scope, [page, ...children], 'identifier');
  if (page !== before) scope.changesSite();
  const way = describeMove({ before: [before], rows, after: [page], followed });
  const detail = { from: before.identifier, to: identifier, ...place };
  const undo = scope.record('page/rename', page.id, detail, way);
  const { answer, revisions } = await presentMoved(scope, page, followed, person);
  return { answer: { ...answer, undo }, revisions };
}

/** The address of a page below changes with its parent's. */
export async function moveAlong(scope: WriteScope, pages: readonly PageRecord[]): Promise<PageRecord[]> {
  const moved = [];
  for (const page of pages) moved.push(await storePage(scope, page, touched(page, 'place')));
  return moved;
}
