import type { PageTree } from '#document/page-tree.ts';
import type { FactName, Facts } from './facts.ts';
import type { Finding } from './finding.ts';

/** A finding as a check makes it: which check it is of goes without saying. */
export type CheckFinding = Omit<Finding, 'check'>;

/**
 * One thing that is looked at before a page is published: pure, of a page and of what it asks of the site. A file
 * `*.check.ts` in `checks/` that exports one is part of the preflight. Its findings come one by one, with undefined wherever
 * others may have a turn, so that a long page holds nobody up.
 */
export interface Check {
  readonly id: string;
  /** Its place among the findings of the same severity, from the top. */
  readonly position: number;
  /** What it is called where it could not be done: `Links`. */
  readonly name: string;
  readonly needs: readonly FactName[];
  readonly find: (tree: PageTree, facts: Facts) => Iterable<CheckFinding | undefined>;
}

/** A check sees what it says it needs, and nothing else. */
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
