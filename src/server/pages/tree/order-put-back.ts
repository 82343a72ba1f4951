/**
 * The order of pages once some are put back among those that stand there now. Each goes where it is right with most of
 * those that it stood among: so one of them that has been moved itself takes nobody along. Where several places are as
 * right, directly behind the nearest that stood before it, else directly before the nearest that stood behind it. Where
 * none of them is there any more, at the end.
 *
 * @param now ids of those that stand there and stay, from top to bottom
 * @param stood ids as they stood, those that are put back among them
 */
export function orderPutBack(
  now: readonly string[],
  stood: readonly string[],
  back: ReadonlySet<string>,
): string[] {
  const order = [...now];
  for (const [place, id] of stood.entries())
    if (back.has(id)) order.splice(gapFor(place, order, stood), 0, id);
  return order;
}

/** The gap among `order` for the page that stood at `place`: 0 is before all of them. */
function gapFor(place: number, order: readonly string[], stood: readonly string[]): number {
  const wrong = wrongAtGaps(place, order, stood);
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

/** For each gap, how many stand on the other side of it than they stood. */
function wrongAtGaps(place: number, order: readonly string[], stood: readonly string[]): number[] {
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

/** Those that are put back, in runs of neighbours, each with the page that they come before; null for the end. */
export function runsPutBack(
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
