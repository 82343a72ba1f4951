import type { Insertable } from 'kysely';
import { inParts } from '#server/storage/in-parts.ts';
import type { Db, JournalTable } from '#server/storage/schema.ts';

/** The target of what concerns all pages. */
export const siteTarget = 'site';

export type JournalRow = Insertable<JournalTable>;

/** Whether there is a history yet. */
export async function hasBegun(db: Db): Promise<boolean> {
  return (await db.selectFrom('journal').select('revision').limit(1).executeTakeFirst()) !== undefined;
}

/** The moment of the last line, and of the first; undefined before there is one. */
export async function journalSpan(db: Db): Promise<{ first: string; last: string } | undefined> {
  // One at a time: for both at once SQLite walks through all lines.
  const one = (way: 'min' | 'max') =>
    db
      .selectFrom('journal')
      .select(({ fn }) => fn[way]('at').as('at'))
      .executeTakeFirst();
  const [first, last] = [await one('min'), await one('max')];
  return first?.at && last?.at ? { first: first.at, last: last.at } : undefined;
}

export async function insertLines(db: Db, rows: readonly JournalRow[]): Promise<void> {
  for (const part of inParts(rows)) await db.insertInto('journal').values(part).execute();
}

/** What the journal said last of the settings, as it is stored. */
export async function lastSettings(db: Db): Promise<string | undefined> {
  return (await lastLine(db, siteTarget))?.state ?? undefined;
}

/** The newest line of a page, or of the site. */
export async function lastLine(db: Db, target: string) {
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
