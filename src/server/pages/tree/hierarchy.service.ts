import type { MovedPage } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page/page.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { type AnswerWithRevisions, type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage, requirePage } from '#server/pages/store/page-deps.ts';
import { createMoveId } from '#server/pages/store/page-record.ts';
import { listSiblings, type Sibling, setLastMove } from '#server/pages/store/pages.repository.ts';
import { requirePageMatch, storePage } from '#server/pages/store/store-page.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import { toMovedPage } from './describe-move.ts';
import { describeMove, readSiblingRows } from './move-undo.ts';
import { computeTreeRevision, placeBelow, saveOrder } from './page-positions.ts';

/** Moves a page below another one or to the top level; without an order, behind its last child page. */
export async function setParent(
  { storage }: PageDeps,
  key: string,
  move: { readonly parentId: string | null; readonly sortOrder?: number },
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<MovedPage>> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, page, ['place']);
    if (isSystemPage(page.identifier)) throw new AppError('page/system');
    const rows = await readSiblingRows(scope.db, [page]);
    const place = await placeBelow(scope, page, move.parentId, move.sortOrder);
    const stays = place.parentId === page.parentId && place.sortOrder === page.sortOrder;
    const lastMove = stays ? page.lastMove : createMoveId();
    const moved = await storePage(scope, page, { ...page, ...place, lastMove });
    const followed = await syncRedirects(scope, [moved], 'parentId');
    if (moved !== page) scope.changesSite();
    const way = describeMove({ before: [page], rows, after: [moved], followed });
    const detail = { parent: place.parentId, sortOrder: place.sortOrder };
    const undo = scope.record('page/move', page.id, detail, way);
    const { answer, revisions } = await toMovedPage(scope, moved, followed, person);
    return { answer: { ...answer, undo }, revisions };
  });
}

/** Reorders the child pages of one parent. Pages that aren't named follow in their previous order. */
export async function reorderPages(
  { storage }: PageDeps,
  { parentId, pageOrder }: { readonly parentId: string | null; readonly pageOrder: readonly string[] },
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<Record<string, never>>> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    requireMatch(ifMatch, await computeTreeRevision(scope.db), ['tree'], 'tree/stale');
    const parent = parentId === null ? undefined : await requirePage(scope.db, parentId);
    const before = await listSiblings(scope.db, parent?.id ?? null);
    const order = orderSiblings(before, pageOrder);
    // Only named pages count as moved.
    const named = order.slice(0, pageOrder.length).map(({ id }) => id);
    if (await saveOrder(scope, order)) await setLastMove(scope.db, named, createMoveId());
    const undo = {
      way: 'order',
      parentId: parent?.id ?? null,
      before: listIds(before),
      after: listIds(order),
    } as const;
    scope.record('page/reorder', parent?.id ?? '/', { order: order.map((page) => page.identifier) }, undo);
    return { answer: {}, revisions: await computeTreeRevision(scope.db) };
  });
}

function listIds(pages: readonly Sibling[]): string[] {
  return pages.map(({ id }) => id);
}

function orderSiblings(siblings: readonly Sibling[], keys: readonly string[]): Sibling[] {
  const issues: { path: string; message: string }[] = [];
  const named = new Set<Sibling>();
  const byKey = new Map(
    siblings.flatMap((page) => [[page.identifier, page] as const, [page.id, page] as const]),
  );
  for (const [index, key] of keys.entries()) {
    const page = byKey.get(key);
    const path = `pageOrder[${index}]`;
    if (!page) issues.push({ path, message: `${key} is not one of these pages.` });
    else if (named.has(page)) issues.push({ path, message: `${key} is listed twice.` });
    else named.add(page);
  }
  const [first] = issues;
  if (first)
    throw issues.length === 1
      ? createInvalidError(first.path, first.message)
      : new AppError('input/invalid', { issues });
  return [...named, ...siblings.filter((page) => !named.has(page))];
}
