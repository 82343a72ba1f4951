import { type Kysely, sql } from 'kysely';
import type { DialectCapabilities } from '#server/storage/dialects/capabilities.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/**
 * A row in a form common to both databases: flags are 0 and 1, moments ISO 8601 texts, all numbers are
 * numbers.
 */
export type PortableRow = Record<string, string | number | null>;

/** Tables of migrations, which are not content. */
const bookkeeping = /^(?:kysely_migration|identity_migrations)(?:_lock)?$/;

/**
 * Tables that are left out: short-lived data, and sessions, so that a restore signs no user in. The recorded
 * secret and store are those of the target site, and the restore itself makes the journal check all pages.
 */
const leftOut = new Set([
  'identity_sessions',
  'identity_verifications',
  'identity_challenges',
  'identity_confirmations',
  'tries',
  'journal_due',
  'known_secret',
  'known_store',
]);

/** Tables of the target site, which a restore leaves unchanged. */
const ofThisSite = new Set(['known_secret', 'known_store']);

interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly dataType: string }[];
}

/** Lists all tables of a backup by name, including those that future migrations add. */
export async function listTables(db: Db): Promise<TableShape[]> {
  return (await listAllTables(db)).filter(({ name }) => !leftOut.has(name));
}

async function listAllTables(db: Db): Promise<TableShape[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !bookkeeping.test(name))
    .map(({ name, columns }) => ({ name, columns }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const rowsAtOnce = 500;

/** Reads all rows of a table in batches. */
export async function* readRows(
  db: Db,
  { rowPlace }: DialectCapabilities,
  { name: table, columns }: TableShape,
): AsyncGenerator<PortableRow[]> {
  const [place, type] = [sql.raw(`${rowPlace.name}`), sql.raw(rowPlace.type)];
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (let last: unknown; ; ) {
    const after = last === undefined ? sql`` : sql`where ${place} > cast(${last} as ${type})`;
    const { rows } = await sql<Record<string, unknown>>`
      select cast(${place} as text) as "rowPlace", ${names} from ${sql.table(table)} ${after}
      order by ${place} limit ${rowsAtOnce}
    `.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.rowPlace;
    yield rows.map((row) => toPortable(row, columns));
  }
}

function toPortable(row: Record<string, unknown>, columns: TableShape['columns']): PortableRow {
  return Object.fromEntries(
    columns.map((column) => [column.name, toPortableValue(row[column.name], column)]),
  );
}

function toPortableValue(
  value: unknown,
  { name, dataType }: TableShape['columns'][number],
): string | number | null {
  // PostgreSQL's driver returns 64-bit numbers as text.
  if (dataType === 'int8' && typeof value === 'string') return Number(value);
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`The column ${name} has a value that a backup cannot store`);
}

/** Replaces the content of the given tables, and empties all others. */
export async function replaceRows(
  db: Db,
  capabilities: DialectCapabilities,
  listRows: (table: string) => AsyncIterable<PortableRow[]> | undefined,
): Promise<void> {
  await capabilities.deferForeignKeys(db);
  const tables = await listAllTables(db);
  for (const { name } of tables) {
    if (!ofThisSite.has(name)) await sql`delete from ${sql.table(name)}`.execute(db);
  }
  for (const table of tables) {
    for await (const rows of listRows(table.name) ?? []) await insertRows(db, table, rows);
  }
  await capabilities.holdForeignKeys(db);
}

async function insertRows(
  db: Db,
  { name, columns }: TableShape,
  rows: readonly PortableRow[],
): Promise<void> {
  const flags = columns.filter(({ dataType }) => /^bool/.test(dataType)).map((column) => column.name);
  const toStored = (row: PortableRow) => ({
    ...row,
    ...Object.fromEntries(flags.map((flag) => [flag, row[flag] === null ? null : row[flag] === 1])),
  });
  const anywhere = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const part of splitIntoParts(rows.map(toStored)))
    await anywhere.insertInto(name).values(part).execute();
}

/** Runs a read-only transaction on one snapshot, regardless of concurrent writes. */
export function runInSnapshot<T>(
  db: Db,
  { beginSnapshot }: DialectCapabilities,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(beginSnapshot).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** Reads the last migration of each schema; undefined for one without any. */
export async function readSchema(db: Db): Promise<{ site?: string; identity?: string }> {
  const names = new Set(
    (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name),
  );
  const last = async (table: string) => {
    if (!names.has(table)) return undefined;
    const found = await sql<{
      name: string;
    }>`select name from ${sql.table(table)} order by name desc limit 1`.execute(db);
    return found.rows[0]?.name;
  };
  const [site, identity] = [await last('kysely_migration'), await last('identity_migrations')];
  return {
    ...(typeof site === 'string' ? { site } : {}),
    ...(typeof identity === 'string' ? { identity } : {}),
  };
}

/** True if the site has no content yet. */
export async function isEmptySite(db: Db): Promise<boolean> {
  return (await db.selectFrom('pages').select('id').limit(1).execute()).length === 0;
}

/** Reads the content revision inside a transaction. */
export async function readRevision(db: Db): Promise<number> {
  const row = await db.selectFrom('site_revision').select('revision').executeTakeFirst();
  return row?.revision ?? 0;
}

/**
 * Ensures that the next change raises the content revision above all revisions that were rendered on either
 * side.
 */
export async function raiseRevisionTo(db: Db, least: number): Promise<void> {
  await db.updateTable('site_revision').set({ revision: least }).where('revision', '<', least).execute();
}

/**
 * Finds the end of the history that a site and a backup share, by the entries in both logs, ISO 8601: the
 * backup's moment if the site continued from there, else the newest shared entry. Undefined without shared
 * entries.
 */
export async function findLastSharedMoment(
  db: Db,
  backedUpLog: AsyncIterable<readonly PortableRow[]>,
  madeAt: string,
): Promise<string | undefined> {
  let last: string | undefined;
  let newest = '';
  for await (const rows of backedUpLog) {
    const ids = rows.map(({ id }) => String(id));
    for (const { happened_at: at } of rows) if (String(at) > newest) newest = String(at);
    const found = await db
      .selectFrom('audit')
      .select((audit) => audit.fn.max('happened_at').as('at'))
      .where('id', 'in', ids)
      .executeTakeFirst();
    if (found?.at && (last === undefined || found.at > last)) last = found.at;
  }
  return last === newest ? madeAt : last;
}

/** Lists the hashes of fonts that the store must have. */
export async function listFontHashes(db: Db): Promise<{ original: string; served: string }[]> {
  const rows = await db.selectFrom('fonts').select(['original_hash', 'hash']).execute();
  return rows.map(({ original_hash, hash }) => ({ original: original_hash, served: hash }));
}
