import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { deleteRedirect, findRedirect, upsertRedirect } from '#server/redirects/redirects.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { checkParent } from './check-parent.ts';
import { identifierTaken } from './create-page.ts';
import { place } from './move-pages.ts';
import { requireLockedPage, type TreeDeps } from './page-deps.ts';
import { childrenOf, findPage, hasChildren, setPublicPath, siblingsBelow } from './pages.repository.ts';
import { refuseCircles } from './refuse-circles.ts';
import { moveAlong } from './rename-page.ts';
import { storePage } from './store-page.ts';
import { type KnownPlace, type MoveUndo, readUndo } from './undo-token.ts';

/**
 * Takes a move back: pages stand where they stood, and the redirects are those from before. Moving them there once more
 * would leave redirects at addresses that were only a mistake.
 *
 * @throws 412 when one of the pages or redirects has been changed since
 */
export async function undoMove(
  { storage, undoSigner }: TreeDeps,
  signed: string,
  person: Person,
): Promise<{ pages: string[] }> {
  const undo = readUndo(undoSigner, signed);
  if (!undo) throw invalid('undo', 'This is not what a move of this site has answered.');
  return storage.write(actorOf(person), async (scope) => {
    await scope.lockTree();
    await requireUntouched(scope, undo);
    // From the last one up: who stood behind it has to be there again.
    for (const was of undo.was.toReversed()) await putBack(scope, was);
    await restoreRedirects(scope, undo);
    scope.changesSite();
    scope.record('page/move-undo', undo.was.map(({ id }) => id).join(' '), { places: undo.was });
    return { pages: undo.was.map(({ id }) => id) };
  });
}

const changedSince = () =>
  new AppError('tree/stale', {
    message: 'This can’t be undone any more: a page or a redirect of it has been changed since.',
  });

async function requireUntouched({ db }: WriteScope, { is, seen, rules }: MoveUndo): Promise<void> {
  const paths = new Map(seen.map(({ pageId, to }) => [pageId, to]));
  for (const { id, identifier, parentId } of is) {
    const page = await requireLockedPage(db, id);
    const isSame = page.identifier === identifier && page.parentId === parentId;
    if (!isSame || (paths.has(id) && page.publicPath !== paths.get(id))) throw changedSince();
  }
  for (const rule of rules.set) {
    const now = await findRedirect(db, rule.fromPath);
    if (now?.toPath !== rule.toPath || now.pageId !== rule.pageId) throw changedSince();
  }
  for (const path of rules.dropped) if (await findRedirect(db, path)) throw changedSince();
}

async function putBack(scope: WriteScope, { id, identifier, parentId, before }: KnownPlace): Promise<void> {
  const page = await requireLockedPage(scope.db, id);
  if (identifier !== page.identifier && (await findPage(scope.db, identifier)))
    throw identifierTaken(identifier);
  const renamed = await storePage(scope, page, { ...page, identifier });
  if (renamed !== page) await moveAlong(scope, await childrenOf(scope.db, id));
  if (parentId !== null && parentId !== page.parentId) {
    const parent = await requireLockedPage(scope.db, parentId);
    checkParent({ ...renamed, hasChildren: await hasChildren(scope.db, id) }, parent);
  }
  const beside = await siblingsBelow(scope.db, parentId);
  // Who stood behind it may have gone since: then it stands behind all of them.
  await place(scope, [renamed], parentId, beside.some((page) => page.id === before) ? before : null);
}

async function restoreRedirects(scope: WriteScope, { seen, rules }: MoveUndo): Promise<void> {
  for (const { fromPath } of rules.set) await deleteRedirect(scope.db, fromPath);
  for (const rule of rules.were) await upsertRedirect(scope.db, { ...rule, updatedAt: scope.now });
  for (const { pageId, from } of seen) await setPublicPath(scope.db, pageId, from);
  const paths = rules.were.map(({ fromPath }) => fromPath);
  if (paths.length > 0) await refuseCircles(scope, paths, 'parentId');
}
