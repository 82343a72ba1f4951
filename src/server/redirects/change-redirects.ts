import type { RedirectChange } from '#api/endpoints/redirects.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { UndoByKind } from '#server/storage/undo-way.ts';
import { flattenChains } from './flatten-chains.ts';
import { findRedirectLoop, type KnownDestinations } from './follow-redirects.ts';
import { loadGraph } from './load-graph.ts';
import { findSourceIssue, findTargetIssue, normalizePath, normalizeTarget } from './redirect-address.ts';
import { listCoveredPaths } from './redirect-rules.ts';
import type { RedirectRecord } from './redirects.repository.ts';
import * as repository from './redirects.repository.ts';
import { describeRedirectLoop } from './redirects.service.ts';
import { listRuleIssues } from './rule-issues.ts';
import type { SiteGraph } from './site-graph.ts';

interface ChangeResult {
  /** Changes that restore the previous state. */
  readonly undo: RedirectChange[];
  readonly warnings: { path: string; message: string }[];
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

/**
 * Saves and deletes rules in one transaction, and flattens chains that became too long.
 * @throws AppError 400 listing every impossible change, 409 if a rule is no longer what a change expects
 */
export async function changeRedirects(
  storage: Storage,
  sent: readonly RedirectChange[],
  person: Person,
  publicUrl: string,
): Promise<ChangeResult> {
  const changes = sent.map((change) => read(change, publicUrl));
  refuse(changes.flatMap(listChangeIssues));
  return storage.write(getActor(person), async (scope) => {
    // Locks the tree, since rules and moves that are valid separately could form a loop together.
    await scope.lockTree();
    const before = await loadGraph(scope.db, publicUrl);
    refuseChanged(before, changes);
    await writeChanges(scope.db, changes, scope.now);
    const after = await loadGraph(scope.db, publicUrl);
    refuse(listLoopIssues(before, after, changes));
    const followers = await flattenChains(scope, after);
    scope.changesSite();
    const undo = invertRedirects(before, [...changes, ...followers]);
    const paths = changes.slice(0, 100).map(({ fromPath }) => fromPath);
    scope.record('redirect/change', 'site', { paths }, describeRedirectUndo(undo));
    return { undo, warnings: listWarnings(after, changes) };
  });
}

function read(change: RedirectChange, publicUrl: string): RedirectChange {
  const { fromPath, toPath, reason, pageId, was } = change;
  const target = toPath === null ? null : normalizeTarget(toPath.trim(), publicUrl);
  return { fromPath: normalizePath(fromPath), toPath: target, reason, pageId, was };
}

function listChangeIssues({ fromPath, toPath }: RedirectChange, index: number): Issue[] {
  if (toPath === null) return [];
  const source = findSourceIssue(fromPath);
  const target = findTargetIssue(toPath);
  return [
    ...(source ? [{ path: `changes[${index}].fromPath`, message: source }] : []),
    ...(target ? [{ path: `changes[${index}].toPath`, message: target }] : []),
  ];
}

function refuse(issues: Issue[]): void {
  const [first] = issues;
  if (first) throw new AppError('input/invalid', { message: first.message, issues });
}

function refuseChanged({ rules }: SiteGraph, changes: readonly RedirectChange[]): void {
  const issues = changes.flatMap(({ fromPath, was }, index) => {
    const now = rules.get(fromPath)?.toPath ?? null;
    if (was === undefined || was === now) return [];
    const message = now === null ? `${fromPath} now has no redirect.` : `${fromPath} now leads to ${now}.`;
    return [{ path: `changes[${index}].was`, message }];
  });
  if (issues.length > 0) throw new AppError('redirect/changed', { issues });
}

/** Writes changes. A rule whose page was deleted permanently is no longer linked to it. */
export async function writeChanges(db: Db, changes: readonly RedirectChange[], now: string): Promise<void> {
  const byPath = new Map(changes.map((change) => [change.fromPath, change]));
  const pages = await repository.filterExistingPageIds(
    db,
    [...byPath.values()].flatMap(({ pageId }) => pageId ?? []),
  );
  const saved = [...byPath.values()].flatMap(({ fromPath, toPath, reason, pageId }): RedirectRecord[] => {
    if (toPath === null) return [];
    const owner = pageId !== null && pages.has(pageId) ? pageId : null;
    return [{ fromPath, toPath, reason, pageId: owner, updatedAt: now }];
  });
  await repository.deleteRedirects(
    db,
    [...byPath.values()].filter(({ toPath }) => toPath === null).map(({ fromPath }) => fromPath),
  );
  await repository.upsertRedirects(db, saved);
}

/** Lists issues for redirect loops that a change created. Existing loops don't count. */
function listLoopIssues(before: SiteGraph, after: SiteGraph, changes: readonly RedirectChange[]): Issue[] {
  const done = new Set<string>();
  for (const [index, { fromPath, toPath }] of changes.entries()) {
    const covered = listCoveredPaths(fromPath);
    const circle = findRedirectLoop(after, covered, done);
    if (!circle || (toPath === null && findRedirectLoop(before, covered))) continue;
    const path = `changes[${index}].${toPath === null ? 'fromPath' : 'toPath'}`;
    // One message is enough: each part of the loop would repeat it.
    return [{ path, message: describeRedirectLoop(circle) }];
  }
  return [];
}

/** Describes the undo of changes for the activity log. */
export function describeRedirectUndo(changes: readonly RedirectChange[]): UndoByKind<'redirects'> {
  return { way: 'redirects', changes: changes.map((change) => ({ ...change, was: change.was ?? null })) };
}

/** Builds changes that restore the rules at these paths, with the state that they expect there. */
export function invertRedirects(
  { rules }: SiteGraph,
  changes: readonly Pick<RedirectChange, 'fromPath' | 'toPath'>[],
): RedirectChange[] {
  const byPath = new Map(changes.map((change) => [change.fromPath, change]));
  return Array.from(byPath.values(), ({ fromPath, toPath }) => {
    const rule = rules.get(fromPath);
    if (!rule) return { fromPath, toPath: null, reason: '', pageId: null, was: toPath };
    return { fromPath, toPath: rule.toPath, reason: rule.reason, pageId: rule.pageId, was: toPath };
  });
}

function listWarnings(graph: SiteGraph, changes: readonly RedirectChange[]): ChangeResult['warnings'] {
  const ends: KnownDestinations = new Map();
  return changes.flatMap(({ fromPath, toPath }, index) => {
    const rule = graph.rules.get(fromPath);
    if (toPath === null || !rule) return [];
    return listRuleIssues(graph, rule, ends).map(({ code, message }) => ({
      path: `changes[${index}].${code === 'rests' ? 'fromPath' : 'toPath'}`,
      message,
    }));
  });
}
