import type { RedirectCheck } from '#api/endpoints/redirects.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { flattenChains } from './flatten-chains.ts';
import {
  type FinalDestination,
  findRedirectLoop,
  followRedirects,
  formatPathChain,
  type KnownDestinations,
} from './follow-redirects.ts';
import { loadGraph, resolveInGraph } from './load-graph.ts';
import { findSourceIssue, findTargetIssue, normalizePath, normalizeTarget } from './redirect-address.ts';
import { listCoveredPaths, type RedirectRule } from './redirect-rules.ts';
import type { RedirectRecord } from './redirects.repository.ts';
import * as repository from './redirects.repository.ts';
import { listRuleIssues, type RuleIssue } from './rule-issues.ts';

export type RuleWithIssues = RedirectRecord & { readonly issues: readonly RuleIssue[] };

/** Lists all rules by path, each with the issues that keep it from working. */
export async function listRedirects(db: Db, publicUrl: string): Promise<RuleWithIssues[]> {
  const graph = await loadGraph(db, publicUrl);
  const ends: KnownDestinations = new Map();
  return (await repository.listRedirects(db)).map((rule) => ({
    ...rule,
    issues: listRuleIssues(graph, rule, ends),
  }));
}

/** Explains where visitors of a path are redirected, with every hop, and why some get nowhere. */
export async function checkRedirect(db: Db, publicUrl: string, pathname: string): Promise<RedirectCheck> {
  const path = normalizePath(pathname);
  const { steps, end, to } = await resolveInGraph(db, publicUrl, (graph) => followRedirects(graph, path));
  const arrives = end.type !== 'circle' && !(end.type === 'nothing' && end.trashed);
  return { ...(arrives && to !== undefined ? { redirect: to } : {}), steps: [...steps], end: toApiEnd(end) };
}

function toApiEnd(end: FinalDestination): NonNullable<RedirectCheck['end']> {
  return end.type === 'circle' ? { type: 'circle', path: end.paths[0] } : end;
}

export async function getRedirect(storage: Storage, path: string): Promise<RedirectRecord> {
  const redirect = await repository.findRedirect(storage.db, normalizePath(path));
  if (!redirect) throw new AppError('redirect/not-found');
  return redirect;
}

/**
 * Saves a rule. Rejects a rule at one of the site's own paths, one to a script, and one that creates a
 * redirect loop. Chains that became too long are flattened. An absolute URL of this site is stored as a path.
 */
export async function saveRedirect(
  storage: Storage,
  path: string,
  { toPath, reason }: { readonly toPath: string; readonly reason: string },
  person: Person,
  publicUrl = '',
): Promise<RuleWithIssues> {
  const fromPath = normalizePath(path);
  const source = findSourceIssue(fromPath);
  if (source) throw createInvalidError('path', source);
  const address = toPath.trim();
  const issue = findTargetIssue(address);
  if (issue) throw createInvalidError('toPath', issue);
  return storage.write(getActor(person), async (scope) => {
    // Locks the tree: two rules, or a rule and a move, that are valid separately could form a loop together.
    await scope.lockTree();
    const before = await repository.findRedirect(scope.db, fromPath);
    const target = normalizeTarget(address, publicUrl);
    const redirect = { fromPath, toPath: target, pageId: null, reason, updatedAt: scope.now };
    await repository.upsertRedirect(scope.db, redirect);
    const graph = await refuseCircles(scope, fromPath, publicUrl, 'toPath');
    const followers = await flattenChains(scope, graph);
    const saved = { ...redirect, ...followers.find((rule) => rule.fromPath === fromPath) };
    scope.changesSite();
    const others = followers.filter((rule) => rule.fromPath !== fromPath);
    const undo = [
      buildRestoringChange(before, saved),
      ...others.map((rule) => buildRestoringChange(graph.rules.get(rule.fromPath), rule)),
    ];
    scope.record('redirect/save', fromPath, { toPath: saved.toPath }, { way: 'redirects', changes: undo });
    return { ...saved, issues: listRuleIssues(graph, saved) };
  });
}

/** Deletes a rule. Rejected if another rule, now effective, would form a redirect loop. */
export async function deleteRedirect(
  storage: Storage,
  path: string,
  person: Person,
  publicUrl = '',
): Promise<void> {
  const fromPath = normalizePath(path);
  await storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const before = await loadGraph(scope.db, publicUrl);
    const rule = await repository.findRedirect(scope.db, fromPath);
    if (!(await repository.deleteRedirect(scope.db, fromPath))) throw new AppError('redirect/not-found');
    // A rule that is part of an existing loop can always be deleted.
    if (!findRedirectLoop(before, listCoveredPaths(fromPath)))
      await refuseCircles(scope, fromPath, publicUrl, 'path');
    scope.changesSite();
    const undo = buildRestoringChange(rule, { fromPath, toPath: null });
    scope.record('redirect/delete', fromPath, {}, { way: 'redirects', changes: [undo] });
  });
}

/** Builds the change that restores the state before a rule was saved or deleted. */
function buildRestoringChange(
  before: RedirectRule | undefined,
  { fromPath, toPath: was }: { readonly fromPath: string; readonly toPath: string | null },
) {
  const { toPath = null, reason = '', pageId = null } = before ?? {};
  return { fromPath, toPath, reason, pageId, was };
}

async function refuseCircles(
  { db }: WriteScope,
  fromPath: string,
  publicUrl: string,
  field: 'path' | 'toPath',
) {
  const graph = await loadGraph(db, publicUrl);
  const circle = findRedirectLoop(graph, listCoveredPaths(fromPath));
  if (circle) throw createInvalidError(field, describeRedirectLoop(circle));
  return graph;
}

export function describeRedirectLoop(circle: readonly string[]): string {
  return `This would create a redirect loop: ${formatPathChain(circle)}.`;
}
