import { errorCatalogue } from '#api/error-catalogue.ts';
import { placeIssue } from '#content/page/page-place.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, hasChildren, lockPage, lockTrashedPage } from '#server/pages/store/pages.repository.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { findRedirect } from '#server/redirects/redirects.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { KnownRow, KnownState, MoveUndo } from '#server/storage/undo-way.ts';
import { describeLocation } from './describe-move.ts';

/** Error that says why a move can't be undone, and what the user can do. */
const createRefusal = (message: string) => new AppError('tree/stale', { message });

/** Rejects undoing a move that later changes build on: they would be undone silently, too. */
export async function requireUntouched(scope: WriteScope, undo: MoveUndo): Promise<void> {
  for (const is of undo.is) await requireSamePlace(scope, is, undo);
  await requireSameAddresses(scope.db, undo);
  await requireSameRules(scope.db, undo);
}

async function requireSamePlace({ db }: WriteScope, is: KnownState, undo: MoveUndo): Promise<void> {
  const page = await lockPage(db, is.id);
  if (!page) throw await createDeletedError(db, is);
  if (isBack(page, undo)) throw createRefusal(errorCatalogue['audit/undone'].message);
  if (page.identifier !== is.identifier) {
    throw createRefusal(
      `"${is.identifier}" is now called "${page.identifier}", so this cannot be undone. Change its URL instead.`,
    );
  }
  // If only the URL changed, the place among siblings doesn't matter.
  const hasMoved = undo.rows.length > 0 && page.lastMove !== is.lastMove;
  if (hasMoved || page.parentId !== is.parentId) {
    throw createRefusal(
      `"${page.identifier}" was moved again and ${await describeLocation(db, page)}. Nothing was undone; move it from there.`,
    );
  }
}

/** True if a page is already as before: undone in another window, or by a double click. */
function isBack(page: PageRecord, { was, is }: MoveUndo): boolean {
  const find = (pages: readonly KnownState[]) => pages.find(({ id }) => id === page.id);
  const isInState = (known: KnownState | undefined) =>
    known?.identifier === page.identifier &&
    known.parentId === page.parentId &&
    known.lastMove === page.lastMove;
  return isInState(find(was)) && !isInState(find(is));
}

async function createDeletedError(db: Db, { id, identifier }: KnownState): Promise<AppError> {
  if (await lockTrashedPage(db, id))
    return createRefusal(`"${identifier}" is in the trash. Restore it, then undo this.`);
  return createRefusal(`"${identifier}" was deleted permanently, so there is nothing to move back.`);
}

async function requireSameAddresses(db: Db, { seen }: MoveUndo): Promise<void> {
  for (const { pageId, to } of seen) {
    const page = await findPage(db, pageId);
    if (!page || page.publicPath === to) continue;
    const { path } = await findAddress(db, page);
    throw createRefusal(
      `"${page.identifier}" is now at ${path}, so this cannot be undone. Undo the latest change first, or move the pages one by one.`,
    );
  }
}

async function requireSameRules(db: Db, { rules }: MoveUndo): Promise<void> {
  const createChangedError = (path: string) =>
    createRefusal(
      `The redirect at ${path} has changed since, so this cannot be undone. Move the page instead.`,
    );
  for (const { fromPath, toPath, pageId } of rules.set) {
    const now = await findRedirect(db, fromPath);
    if (now?.toPath !== toPath || now.pageId !== pageId) throw createChangedError(fromPath);
  }
  for (const path of rules.dropped) if (await findRedirect(db, path)) throw createChangedError(path);
}

/** Rejects if the former parent is gone or can't have child pages any longer. */
export async function requireParentAgain(scope: WriteScope, page: PageRecord, row: KnownRow): Promise<void> {
  if (row.parentId === null || row.parentId === page.parentId) return;
  const parent = await lockPage(scope.db, row.parentId);
  if (!parent) {
    const above = `"${row.parentIdentifier}", the parent of "${page.identifier}",`;
    throw createRefusal(
      (await lockTrashedPage(scope.db, row.parentId))
        ? `${above} is in the trash. Restore it and then undo this, or move "${page.identifier}" elsewhere.`
        : `${above} was deleted permanently. Move "${page.identifier}" to another place.`,
    );
  }
  const issue = placeIssue({ ...page, hasChildren: await hasChildren(scope.db, page.id) }, parent);
  if (issue)
    throw createRefusal(`"${page.identifier}" cannot go back under "${parent.identifier}": ${issue.message}`);
}
