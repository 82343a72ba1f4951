import type { Db } from '#server/storage/schema.ts';

/** Number of failed attempts of a kind on a day. */
export interface CountOfDay {
  /** `2026-11-23`. */
  readonly day: string;
  readonly kind: string;
  readonly count: number;
}

/** Adds counts to those of a day, in one statement. */
export async function addCounts(db: Db, counts: readonly CountOfDay[]): Promise<void> {
  if (counts.length === 0) return;
  // Writes in a fixed order, so that two servers that write at once cannot deadlock.
  const sorted = counts.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  await db
    .insertInto('wrong_tries')
    .values(sorted.map(({ day, kind, count }) => ({ day, kind, count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet((expression) => ({
        count: expression('wrong_tries.count', '+', expression.ref('excluded.count')),
      })),
    )
    .execute();
}

export async function forgetCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('wrong_tries').where('day', '<', day).execute();
}

/** Lists the counts from a day on, the latest first. */
export async function listCountsSince(db: Db, day: string): Promise<CountOfDay[]> {
  return db
    .selectFrom('wrong_tries')
    .select(['day', 'kind', 'count'])
    .where('day', '>=', day)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .execute();
}
