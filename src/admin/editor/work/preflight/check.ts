import type { PageTree } from '#document/page-tree.ts';
import type { FactName, Facts } from './facts.ts';
import type { Finding } from './finding.ts';

/** A finding without its check, as the check returns it. */
export type CheckFinding = Omit<Finding, 'check'>;

/**
 * A check before publishing: a pure function of a page and facts about the site. Each file `*.check.ts` in
 * `checks/` that exports one is part of the preflight. `find` is a generator: it yields findings, and
 * undefined wherever it may be interrupted, so that checks of a long page do not block the editor.
 */
export interface Check {
  readonly id: string;
  /** Sorts checks whose findings have the same severity. */
  readonly position: number;
  /** Name that is shown if it could not run: `Links`. */
  readonly name: string;
  readonly needs: readonly FactName[];
  readonly find: (tree: PageTree, facts: Facts) => Iterable<CheckFinding | undefined>;
}

/** Defines a check. It only gets the facts that it lists in `needs`. */
export function defineCheck<Need extends FactName = never>({
  needs = [],
  find,
  ...check
}: Pick<Check, 'id' | 'position' | 'name'> & {
  readonly needs?: readonly Need[];
  readonly find: (tree: PageTree, facts: Pick<Facts, Need>) => Iterable<CheckFinding | undefined>;
}): Check {
  return { ...check, needs, find };
}
