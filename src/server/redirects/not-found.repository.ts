import { sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';

/** Visits to an address that is not there, as gathered since the last time they were written. */
export interface Sightings {
  /** Percent-encoded, without language and query. */
  readonly path: string;
  readonly language: Language;
  readonly times: number;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** A path of ours, or another site's origin. */
  readonly referrer: string | null;
}

export function createSightingKey({ path, language }: Pick<Sightings, 'path' | 'language'>): string {
  return `${language} ${path}`;
}

/** Adds sightings to what is known of their addresses, as one statement. */
export async function addSightings(db: Db, sightings: readonly Sightings[]): Promise<void> {
  if (sightings.length === 0) return;
  // In one fixed order, so that two instances that write at once cannot wait for each other.
  const sorted = sightings.toSorted((a, b) => (createSightingKey(a) < createSightingKey(b) ? -1 : 1));
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

/** Keeps the addresses that were seen last, and forgets the others. */
export async function keepLatest(db: Db, count: number): Promise<void> {
  await sql`
    delete from not_found where (path, language) not in (
      select path, language from not_found order by last_seen desc, path, language limit ${count}
    )
  `.execute(db);
}

/** All of them, the last seen first. */
export async function listSightings(db: Db): Promise<Sightings[]> {
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

/** Forgets one address, in one language or in both, or with nothing named all of them. */
export async function deleteSightings(db: Db, path?: string, language?: Language): Promise<void> {
  let query = db.deleteFrom('not_found');
  if (path !== undefined) query = query.where('path', '=', path);
  if (language !== undefined) query = query.where('language', '=', language);
  await query.execute();
}
