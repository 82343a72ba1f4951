import { ownerOf } from '#content/address/own-paths.ts';
import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import { type End, followPath, inArrows, type KnownEnds, travel } from './journey.ts';
import { pathsCovered, type RedirectRule } from './redirect-rules.ts';
import { legFrom, legOf, pageAt, type SiteGraph } from './site-graph.ts';

/** Something about a rule that its maker should know. */
export interface RuleIssue {
  readonly code: 'rests' | 'circle' | 'trashed' | 'not-seen' | 'nothing-there';
  /** The sentence a person reads. */
  readonly message: string;
}

/**
 * Why a rule does not do now, or not for everybody, what it says.
 *
 * @param known the ends found so far, for asking about many rules
 */
export function issuesOf(graph: SiteGraph, rule: RedirectRule, known: KnownEnds = new Map()): RuleIssue[] {
  const found = pathsCovered(rule.fromPath).flatMap((path) => {
    const end = endOfRule(graph, rule, path, known);
    return [restingAt(graph, path), leadingTo(graph, end)].filter((issue) => issue !== undefined);
  });
  // In both languages it is mostly the same: once is enough.
  return [...new Map(found.toReversed().map((issue) => [issue.code, issue])).values()].toReversed();
}

/** A rule that rests is followed as if it did not; any other way is the path's own. */
function endOfRule(graph: SiteGraph, rule: RedirectRule, path: string, known: KnownEnds): End {
  const leg = legOf(rule, path);
  const now = legFrom(graph, path);
  const isTaken = now?.by === 'rule' && now.to === leg.to && now.language === leg.language;
  return isTaken ? followPath(graph, path, known) : travel(graph, path, leg).end;
}

function restingAt(graph: SiteGraph, path: string): RuleIssue | undefined {
  const page = pageAt(graph, path);
  if (page?.visibility === 'seen') {
    return {
      code: 'rests',
      message: `Visitors see the page "${page.identifier}" at ${path} now. This rule acts once that page is hidden, unpublished, moved or deleted.`,
    };
  }
  if (page?.visibility === 'hidden' && page.redirectUrl !== null) {
    return {
      code: 'rests',
      message: `The hidden page "${page.identifier}" sends visitors of ${path} to ${page.redirectUrl} now. This rule acts once that page has no redirect URL, or is moved or deleted.`,
    };
  }
  return undefined;
}

function leadingTo(graph: SiteGraph, end: End): RuleIssue | undefined {
  if (end.type === 'circle') {
    return {
      code: 'circle',
      message: `Visitors would go round in a circle: ${inArrows(end.paths)}. They get the not-found page.`,
    };
  }
  if (end.type !== 'nothing' || !isForPages(end.path)) return undefined;
  if (end.trashed) {
    return {
      code: 'trashed',
      message: `The page at ${end.path} is in the trash. Visitors get the not-found page.`,
    };
  }
  return pageAt(graph, end.path)
    ? { code: 'not-seen', message: `Visitors do not see the page at ${end.path}.` }
    : { code: 'nothing-there', message: `There is no page at ${end.path}.` };
}

/** Files and documents of our own are not pages, and are there all the same. */
function isForPages(path: string): boolean {
  return !path.includes('.') && ownerOf(stripLanguagePrefix(path)) === undefined;
}
