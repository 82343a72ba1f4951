import type { PageTree } from '#document/page-tree.ts';
import type { Check } from './check.ts';
import type { FactLoaders, FactName, Facts } from './facts.ts';
import type { Finding } from './finding.ts';

/** State of one check. The others continue if it fails. */
export type CheckOutcome =
  | { readonly state: 'done'; readonly findings: readonly Finding[] }
  | { readonly state: 'failed' };

interface Run {
  readonly checks: readonly Check[];
  readonly tree: PageTree;
  readonly loaders: FactLoaders;
  readonly report: (check: Check, outcome: CheckOutcome) => void;
  /** Yields to the event loop. */
  readonly rest: () => Promise<void>;
  /** Monotonic clock, in ms. */
  readonly now: () => number;
}

/** ms of work before yielding: half a frame. */
const slice = 8;

/**
 * Runs the checks in slices. Checks that need facts start when these are loaded. Returns a function that
 * stops them.
 */
export function runChecks({ checks, tree, loaders, report, rest, now }: Run): () => void {
  let stopped = false;
  let since = now();
  const turn = async () => {
    if (now() - since < slice) return;
    await rest();
    since = now();
  };
  const asked = new Map<FactName, Promise<unknown>>();
  const askOnce = (name: FactName): Promise<unknown> => {
    const answer = asked.get(name) ?? loaders[name](tree);
    asked.set(name, answer);
    return answer;
  };

  async function listFindings(check: Check): Promise<Finding[]> {
    const answers = await Promise.all(check.needs.map(async (name) => [name, await askOnce(name)]));
    const findings: Finding[] = [];
    // The cast is safe, since the check lists the facts that it needs.
    for (const found of check.find(tree, Object.fromEntries(answers) as Facts)) {
      if (found) findings.push({ ...found, check: check.id });
      await turn();
      if (stopped) break;
    }
    return findings;
  }

  async function run(check: Check): Promise<void> {
    const outcome = await listFindings(check).then(
      (findings): CheckOutcome => ({ state: 'done', findings }),
      (): CheckOutcome => ({ state: 'failed' }),
    );
    if (!stopped) report(check, outcome);
  }

  void Promise.all(checks.map(run));
  return () => {
    stopped = true;
  };
}
