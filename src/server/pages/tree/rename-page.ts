import type { MovedPage } from '#api/schemas/page.ts';
import { findIdentifierIssue, isSystemPage } from '#content/page/page.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions, IfMatch } from '#server/http/preconditions.ts';
import { createIdentifierTakenError } from '#server/pages/content/create-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { createMoveId, type PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, listChildren } from '#server/pages/store/pages.repository.ts';
import { markChanged, requirePageMatch, storePage } from '#server/pages/store/store-page.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { toMovedPage } from './describe-move.ts';
import { describeMove, readSiblingRows } from './move-undo.ts';
import { placeBelow } from './page-positions.ts';

/** New identifier and, unless it stays, new parent; null for the top level. */
interface NewAddress {
  readonly identifier: string;
  readonly parentId?: string | null;
}

/**
 * Changes a page's identifier and optionally its parent in one move. The URLs of its descendants change with
 * it. Redirects are created from the paths that visitors knew.
 */
export async function renamePage(
  { storage }: PageDeps,
  key: string,
  to: NewAddress,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<MovedPage>> {
  try {
    return await storage.write(getActor(person), (scope) =>
      renameInScope(scope, { ...to, key, person, ifMatch }),
    );
  } catch (error) {
    // Someone may create a page of this name at the same moment: then the database's unique index decides.
    if (storage.capabilities.isUniqueViolation(error)) throw createIdentifierTakenError(to.identifier);
    throw error;
  }
}

interface PageRename extends NewAddress {
  readonly key: string;
  readonly person: Person;
  readonly ifMatch: IfMatch;
}

async function renameInScope(
  scope: WriteScope,
  { key, identifier, parentId, person, ifMatch }: PageRename,
): Promise<AnswerWithRevisions<MovedPage>> {
  await scope.lockTree();
  const before = await requireLockedPage(scope.db, key);
  requirePageMatch(ifMatch, before, ['place']);
  if (isSystemPage(before.identifier) || isSystemPage(identifier)) throw new AppError('page/system');
  if (before.kind === 'section' && identifier !== before.identifier) {
    throw createInvalidError('identifier', 'Pages refer to a section by its identifier, so it stays.');
  }
  const issue = findIdentifierIssue(identifier, before.kind);
  if (issue) throw createInvalidError('identifier', issue);
  if (identifier !== before.identifier && (await findPage(scope.db, identifier))) {
    throw createIdentifierTakenError(identifier);
  }
  // All rows are locked before any redirect is written: other writers take the same order.
  const below = [];
  for (const { id } of await listChildren(scope.db, before.id)) {
    below.push(await requireLockedPage(scope.db, id));
  }
  const stays = parentId === undefined || parentId === before.parentId;
  // A rename without another parent is no move, so undoing it moves nothing.
  const rows = stays ? [] : await readSiblingRows(scope.db, [before]);
  const place = stays ? {} : await placeBelow(scope, { ...before, identifier }, parentId);
  const lastMove = stays ? before.lastMove : createMoveId();
  const page = await storePage(scope, before, { ...before, identifier, ...place, lastMove });
  const children = page === before ? below : await updateDescendants(scope, below);
  const followed = await syncRedirects(scope, [page, ...children], 'identifier');
  if (page !== before) scope.changesSite();
  const way = describeMove({ before: [before], rows, after: [page], followed });
  const detail = { from: before.identifier, to: identifier, ...place };
  const undo = scope.record('page/rename', page.id, detail, way);
  const { answer, revisions } = await toMovedPage(scope, page, followed, person);
  return { answer: { ...answer, undo }, revisions };
}

/** Updates the descendants of pages whose URL changed. */
export async function updateDescendants(
  scope: WriteScope,
  pages: readonly PageRecord[],
): Promise<PageRecord[]> {
  const moved = [];
  for (const page of pages) moved.push(await storePage(scope, page, markChanged(page, 'place')));
  return moved;
}
