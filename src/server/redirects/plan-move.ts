import { withLanguage } from '#content/address/site-paths.ts';
import { findRedirectLoop } from './follow-redirects.ts';
import {
  extractInternalPath,
  getPathLanguage,
  listCoveredPaths,
  type RedirectRule,
} from './redirect-rules.ts';
import { createRuleGraph } from './site-graph.ts';

/** Visible page and its paths. Paths have no language: a rule without one covers both. */
export interface Move {
  readonly pageId: string;
  /** Path at which visitors last saw it; null if they never did. */
  readonly from: string | null;
  readonly to: string;
}

interface Step {
  readonly from: string;
  readonly to: string;
}

/** Changes that a move makes to the redirect table. */
export interface MovePlan {
  /** Rules to write: new ones, and those to the old path, which follow the page. */
  readonly set: readonly RedirectRule[];
  /** Paths whose rules are deleted: they have a page now, or would be part of a loop. */
  readonly drop: readonly string[];
  /** Rules that a person created for an old path: they stay and take precedence. */
  readonly kept: readonly Step[];
}

/**
 * Plans the redirects for moves of visible pages, so that every former path leads to the page in one hop.
 * Pure, so that a dry run can show the plan first.
 * @param lives true if a visible page has this path after the moves; called with the paths of {@link
 * listPathsLeft}
 */
export function planMove(
  rules: readonly RedirectRule[],
  moves: readonly Move[],
  lives: (path: string) => boolean,
): MovePlan {
  const table = new Map(rules.map((rule) => [rule.fromPath, rule]));
  const kept = moves.flatMap((move) => applyMove(table, move, lives));
  return {
    set: [...table.values()].filter((rule) => !rules.includes(rule)),
    drop: rules.map((rule) => rule.fromPath).filter((path) => !table.has(path)),
    kept,
  };
}

const getShortPath = (path: string) => `/${path.split('/').at(-1)}`;

/**
 * Lists the paths that a page leaves. A page also answers to its bare identifier, so a rename leaves that
 * one, too.
 */
export function listPathsLeft({ from, to }: Move): readonly string[] {
  if (from === null || from === to) return [];
  return getShortPath(from) === getShortPath(to) ? [from] : [...new Set([from, getShortPath(from)])];
}

type Table = Map<string, RedirectRule>;

/** Applies one move. Returns the rules that stay and take precedence. */
function applyMove(table: Table, { pageId, from, to }: Move, lives: (path: string) => boolean): Step[] {
  // A page at this path takes precedence over the redirect of a page that left it.
  if (table.get(to)?.pageId != null) table.delete(to);
  if (from === null || from === to) return [];
  const left = listPathsLeft({ pageId, from, to });
  const followers = [...table.values()].filter(({ toPath, pageId: owner }) => {
    const old = left.find((path) => path === extractInternalPath(toPath));
    return old !== undefined && (owner === pageId || !lives(old));
  });
  for (const rule of followers) table.set(rule.fromPath, { ...rule, toPath: replacePath(rule.toPath, to) });
  const free = left.filter((path) => !lives(path));
  const kept = free.flatMap((path) => redirectLeftPath(table, path, { pageId, from, to }));
  dropRedirectLoops(table, to);
  return kept;
}

/** Redirects a path that a page has left to its new one. */
function redirectLeftPath(table: Table, path: string, { pageId, from, to }: Move & Step): Step[] {
  const there = table.get(path);
  if (there?.pageId === null) return [{ from: path, to: there.toPath }];
  // Another page was seen at the bare identifier itself: that takes precedence over this page's short form.
  if (!there || path === from) table.set(path, { fromPath: path, toPath: to, reason: 'moved', pageId });
  return [];
}

/** Replaces the path in a rule's target; language prefix, query and hash stay. */
function replacePath(target: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return withLanguage(to, getPathLanguage(path)) + rest;
}

/** Every changed rule leads to `to`, so a new loop can only go through the rule at `to`. */
function dropRedirectLoops(table: Table, to: string): void {
  for (const { fromPath } of [...table.values()]) {
    if (extractInternalPath(fromPath) !== to) continue;
    if (findRedirectLoop(createRuleGraph(table.values()), listCoveredPaths(fromPath))) table.delete(fromPath);
  }
}
