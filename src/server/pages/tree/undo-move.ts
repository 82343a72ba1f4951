import { getActor, type Person } from '#server/http/person.ts';
import { createIdentifierTakenError } from '#server/pages/content/create-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, listChildren, listSiblings, setPublicPath } from '#server/pages/store/pages.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { refuseRedirectLoops, syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import { deleteRedirect, upsertRedirect } from '#server/redirects/redirects.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { KnownRow, MoveUndo } from '#server/storage/undo-way.ts';
import { placePages } from './move-pages.ts';
import { updateDescendants } from './rename-page.ts';
import { computeRestoredOrder, listRestoredRuns } from './restored-order.ts';
import { requireParentAgain, requireUntouched } from './undo-refusals.ts';

/**
 * Undoes a move: pages return among their former neighbours, as far as those are still there, and redirects
 * are restored. Moving the pages back instead would leave redirects from the mistaken URLs.
 * @throws AppError 412 if one of the pages or redirects changed since, or the former place no longer exists
 */
export async function undoMove(
  { storage }: PageDeps,
  undo: MoveUndo,
  person: Person,
): Promise<{ pages: string[] }> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    await requireUntouched(scope, undo);
    for (const was of undo.was) await callAgain(scope, was);
    for (const row of undo.rows) await putBack(scope, row, undo);
    await restoreRedirects(scope, undo);
    scope.changesSite();
    scope.record('page/move-undo', undo.was.map(({ id }) => id).join(' '), {
      places: undo.was.map(({ id, identifier, parentId }) => ({ id, identifier, parentId })),
    });
    return { pages: undo.was.map(({ id }) => id) };
  });
}

async function callAgain(scope: WriteScope, { id, identifier }: MoveUndo['was'][number]): Promise<void> {
  const page = await requireLockedPage(scope.db, id);
  if (identifier === page.identifier) return;
  if (await findPage(scope.db, identifier)) throw createIdentifierTakenError(identifier);
  await storePage(scope, page, { ...page, identifier });
  await updateDescendants(scope, await listChildren(scope.db, id));
}

/** Puts the pages of one row back. */
async function putBack(scope: WriteScope, row: KnownRow, { was }: MoveUndo): Promise<void> {
  const pages = new Map<string, PageRecord>();
  for (const { id, parentId } of was)
    if (parentId === row.parentId) pages.set(id, await requireLockedPage(scope.db, id));
  const lastMoves = new Map(was.map(({ id, lastMove }) => [id, lastMove]));
  for (const page of pages.values()) await requireParentAgain(scope, page, row);
  const back = new Set(pages.keys());
  const now = (await listSiblings(scope.db, row.parentId)).map(({ id }) => id).filter((id) => !back.has(id));
  for (const { ids, before } of listRestoredRuns(computeRestoredOrder(now, row.order, back), back)) {
    const run = ids.flatMap((id) => pages.get(id) ?? []);
    await placePages(scope, run, {
      parentId: row.parentId,
      before,
      lastMove: ({ id }) => lastMoves.get(id) ?? null,
    });
  }
}

async function restoreRedirects(scope: WriteScope, { was, seen, rules }: MoveUndo): Promise<void> {
  for (const { fromPath } of rules.set) await deleteRedirect(scope.db, fromPath);
  for (const rule of rules.were) await upsertRedirect(scope.db, { ...rule, updatedAt: scope.now });
  for (const { pageId, from } of seen) await setPublicPath(scope.db, pageId, from);
  const paths = rules.were.map(({ fromPath }) => fromPath);
  if (paths.length > 0) await refuseRedirectLoops(scope, paths, 'parentId');
  // A page that became visible only since then, such as a new child page, had no previous URL: it gets its
  // redirect now.
  const pages: PageRecord[] = [];
  for (const { id } of was)
    pages.push(await requireLockedPage(scope.db, id), ...(await listChildren(scope.db, id)));
  await syncRedirects(scope, pages, 'parentId');
}
