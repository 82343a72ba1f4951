import { parseStored, parseStoredObject } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';

/** A set of tokens as it was published. */
export interface TokenVersion {
  /** Counted from 1; 0 is the design as it came, which is stored nowhere. */
  readonly number: number;
  readonly changes: Readonly<Record<string, unknown>>;
  /** What whoever published it said of it; may be empty. */
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** An e-mail address; null for the system itself. */
  readonly publishedBy: string | null;
}

/** The number of the last one; 0 before the first. */
export async function lastTokenVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('token_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Undefined also for one that is damaged: restored, it would be the design without any change. */
export async function findTokenVersion(db: Db, number: number): Promise<TokenVersion | undefined> {
  const row = await db
    .selectFrom('token_versions')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row && parseStored(row.changes) !== undefined ? toVersion(row) : undefined;
}

/** The newest first. */
export async function listTokenVersions(db: Db, atMost: number): Promise<TokenVersion[]> {
  const rows = await db
    .selectFrom('token_versions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(toVersion);
}

export async function insertTokenVersion(db: Db, version: TokenVersion): Promise<void> {
  const { number, changes, note, publishedAt, publishedBy } = version;
  const values = { number, note, published_at: publishedAt, published_by: publishedBy };
  await db
    .insertInto('token_versions')
    .values({ ...values, changes: JSON.stringify(changes) })
    .execute();
}

interface Row {
  readonly number: number;
  readonly changes: string;
  readonly note: string;
  readonly published_at: string;
  readonly published_by: string | null;
}

function toVersion({ number, changes, note, published_at, published_by }: Row): TokenVersion {
  return {
    number,
    changes: parseStoredObject(changes),
    note,
    publishedAt: published_at,
    publishedBy: published_by,
  };
}
