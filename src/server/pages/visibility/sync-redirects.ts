import { createInvalidError } from '#server/http/app-error.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { setPublicPath } from '#server/pages/store/pages.repository.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import { findAddress, visibleAmong } from '#server/redirects/addresses.repository.ts';
import { loadSendingGraph } from '#server/redirects/ask-graph.ts';
import { findCircle } from '#server/redirects/journey.ts';
import { type Move, type MovePlan, pathsLeft, planMove } from '#server/redirects/plan-move.ts';
import { inAllLanguages, type RedirectRule } from '#server/redirects/redirect-rules.ts';
import { deleteRedirect, listRedirects, upsertRedirect } from '#server/redirects/redirects.repository.ts';
import { circleMessage } from '#server/redirects/redirects.service.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** What moves did to the redirects, and what stood there before. */
export interface FollowedMoves extends MovePlan {
  readonly moves: readonly Move[];
  /** The rules that were replaced or dropped, as they were. */
  readonly before: readonly RedirectRule[];
}

const nothing: FollowedMoves = { set: [], drop: [], kept: [], moves: [], before: [] };

/**
 * To be called after every write that may have changed where visitors see a page, or whether. A page that they
 * see at another address than the last time leaves redirects behind, in the same transaction. A page that
 * nobody sees writes nothing, so that no rule tells where a draft is; what it has missed follows when it is
 * published.
 *
 * @param changed what the sender changed of where visitors are sent; nothing where only a status did
 * @throws 400 naming it, when visitors could then go round in a circle
 */
export async function syncRedirects(
  scope: WriteScope,
  pages: readonly PageRecord[],
  changed?: SendingField,
): Promise<FollowedMoves> {
  const plan = await followMoves(scope, await movesOf(scope.db, pages));
  // What was stored before is no reason to refuse a publication.
  const sending = changed === undefined ? [] : pages.filter(({ redirectUrl }) => redirectUrl !== null);
  const paths = plan.set.map(({ fromPath }) => fromPath);
  for (const page of sending) paths.push((await findAddress(scope.db, page)).path);
  if (paths.length > 0) await refuseCircles(scope, paths, changed ?? 'redirectUrl');
  return plan;
}

/**
 * As {@link syncRedirects}, where many pages come back at once and one redirect is no reason to refuse them all: a redirect
 * that would lead in a circle is left out, and what stood in its place stays. Answers those that were left out.
 */
export async function syncRedirectsWithoutCircles(
  scope: WriteScope,
  pages: readonly PageRecord[],
): Promise<readonly RedirectRule[]> {
  const { set, before } = await followMoves(scope, await movesOf(scope.db, pages));
  const leftOut: RedirectRule[] = [];
  for (;;) {
    const made = set.filter((rule) => !leftOut.includes(rule));
    const circle = await circleFrom(
      scope,
      made.map(({ fromPath }) => fromPath),
    );
    // One that is on it, and not one that merely leads there. A circle without any was there before.
    const closing = made.find(({ fromPath }) =>
      inAllLanguages(fromPath).some((path) => circle?.includes(path)),
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
  const lives = await visibleAmong(scope.db, moves.flatMap(pathsLeft));
  const plan = planMove(rules, moves, (path) => lives.has(path));
  await apply(scope, plan);
  for (const { pageId, to } of moves) await setPublicPath(scope.db, pageId, to);
  const changed = new Set([...plan.drop, ...plan.set.map(({ fromPath }) => fromPath)]);
  return { ...plan, moves, before: rules.filter(({ fromPath }) => changed.has(fromPath)) };
}

async function movesOf(db: Db, pages: readonly PageRecord[]): Promise<Move[]> {
  const moves: Move[] = [];
  for (const page of pages) {
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

/** What can change where visitors of a page are sent. */
type SendingField = 'redirectUrl' | 'parentId' | 'identifier';

/**
 * Refuses a write after which visitors of a path could go round in a circle: by redirect URLs and rules, whichever
 * pages are hidden or seen. To be called when the write has happened; refusing takes it back.
 *
 * @param paths where it changed something, without language
 * @param field what the sender changed
 */
export async function refuseCircles(
  scope: WriteScope,
  paths: readonly string[],
  field: SendingField,
): Promise<void> {
  const circle = await circleFrom(scope, paths);
  if (circle) throw createInvalidError(field, circleMessage(circle));
}

/** The circle that visitors of one of these paths could come into; undefined where there is none. */
async function circleFrom({ db }: WriteScope, paths: readonly string[]) {
  const starts = paths.flatMap(inAllLanguages);
  // Targets of today are kept as paths, so that nothing here needs to know the site's origin.
  return findCircle(await loadSendingGraph(db), starts);
}
