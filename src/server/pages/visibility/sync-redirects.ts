import { createInvalidError } from '#server/http/app-error.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { setPublicPath } from '#server/pages/store/pages.repository.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import { filterVisiblePaths, findAddress } from '#server/redirects/addresses.repository.ts';
import { findRedirectLoop } from '#server/redirects/follow-redirects.ts';
import { loadRedirectingGraph } from '#server/redirects/load-graph.ts';
import { listPathsLeft, type Move, type MovePlan, planMove } from '#server/redirects/plan-move.ts';
import { listLanguagePaths, type RedirectRule } from '#server/redirects/redirect-rules.ts';
import { deleteRedirect, listRedirects, upsertRedirect } from '#server/redirects/redirects.repository.ts';
import { describeRedirectLoop } from '#server/redirects/redirects.service.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** Changes that moves made to the redirects, with the previous state. */
export interface FollowedMoves extends MovePlan {
  readonly moves: readonly Move[];
  /** Replaced or deleted rules, as they were. */
  readonly before: readonly RedirectRule[];
}

const nothing: FollowedMoves = { set: [], drop: [], kept: [], moves: [], before: [] };

/**
 * Updates redirects after a write that may have changed where visitors see a page, or whether. Call it after
 * every such write, in the same transaction. If the public path changed since the last time, redirects are
 * created. A page that visitors can't see writes nothing, so that no redirect reveals a draft's path; its
 * redirects follow when it is published.
 * @param changed field of a redirect target that the request changed; undefined if only a status did
 * @throws AppError 400 with that field if visitors could then get into a redirect loop
 */
export async function syncRedirects(
  scope: WriteScope,
  pages: readonly PageRecord[],
  changed?: SendingField,
): Promise<FollowedMoves> {
  const plan = await followMoves(scope, await listMoves(scope.db, pages));
  // A stored loop is no reason to refuse a publication.
  const sending =
    changed === undefined
      ? []
      : pages.filter(({ kind, redirectUrl }) => kind !== 'section' && redirectUrl !== null);
  const paths = plan.set.map(({ fromPath }) => fromPath);
  for (const page of sending) paths.push((await findAddress(scope.db, page)).path);
  if (paths.length > 0) await refuseRedirectLoops(scope, paths, changed ?? 'redirectUrl');
  return plan;
}

/**
 * Works like {@link syncRedirects} when many pages are restored at once: a redirect that would create a loop
 * is skipped instead of refusing all pages, and the previous rule stays. Resolves to the skipped ones.
 */
export async function syncRedirectsWithoutLoops(
  scope: WriteScope,
  pages: readonly PageRecord[],
): Promise<readonly RedirectRule[]> {
  const { set, before } = await followMoves(scope, await listMoves(scope.db, pages));
  const leftOut: RedirectRule[] = [];
  for (;;) {
    const made = set.filter((rule) => !leftOut.includes(rule));
    const circle = await findLoopFrom(
      scope,
      made.map(({ fromPath }) => fromPath),
    );
    // Skips only a redirect that is part of the loop, not one that leads there. A loop without any of them
    // existed before.
    const closing = made.find(({ fromPath }) =>
      listLanguagePaths(fromPath).some((path) => circle?.includes(path)),
    );
    if (!closing) return leftOut;
    leftOut.push(closing);
    const stood = before.find(({ fromPath }) => fromPath === closing.fromPath);
    if (stood) await upsertRedirect(scope.db, { ...stood, updatedAt: scope.now });
    else await deleteRedirect(scope.db, closing.fromPath);
  }
}

async function followMoves(scope: WriteScope, moves: readonly Move[]): Promise<FollowedMoves> {
  if (moves.length === 0) return nothing;
  await scope.lockTree();
  const rules = await listRedirects(scope.db);
  const lives = await filterVisiblePaths(scope.db, moves.flatMap(listPathsLeft));
  const plan = planMove(rules, moves, (path) => lives.has(path));
  await apply(scope, plan);
  for (const { pageId, to } of moves) await setPublicPath(scope.db, pageId, to);
  const changed = new Set([...plan.drop, ...plan.set.map(({ fromPath }) => fromPath)]);
  return { ...plan, moves, before: rules.filter(({ fromPath }) => changed.has(fromPath)) };
}

async function listMoves(db: Db, pages: readonly PageRecord[]): Promise<Move[]> {
  const moves: Move[] = [];
  for (const page of pages) {
    if (page.kind === 'section') continue;
    const { path: to } = await findAddress(db, page);
    if (to === page.publicPath) continue;
    const live = await findVersionHead(db, page.id, page.liveVersionId);
    if (isVisible(page, live?.status)) moves.push({ pageId: page.id, from: page.publicPath, to });
  }
  return moves;
}

async function apply(scope: WriteScope, { set, drop }: MovePlan): Promise<void> {
  for (const path of drop) await deleteRedirect(scope.db, path);
  for (const rule of set) await upsertRedirect(scope.db, { ...rule, updatedAt: scope.now });
  if (set.length + drop.length === 0) return;
  scope.changesSite();
  scope.record('redirect/follow', set[0]?.toPath ?? drop[0] ?? '', {
    set: Object.fromEntries(set.map((rule) => [rule.fromPath, rule.toPath])),
    drop,
  });
}

/** Fields that can change where visitors of a page are redirected. */
type SendingField = 'redirectUrl' | 'parentId' | 'identifier';

/**
 * Rejects a write after which a path could be part of a redirect loop, by redirect URLs and rules, whether
 * pages are visible or not. Call it after the write, in its transaction, which the error rolls back.
 * @param paths changed paths, without language
 * @param field field that the request changed
 */
export async function refuseRedirectLoops(
  scope: WriteScope,
  paths: readonly string[],
  field: SendingField,
): Promise<void> {
  const circle = await findLoopFrom(scope, paths);
  if (circle) throw createInvalidError(field, describeRedirectLoop(circle));
}

/** Finds a redirect loop reachable from one of these paths; undefined if there is none. */
async function findLoopFrom({ db }: WriteScope, paths: readonly string[]) {
  const starts = paths.flatMap(listLanguagePaths);
  // Current targets are stored as paths, so the site's origin isn't needed.
  return findRedirectLoop(await loadRedirectingGraph(db), starts);
}
