import type { ImportLine } from '#api/endpoints/redirects.ts';
import { findRedirectLoop, type KnownDestinations } from '#server/redirects/follow-redirects.ts';
import { listCoveredPaths, listRulePaths, type RedirectRule } from '#server/redirects/redirect-rules.ts';
import { describeRedirectLoop } from '#server/redirects/redirects.service.ts';
import { listRuleIssues } from '#server/redirects/rule-issues.ts';
import type { SiteGraph } from '#server/redirects/site-graph.ts';
import type { ReadLine, UnreadLine } from './read-line.ts';

/** Result of planning an import. */
interface ImportPlan {
  readonly lines: readonly ImportLine[];
  /** Rules to write. */
  readonly rules: readonly RedirectRule[];
}

interface Options {
  /** Also creates rules to targets without a page. */
  readonly withoutTarget: boolean;
}

type LineOutcome = Omit<ImportLine, 'line' | 'from' | 'to'>;

/**
 * Plans what each line of a file does to the rules. The first line of a path counts; of a redirect loop the
 * last line is rejected. Pure.
 */
export function planImport(
  graph: SiteGraph,
  read: readonly (ReadLine | UnreadLine)[],
  { withoutTarget }: Options,
): ImportPlan {
  const told = new Map<number, LineOutcome>();
  const wanted = collectRules(graph, read, told);
  const rules = new Map(graph.rules);
  for (const line of wanted.values()) rules.set(line.fromPath, createRule(line));
  const after = { ...graph, rules };
  removeLoops(graph, after, wanted, told);
  const ends: KnownDestinations = new Map();
  for (const line of [...wanted.values()]) {
    const outcome = determineOutcome(graph, after, line, ends);
    told.set(line.line, outcome);
    if (outcome.outcome === 'no-target' && !withoutTarget) wanted.delete(line.fromPath);
    else if (outcome.outcome === 'no-target')
      told.set(line.line, { ...outcome, outcome: chooseOutcome(graph, line) });
  }
  return {
    lines: read.map((line) => describeLine(line, told)),
    rules: Array.from(wanted.values(), createRule),
  };
}

/** Collects lines that can become rules, by path; reports why others can't. */
function collectRules(
  graph: SiteGraph,
  read: readonly (ReadLine | UnreadLine)[],
  told: Map<number, LineOutcome>,
): Map<string, ReadLine> {
  const first = new Map<string, ReadLine>();
  const wanted = new Map<string, ReadLine>();
  for (const line of read) {
    if (!('fromPath' in line)) {
      told.set(line.line, { outcome: 'not-understood', message: line.message });
      continue;
    }
    const earlier = first.get(line.fromPath);
    if (earlier) {
      told.set(line.line, reportRepeated(line, earlier));
      continue;
    }
    first.set(line.fromPath, line);
    if (graph.rules.get(line.fromPath)?.toPath === line.toPath) told.set(line.line, { outcome: 'same' });
    else wanted.set(line.fromPath, line);
  }
  return wanted;
}

function reportRepeated(line: ReadLine, earlier: ReadLine): LineOutcome {
  const message =
    line.toPath === earlier.toPath
      ? `Line ${earlier.line} has the same redirect.`
      : `Line ${earlier.line} already redirects ${line.fromPath} to ${earlier.toPath}.`;
  return { outcome: 'repeated', message };
}

/** Removes lines until there is no redirect loop that wasn't there before. */
function removeLoops(
  before: SiteGraph,
  after: SiteGraph & { readonly rules: Map<string, RedirectRule> },
  wanted: Map<string, ReadLine>,
  told: Map<number, LineOutcome>,
): void {
  const starts = [...wanted.keys()].flatMap(listCoveredPaths);
  let done = new Set<string>();
  for (const start of starts) {
    for (
      let circle = findRedirectLoop(after, [start], done);
      circle;
      circle = findRedirectLoop(after, [start], done)
    ) {
      const last = findLastLine(circle, wanted);
      // A loop of stored rules without any of the lines is left as it is.
      if (!last) break;
      told.set(last.line, { outcome: 'circle', message: describeRedirectLoop(circle) });
      wanted.delete(last.fromPath);
      const was = before.rules.get(last.fromPath);
      if (was) {
        after.rules.set(last.fromPath, was);
        done = new Set();
      } else after.rules.delete(last.fromPath);
    }
  }
}

function findLastLine(
  circle: readonly string[],
  wanted: ReadonlyMap<string, ReadLine>,
): ReadLine | undefined {
  const parts = circle.flatMap(listRulePaths).flatMap((path) => wanted.get(path) ?? []);
  return parts.toSorted((a, b) => a.line - b.line).at(-1);
}

function determineOutcome(
  before: SiteGraph,
  after: SiteGraph,
  line: ReadLine,
  ends: KnownDestinations,
): LineOutcome {
  const issues = listRuleIssues(after, createRule(line), ends);
  const missing = issues.find(({ code }) => code !== 'rests');
  if (missing) return { outcome: 'no-target', message: missing.message };
  const outcome = chooseOutcome(before, line);
  const was = before.rules.get(line.fromPath);
  const messages = [
    ...(was ? [`It now leads to ${was.toPath}.`] : []),
    ...(line.note === undefined ? [] : [line.note]),
    ...issues.map(({ message }) => message),
  ];
  return { outcome, ...(messages.length > 0 ? { message: messages.join(' ') } : {}) };
}

function chooseOutcome({ rules }: SiteGraph, { fromPath }: ReadLine): 'made' | 'replaced' {
  return rules.has(fromPath) ? 'replaced' : 'made';
}

function createRule({ fromPath, toPath, reason }: ReadLine): RedirectRule {
  return { fromPath, toPath, reason, pageId: null };
}

function describeLine(line: ReadLine | UnreadLine, told: ReadonlyMap<number, LineOutcome>): ImportLine {
  const [from, to] = 'fromPath' in line ? [line.fromPath, line.toPath] : [line.from, line.to];
  return { line: line.line, from, to, ...(told.get(line.line) ?? { outcome: 'not-understood' }) };
}
