import type { MovedPage } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import { checkParent } from './check-parent.ts';
import { type PageDeps, requireLockedPage, requirePage } from './page-deps.ts';
import type { PageRecord } from './page-record.ts';
import { childrenOf, setSortOrder } from './pages.repository.ts';
import { presentMoved } from './present-moved.ts';
import { storePage } from './store-page.ts';
import { syncRedirects } from './sync-redirects.ts';
import { treeRevision } from './tree-revision.ts';

/** Moves a page below another one, or to the top; without a place, behind the pages already there. */
export async function setParent(
  { storage }: PageDeps,
  key: string,
  move: { readonly parentId: string | null; readonly sortOrder?: number },
  person: Person,
  ifMatch?: IfMatch,
): Promise<Revised<MovedPage>> {
  return storage.write(actorOf(person), async (scope) => {
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, key);
    requireMatch(ifMatch, page.revisions, ['place'], 'page/stale');
    if (isSystemPage(page.identifier)) throw new AppError('page/system');
    const parent = move.parentId === null ? undefined : await requireLockedPage(scope.db, move.parentId);
    if (parent)
      checkParent({ ...page, hasChildren: (await childrenOf(scope.db, page.id)).length > 0 }, parent);
    const siblings = (await childrenOf(scope.db, parent?.id ?? null)).filter(
      (sibling) => sibling.id !== page.id,
    );
    const sortOrder = move.sortOrder ?? Math.max(-1, ...siblings.map((sibling) => sibling.sortOrder)) + 1;
    const wished = { ...page, parentId: parent?.id ?? null, sortOrder };
    const moved = await storePage(scope, page, wished);
    const plan = await syncRedirects(scope, [moved], 'parentId');
    if (moved !== page) scope.changesSite();
    scope.record('page/move', page.id, { parent: parent?.identifier ?? null, sortOrder });
    return presentMoved(scope, moved, plan, person);
  });
}

/** Puts the pages below one parent in the given order; those left out follow in the order they had. */
export async function reorderPages(
  { storage }: PageDeps,
  { parentId, pageOrder }: { readonly parentId: string | null; readonly pageOrder: readonly string[] },
  person: Person,
  ifMatch?: IfMatch,
): Promise<Revised<Record<string, never>>> {
  return storage.write(actorOf(person), async (scope) => {
    await scope.lockTree();
    requireMatch(ifMatch, await treeRevision(scope.db), ['tree'], 'tree/stale');
    const parent = parentId === null ? undefined : await requirePage(scope.db, parentId);
    const siblings = await childrenOf(scope.db, parent?.id ?? null);
    const order = inOrder(siblings, pageOrder);
    const places = new Map(order.map((page, index) => [page.id, index]));
    // Rows are taken in one fixed order, so that two reorders at once cannot wait for each other.
    for (const page of [...order].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      if (await setSortOrder(scope.db, page.id, places.get(page.id) ?? 0)) scope.changesSite();
    }
    scope.record('page/reorder', parent?.id ?? '/', { order: order.map((page) => page.identifier) });
    return { answer: {}, revisions: await treeRevision(scope.db) };
  });
}

function inOrder(siblings: readonly PageRecord[], keys: readonly string[]): PageRecord[] {
  const issues: { path: string; message: string }[] = [];
  const named = new Set<PageRecord>();
  for (const [index, key] of keys.entries()) {
    const page = siblings.find((sibling) => sibling.id === key || sibling.identifier === key);
    const path = `pageOrder[${index}]`;
    if (!page) issues.push({ path, message: `${key} is not one of the pages here.` });
    else if (named.has(page)) issues.push({ path, message: `${key} is named twice.` });
    else named.add(page);
  }
  const [first] = issues;
  if (first)
    throw issues.length === 1
      ? invalid(first.path, first.message)
      : new AppError('input/invalid', { issues });
  return [...named, ...siblings.filter((page) => !named.has(page))];
}
