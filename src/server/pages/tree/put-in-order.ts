import { type Sibling, shiftPages } from '#server/pages/store/pages.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/**
 * Numbers pages that stand beside each other in this order, from 0. Those that move by as much are written at once: of
 * thousands, moving one past the others is two statements. Answers whether any stood elsewhere.
 */
export async function putInOrder(scope: WriteScope, order: readonly Sibling[]): Promise<boolean> {
  const shifts = new Map<number, string[]>();
  for (const [index, { id, sortOrder }] of order.entries()) {
    const by = index - sortOrder;
    if (by === 0) continue;
    const ids = shifts.get(by);
    if (ids) ids.push(id);
    else shifts.set(by, [id]);
  }
  return shiftAll(scope, shifts);
}

async function shiftAll(scope: WriteScope, shifts: ReadonlyMap<number, string[]>): Promise<boolean> {
  for (const [by, ids] of shifts) await shiftPages(scope.db, ids, by);
  if (shifts.size > 0) scope.changesSite();
  return shifts.size > 0;
}

/**
 * Makes room for so many pages before one of those beside each other, or behind them all, and answers the number of the
 * first. The shorter side steps aside; where there is room already, nobody does.
 */
export async function makeRoom(
  scope: WriteScope,
  beside: readonly Sibling[],
  index: number,
  count: number,
): Promise<number> {
  const [before, after] = [beside.slice(0, index), beside.slice(index)];
  const [previous, next] = [before.at(-1), after[0]];
  if (!previous) return next ? next.sortOrder - count : 0;
  if (!next) return previous.sortOrder + 1;
  const lacking = count + 1 - (next.sortOrder - previous.sortOrder);
  if (lacking <= 0) return previous.sortOrder + 1;
  if (!isInOrder(beside)) {
    // Pages that have the same number stand in the order of their making: none could come in between.
    await putInOrder(scope, before);
    await putInOrder(
      scope,
      after.map((page) => ({ ...page, sortOrder: page.sortOrder - before.length - count })),
    );
    return before.length;
  }
  const isShorterBefore = before.length < after.length;
  const side = (isShorterBefore ? before : after).map(({ id }) => id);
  await shiftPages(scope.db, side, isShorterBefore ? -lacking : lacking);
  scope.changesSite();
  return previous.sortOrder + 1 - (isShorterBefore ? lacking : 0);
}

function isInOrder(pages: readonly Sibling[]): boolean {
  return pages.every(({ sortOrder }, index) => index === 0 || sortOrder > (pages[index - 1]?.sortOrder ?? 0));
}
