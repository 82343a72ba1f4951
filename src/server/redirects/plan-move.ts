import { withLanguage } from '#content/address/site-paths.ts';
import { findCircle } from './journey.ts';
import { languageOf, pageAddress, pathsCovered, type RedirectRule } from './redirect-rules.ts';
import { graphOfRules } from './site-graph.ts';

/** A page that visitors see, and where. Paths carry no language: a rule of one covers both. */
export interface Move {
  readonly pageId: string;
  /** Where visitors saw it last; null when they never did. */
  readonly from: string | null;
  readonly to: string;
}

interface Step {
  readonly from: string;
  readonly to: string;
}

/** What a move does to the redirect table. */
export interface MovePlan {
  /** Rules to write: new ones, and those that lead to the old address and now follow the page. */
  readonly set: readonly RedirectRule[];
  /** Paths whose rules go: a page lives there now, or its visitors would never arrive. */
  readonly drop: readonly string[];
  /** Rules that a person made for an old address: they stay, and visitors go where they say. */
  readonly kept: readonly Step[];
}

/**
 * Plans the redirects that moves of visible pages need, so that every address at which visitors saw a page
 * leads to it in one hop. Pure, so that a dry run can show it before anything happens.
 *
 * @param lives whether a page that visitors see has this address once the moves are done; asked of {@link pathsLeft}
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

const shortOf = (path: string) => `/${path.split('/').at(-1)}`;

/** The paths at which a page is not any more. It also answers to its bare identifier, so that one leaves with the name. */
export function pathsLeft({ from, to }: Move): readonly string[] {
  if (from === null || from === to) return [];
  return shortOf(from) === shortOf(to) ? [from] : [...new Set([from, shortOf(from)])];
}

type Table = Map<string, RedirectRule>;

/** Answers the rules that stand in the way and stay. */
function applyMove(table: Table, { pageId, from, to }: Move, lives: (path: string) => boolean): Step[] {
  // An address shows what lives there now, not what a page that left would say.
  if (table.get(to)?.pageId != null) table.delete(to);
  if (from === null || from === to) return [];
  const left = pathsLeft({ pageId, from, to });
  const followers = [...table.values()].filter(({ toPath, pageId: owner }) => {
    const old = left.find((path) => path === pageAddress(toPath));
    return old !== undefined && (owner === pageId || !lives(old));
  });
  for (const rule of followers) table.set(rule.fromPath, { ...rule, toPath: moved(rule.toPath, to) });
  const free = left.filter((path) => !lives(path));
  const kept = free.flatMap((path) => leave(table, path, { pageId, from, to }));
  dropCircles(table, to);
  return kept;
}

/** Makes an address that a page has left lead to it. */
function leave(table: Table, path: string, { pageId, from, to }: Move & Step): Step[] {
  const there = table.get(path);
  if (there?.pageId === null) return [{ from: path, to: there.toPath }];
  // Somebody saw another page at the bare identifier itself: that says more than a short form of this one.
  if (!there || path === from) table.set(path, { fromPath: path, toPath: to, reason: 'moved', pageId });
  return [];
}

/** The target of a rule that follows a page, with the language, query and hash that it had. */
function moved(target: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return withLanguage(to, languageOf(path)) + rest;
}

/** Every changed rule leads to `to`, so a new circle can only go through a rule of `to` itself. */
function dropCircles(table: Table, to: string): void {
  for (const { fromPath } of [...table.values()]) {
    if (pageAddress(fromPath) !== to) continue;
    if (findCircle(graphOfRules(table.values()), pathsCovered(fromPath))) table.delete(fromPath);
  }
}
