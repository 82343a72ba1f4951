/**
 * Computes the order of siblings after some are restored among the current ones. Each goes where it has the
 * right side of most of its former siblings, so that a sibling that was moved too doesn't take it along. With
 * several equally good places it goes directly behind the nearest former predecessor. If there is none, it
 * goes directly before the nearest former successor, or else to the end.
 * @param now ids that are there and stay, from top to bottom
 * @param stood ids in the former order, including the restored ones
 */
export function computeRestoredOrder(
  now: readonly string[],
  stood: readonly string[],
  back: ReadonlySet<string>,
): string[] {
  const order = [...now];
  for (const [place, id] of stood.entries())
    if (back.has(id)) order.splice(findGap(place, order, stood), 0, id);
  return order;
}

/** Finds the index in `order` for the page at index `place` of the old order; 0 is before all. */
function findGap(place: number, order: readonly string[], stood: readonly string[]): number {
  const wrong = countMisplacedPerGap(place, order, stood);
  const least = Math.min(...wrong);
  const before = stood.slice(0, place).reverse();
  for (const id of before) {
    const behind = order.indexOf(id) + 1;
    if (behind > 0 && wrong[behind] === least) return behind;
  }
  for (const id of stood.slice(place + 1)) {
    const index = order.indexOf(id);
    if (index >= 0 && wrong[index] === least) return index;
  }
  return order.length;
}

/** Counts for each index how many pages would be on the wrong side compared with the old order. */
function countMisplacedPerGap(place: number, order: readonly string[], stood: readonly string[]): number[] {
  const stoodBefore = new Set(stood.slice(0, place));
  const stoodBehind = new Set(stood.slice(place + 1));
  let wrong = order.filter((id) => stoodBefore.has(id)).length;
  const gaps = [wrong];
  for (const id of order) {
    if (stoodBefore.has(id)) wrong -= 1;
    if (stoodBehind.has(id)) wrong += 1;
    gaps.push(wrong);
  }
  return gaps;
}

/** Groups restored pages into runs of neighbours, each with the page that follows; null for the end. */
export function listRestoredRuns(
  order: readonly string[],
  back: ReadonlySet<string>,
): { readonly ids: readonly string[]; readonly before: string | null }[] {
  const runs: { ids: string[]; before: string | null }[] = [];
  let run: string[] = [];
  for (const id of order) {
    if (back.has(id)) run.push(id);
    else if (run.length > 0) {
      runs.push({ ids: run, before: id });
      run = [];
    }
  }
  if (run.length > 0) runs.push({ ids: run, before: null });
  return runs;
}
