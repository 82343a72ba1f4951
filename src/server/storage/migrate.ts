import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { DialectCapabilities } from './dialects/capabilities.ts';
import { migrationsBeforeBaseline } from './migrations/before-baseline.ts';
import { migrations } from './migrations.ts';

/** The database belongs to another program or version. The message says whose it is and what to do. */
export class ForeignDatabase extends Error {
  override name = 'ForeignDatabase';
}

/** Schema versions, by the migration that created each; the last one is the current one. */
export const schemaNames = Object.keys(migrations);

/** Migrates a database to the current schema or an earlier one. Does nothing if it has it already. */
export async function migrate<T>(
  database: Kysely<T>,
  capabilities: DialectCapabilities,
  upTo?: string,
): Promise<void> {
  const db = database as Kysely<unknown>;
  const tables = await listTables(db, capabilities);
  if (tables.includes(DEFAULT_MIGRATION_TABLE)) await adoptBaseline(db);
  else refuseTablesOfOthers(tables, capabilities);
  if (upTo === undefined && (await hasMigrations(db, capabilities, DEFAULT_MIGRATION_TABLE, schemaNames)))
    return;
  const work = async (session: Kysely<unknown>) => {
    const migrator = createMigrator(session, capabilities);
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error) throw error;
  };
  await (capabilities.name === 'sqlite' ? runInTransaction(db, work) : work(db));
}

/**
 * True if a database has had these migrations. Kysely's migrator would look at every table and column first, at each
 * start.
 */
export async function hasMigrations(
  db: Kysely<unknown>,
  dialect: Pick<DialectCapabilities, 'name'>,
  table: string,
  names: readonly string[],
): Promise<boolean> {
  if (!(await listTables(db, dialect)).includes(table)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return names.every((name) => done.has(name));
}

function createMigrator(db: Kysely<unknown>, capabilities: DialectCapabilities): Migrator {
  const bound = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (target: Kysely<unknown>) => up(target, capabilities) },
  ]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(bound) } });
}

/**
 * Kysely's migrator uses a transaction on PostgreSQL only. Without one, a killed process leaves half of a
 * migration's tables.
 */
async function runInTransaction(
  db: Kysely<unknown>,
  work: (session: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`begin immediate`.execute(session);
    try {
      await work(session);
      await sql`commit`.execute(session);
    } catch (error) {
      await sql`rollback`.execute(session);
      throw error;
    }
  });
}

interface MigrationTables {
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}

/**
 * Records the baseline as done in a database that has all earlier migrations, since those created the same
 * tables.
 * @throws ForeignDatabase for a database with only some of them, or of a newer version
 */
async function adoptBaseline(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<MigrationTables>;
  const rows = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute();
  const names = rows.map(({ name }) => name);
  const earlier = names.filter((name) => migrationsBeforeBaseline.includes(name));
  const newer = names.find((name) => !schemaNames.includes(name) && !earlier.includes(name));
  if (newer !== undefined)
    throw new ForeignDatabase(
      `The database belongs to a newer version of Vitrine, with “${newer}”. Nothing in it was changed: start that version, or restore a backup from before it.`,
    );
  const last = earlier.at(-1);
  if (last === undefined) return;
  if (earlier.length < migrationsBeforeBaseline.length)
    throw new ForeignDatabase(
      `The database has the schema “${last}”, from before version 0.1.0. Nothing in it was changed: start it once with the commit before “${baselineCommit}”, then with this version.`,
    );
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom(DEFAULT_MIGRATION_TABLE).where('name', 'in', earlier).execute();
    await transaction
      .insertInto(DEFAULT_MIGRATION_TABLE)
      .values({ name: getCurrentSchemaName(last), timestamp: new Date().toISOString() })
      // Another server that starts at the same moment may have done it.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
}

/** Subject of the commit that added the baseline. The commit before it contains all earlier migrations. */
export const baselineCommit = 'storage: replace the old migrations by one baseline';

/** Returns the current name of a schema: the last one before the baseline equals the baseline. */
export function getCurrentSchemaName(name: string): string {
  return name === migrationsBeforeBaseline.at(-1) ? '0001-baseline' : name;
}

/**
 * @throws ForeignDatabase for a SQLite file of another program. A PostgreSQL database may have other
 * programs' tables as well.
 */
function refuseTablesOfOthers(tables: readonly string[], { name: dialect }: DialectCapabilities): void {
  if (dialect === 'postgres' || tables.length === 0) return;
  throw new ForeignDatabase(
    `The database file contains other tables (${tables.slice(0, 3).join(', ')}). Nothing in it was changed: set a file of the site’s own in DATABASE_URL, or another folder in DATA_DIR.`,
  );
}

async function listTables(
  db: Kysely<unknown>,
  { name: dialect }: Pick<DialectCapabilities, 'name'>,
): Promise<string[]> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db);
  return rows.map(({ name }) => name);
}
