import type { Insertable } from 'kysely';
import type { Db, JournalTable } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/** Target of rows that concern the whole site. */
export const siteTarget = 'site';

export type JournalRow = Insertable<JournalTable>;

/** True if there is a history. */
export async function hasBegun(db: Db): Promise<boolean> {
  return (await db.selectFrom('journal').select('revision').limit(1).executeTakeFirst()) !== undefined;
}

/** Reads the times of the first and the last row; undefined if there is none. */
export async function readJournalSpan(db: Db): Promise<{ first: string; last: string } | undefined> {
  // Reads one at a time: for both at once SQLite scans all rows.
  const findExtreme = (way: 'min' | 'max') =>
    db
      .selectFrom('journal')
      .select(({ fn }) => fn[way]('at').as('at'))
      .executeTakeFirst();
  const [first, last] = [await findExtreme('min'), await findExtreme('max')];
  return first?.at && last?.at ? { first: first.at, last: last.at } : undefined;
}

export async function insertLines(db: Db, rows: readonly JournalRow[]): Promise<void> {
  for (const part of splitIntoParts(rows)) await db.insertInto('journal').values(part).execute();
}

/** Reads the latest journaled settings, as stored. */
export async function readLastSettings(db: Db): Promise<string | undefined> {
  return (await readLastRow(db, siteTarget))?.state ?? undefined;
}

/** Reads the latest row of a page, or of the site. */
export async function readLastRow(db: Db, target: string) {
  return db
    .selectFrom('journal')
    .selectAll()
    .where('target', '=', target)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteLine(db: Db, target: string, revision: number): Promise<void> {
  await db.deleteFrom('journal').where('target', '=', target).where('revision', '=', revision).execute();
}
