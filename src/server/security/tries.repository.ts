import type { Db } from '#server/storage/schema.ts';

/** Failed attempts of a counter, as of the last one. */
export interface Tries {
  readonly counter: string;
  readonly tries: number;
  /** ISO 8601, UTC. */
  readonly lastTry: string;
}

export async function findTries(db: Db, counters: readonly string[]): Promise<Tries[]> {
  return db
    .selectFrom('tries')
    .select(['counter', 'tries', 'last_try as lastTry'])
    .where('counter', 'in', counters)
    .execute();
}

/**
 * Changes counters in one transaction that excludes other changes. `change` returns the new rows, or
 * undefined to change nothing.
 */
export async function changeTries(
  db: Db,
  counters: readonly string[],
  now: string,
  change: (found: readonly Tries[]) => readonly Tries[] | undefined,
): Promise<void> {
  // Locks rows in a fixed order, so that two servers that count at once cannot deadlock.
  const sorted = counters.toSorted();
  await db.transaction().execute(async (transaction) => {
    // An insert that leaves existing rows unchanged locks the rows on both databases.
    const found = await transaction
      .insertInto('tries')
      .values(sorted.map((counter) => ({ counter, tries: 0, last_try: now })))
      .onConflict((conflict) =>
        conflict.column('counter').doUpdateSet(({ ref }) => ({ tries: ref('tries.tries') })),
      )
      .returning(['counter', 'tries', 'last_try as lastTry'])
      .execute();
    for (const { counter, tries, lastTry } of change(found) ?? []) {
      await transaction
        .updateTable('tries')
        .set({ tries, last_try: lastTry })
        .where('counter', '=', counter)
        .execute();
    }
  });
}

export async function deleteTries(db: Db, counters: readonly string[]): Promise<void> {
  await db.deleteFrom('tries').where('counter', 'in', counters).execute();
}

export async function deleteTriesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('tries').where('last_try', '<', moment).execute();
}
