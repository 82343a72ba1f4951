import { findPathOwner } from '#content/address/own-paths.ts';
import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import {
  type FinalDestination,
  findDestination,
  followRedirects,
  formatPathChain,
  type KnownDestinations,
} from './follow-redirects.ts';
import { listCoveredPaths, type RedirectRule } from './redirect-rules.ts';
import { createHop, findHop, findPageAt, type SiteGraph } from './site-graph.ts';

/** Problem of a rule that its author should know. */
export interface RuleIssue {
  readonly code: 'rests' | 'circle' | 'trashed' | 'not-seen' | 'nothing-there';
  /** Sentence for a person. */
  readonly message: string;
}

/**
 * Lists the reasons why a rule has no effect now, or not for everybody.
 * @param known memo of ends, shared when checking many rules
 */
export function listRuleIssues(
  graph: SiteGraph,
  rule: RedirectRule,
  known: KnownDestinations = new Map(),
): RuleIssue[] {
  const found = listCoveredPaths(rule.fromPath).flatMap((path) => {
    const end = endOfRule(graph, rule, path, known);
    return [findRestIssue(graph, path), findEndIssue(graph, end)].filter((issue) => issue !== undefined);
  });
  // Both languages mostly have the same issues, so each is listed once.
  return [...new Map(found.toReversed().map((issue) => [issue.code, issue])).values()].toReversed();
}

/** Follows an inactive rule as if it were active; otherwise the path's current redirect. */
function endOfRule(
  graph: SiteGraph,
  rule: RedirectRule,
  path: string,
  known: KnownDestinations,
): FinalDestination {
  const leg = createHop(rule, path);
  const now = findHop(graph, path);
  const isTaken = now?.by === 'rule' && now.to === leg.to && now.language === leg.language;
  return isTaken ? findDestination(graph, path, known) : followRedirects(graph, path, leg).end;
}

function findRestIssue(graph: SiteGraph, path: string): RuleIssue | undefined {
  const page = findPageAt(graph, path);
  if (page?.visibility === 'seen') {
    return {
      code: 'rests',
      message: `${path} shows the page "${page.identifier}". This redirect works once that page is hidden, unpublished, moved or deleted.`,
    };
  }
  if (page?.visibility === 'hidden' && page.redirectUrl !== null) {
    return {
      code: 'rests',
      message: `The hidden page "${page.identifier}" redirects ${path} to ${page.redirectUrl}. This redirect works once that page has no redirect URL, or is moved or deleted.`,
    };
  }
  return undefined;
}

function findEndIssue(graph: SiteGraph, end: FinalDestination): RuleIssue | undefined {
  if (end.type === 'circle') {
    return {
      code: 'circle',
      message: `This is a redirect loop: ${formatPathChain(end.paths)}. Visitors get the 404 page.`,
    };
  }
  if (end.type !== 'nothing' || !isForPages(end.path)) return undefined;
  if (end.trashed) {
    return {
      code: 'trashed',
      message: `The page at ${end.path} is in the trash. Visitors get the 404 page.`,
    };
  }
  return findPageAt(graph, end.path)
    ? { code: 'not-seen', message: `The page at ${end.path} is not public.` }
    : { code: 'nothing-there', message: `There is no page at ${end.path}.` };
}

/** True if the path is for pages. Files and documents of the site exist without being pages. */
function isForPages(path: string): boolean {
  return !path.includes('.') && findPathOwner(stripLanguagePrefix(path)) === undefined;
}
