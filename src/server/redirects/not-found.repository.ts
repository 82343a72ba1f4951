import { sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';

/** Visits to a missing path, recorded since the last write. */
export interface NotFoundVisits {
  /** Percent-encoded, without language and query. */
  readonly path: string;
  readonly language: Language;
  readonly times: number;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** Path of this site, or another site's origin. */
  readonly referrer: string | null;
}

export function createNotFoundKey({ path, language }: Pick<NotFoundVisits, 'path' | 'language'>): string {
  return `${language} ${path}`;
}

/** Adds visits to the stored ones in one statement. */
export async function addNotFoundVisits(db: Db, sightings: readonly NotFoundVisits[]): Promise<void> {
  if (sightings.length === 0) return;
  // Writes in a fixed order, so that two servers that write at once can't deadlock.
  const sorted = sightings.toSorted((a, b) => (createNotFoundKey(a) < createNotFoundKey(b) ? -1 : 1));
  const rows = sorted.map(({ path, language, times, firstSeen, lastSeen, referrer }) => ({
    path,
    language,
    times,
    first_seen: firstSeen,
    last_seen: lastSeen,
    referrer,
  }));
  await db
    .insertInto('not_found')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['path', 'language']).doUpdateSet((expression) => ({
        times: expression('not_found.times', '+', expression.ref('excluded.times')),
        last_seen: expression.ref('excluded.last_seen'),
        referrer: expression.fn.coalesce('excluded.referrer', 'not_found.referrer'),
      })),
    )
    .execute();
}

/** Keeps the paths that were seen last and deletes the others. */
export async function keepLatest(db: Db, count: number): Promise<void> {
  await sql`
    delete from not_found where (path, language) not in (
      select path, language from not_found order by last_seen desc, path, language limit ${count}
    )
  `.execute(db);
}

/** Lists all entries, last seen first. */
export async function listNotFoundVisits(db: Db): Promise<NotFoundVisits[]> {
  const rows = await db
    .selectFrom('not_found')
    .selectAll()
    .orderBy('last_seen', 'desc')
    .orderBy('path')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    path: row.path,
    language: languages.find((language) => language === row.language) ?? defaultLanguage,
    times: row.times,
    firstSeen: row.first_seen,
    lastSeen: row.last_seen,
    referrer: row.referrer,
  }));
}

/** Deletes one path in one or both languages, or without a path all of them. */
export async function deleteNotFoundVisits(db: Db, path?: string, language?: Language): Promise<void> {
  let query = db.deleteFrom('not_found');
  if (path !== undefined) query = query.where('path', '=', path);
  if (language !== undefined) query = query.where('language', '=', language);
  await query.execute();
}
