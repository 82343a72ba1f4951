import type { MergeSides } from './merge-sides.ts';

/**
 * Merges the order of a list that two sides changed. Items that neither moved keep their order; items that a
 * side moved or added follow the same neighbour as in its list. `members` are the items of the result. If
 * both moved an item to different positions, `isTheirs` decides whether theirs counts.
 */
export function mergeOrder(
  three: MergeSides<readonly string[]>,
  members: ReadonlySet<string>,
  isTheirs: (id: string) => boolean,
): string[] {
  const base = three.base.filter((id) => members.has(id));
  const mine = three.mine.filter((id) => members.has(id));
  const theirs = three.theirs.filter((id) => members.has(id));
  const stillInMine = findUnmoved(base, mine);
  const stillInTheirs = findUnmoved(base, theirs);
  const left = base.filter((id) => stillInMine.has(id) && stillInTheirs.has(id));
  const isInTheirs = new Set(theirs);
  const both = mine.filter((id) => isInTheirs.has(id) && !stillInMine.has(id) && !stillInTheirs.has(id));
  const fixed = withAgreed(left, both, { mine, theirs });
  const isFixed = new Set(fixed);
  const theirsByChoice = new Set(both.filter((id) => !isFixed.has(id) && isTheirs(id)));
  const isMovedByThem = (id: string) => isInTheirs.has(id) && !stillInTheirs.has(id);
  // Items that only they moved keep their position.
  const isPlacedByThem = (id: string) => theirsByChoice.has(id) || (stillInMine.has(id) && isMovedByThem(id));
  const ofMine = mine.filter((id) => !isFixed.has(id) && !isPlacedByThem(id));
  const placed = new Set(ofMine);
  const ofTheirs = theirs.filter((id) => !isFixed.has(id) && !placed.has(id));
  const runs = {
    mine: groupByFixedItem(mine, fixed, ofMine),
    theirs: groupByFixedItem(theirs, fixed, ofTheirs),
  };

  return [undefined, ...fixed].flatMap((anchor) => [
    ...(anchor === undefined ? [] : [anchor]),
    ...joinRuns(runs.mine.get(anchor) ?? [], runs.theirs.get(anchor) ?? []),
  ]);
}

/**
 * Concatenates two runs that follow the same neighbour, in an order that does not depend on which side is
 * mine.
 */
function joinRuns(mine: readonly string[], theirs: readonly string[]): string[] {
  const [a = '', b = ''] = [mine[0], theirs[0]];
  return a <= b ? [...mine, ...theirs] : [...theirs, ...mine];
}

/** Adds items that both sides moved behind the same neighbour in the same order: they agree about these. */
function withAgreed(
  left: readonly string[],
  both: readonly string[],
  { mine, theirs }: { readonly mine: readonly string[]; readonly theirs: readonly string[] },
): string[] {
  const [runsOfMine, runsOfTheirs] = [
    groupByFixedItem(mine, left, both),
    groupByFixedItem(theirs, left, both),
  ];
  return [undefined, ...left].flatMap((anchor) => {
    const [a, b] = [runsOfMine.get(anchor) ?? [], runsOfTheirs.get(anchor) ?? []];
    const agreed = a.length === b.length && a.every((id, index) => id === b[index]);
    return [...(anchor === undefined ? [] : [anchor]), ...(agreed ? a : [])];
  });
}

/** Groups the other items of a list by the nearest fixed item before them; undefined for the beginning. */
function groupByFixedItem(
  list: readonly string[],
  fixed: readonly string[],
  some: readonly string[],
): Map<string | undefined, string[]> {
  const [isFixed, isMeant] = [new Set(fixed), new Set(some)];
  const runs = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of list) {
    if (isFixed.has(id)) anchor = id;
    else if (isMeant.has(id)) runs.set(anchor, [...(runs.get(anchor) ?? []), id]);
  }
  return runs;
}

/** Finds the items that a reordering left in place: a longest common subsequence of both orders. */
export function findUnmoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const rank = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => rank.has(id));
  // Longest increasing subsequence: the last item of the best run of each length, and the predecessor of each
  // item.
  const tails: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const id of common) {
    const at = tails.findIndex((tail) => (rank.get(tail) ?? 0) >= (rank.get(id) ?? 0));
    const length = at === -1 ? tails.length : at;
    previous.set(id, tails[length - 1]);
    tails[length] = id;
  }
  const run = new Set<string>();
  for (let id = tails.at(-1); id !== undefined; id = previous.get(id)) run.add(id);
  return run;
}
