import { type ColumnDataType, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { hasMigrations } from '#server/storage/migrate.ts';
import type { DialectKind } from './identity-tables.ts';

/**
 * Migrates better-auth's tables. The migrations are written out, since generating them would cost each start
 * the import of half a second; a test compares them with better-auth's schema. Kysely's migrator locks its
 * own table, so that two starting servers do not collide.
 */
export async function migrateIdentity<Tables>(
  db: Kysely<Tables>,
  dialect: DialectKind,
  upTo?: string,
): Promise<void> {
  const untyped = db as Kysely<unknown>;
  const isCurrent = () =>
    hasMigrations(untyped, { name: dialect }, identityMigrationTable, identitySchemaNames);
  if (upTo === undefined && (await isCurrent())) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => buildMigrations(dialect) },
    migrationTableName: identityMigrationTable,
    migrationLockTableName: `${identityMigrationTable}_lock`,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw new Error('The tables for accounts could not be created.', { cause: error });
}

/** Records which migrations have run. */
const identityMigrationTable = 'identity_migrations';

/** In the order of execution; a name is never reused. */
const migrations: Readonly<Record<string, (dialect: DialectKind) => Migration>> = {
  '0001_accounts': (dialect) => createAccounts(columnTypes[dialect]),
  '0002_passkeys': () => createPasskeys,
};

/** Names of all account schemas; the last one is current. */
export const identitySchemaNames = Object.keys(migrations);

function buildMigrations(dialect: DialectKind): Record<string, Migration> {
  return Object.fromEntries(Object.entries(migrations).map(([name, of]) => [name, of(dialect)]));
}

interface ColumnTypes {
  readonly flag: ColumnDataType;
  readonly time: ColumnDataType | ReturnType<typeof sql>;
}

const columnTypes: Record<DialectKind, ColumnTypes> = {
  sqlite: { flag: 'integer', time: sql`date` },
  postgres: { flag: 'boolean', time: 'timestamptz' },
};

function createAccounts({ flag, time }: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('identity_users')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', flag, (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .addColumn('role', 'text')
        .addColumn('banned', flag)
        .addColumn('banReason', 'text')
        .addColumn('banExpires', time)
        .execute();
      await createSessions(db, time);
      await createCredentials(db, time);
      await createLinks(db, time);
    },
  };
}

type Time = ColumnTypes['time'];

async function createSessions(db: Kysely<unknown>, time: Time): Promise<void> {
  await db.schema
    .createTable('identity_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('identity_users.id').onDelete('cascade'),
    )
    .addColumn('impersonatedBy', 'text')
    .execute();
  await addIndex(db, 'identity_sessions', 'userId');
}

async function createCredentials(db: Kysely<unknown>, time: Time): Promise<void> {
  await db.schema
    .createTable('identity_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('identity_users.id').onDelete('cascade'),
    )
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
  await addIndex(db, 'identity_accounts', 'userId');
}

async function createLinks(db: Kysely<unknown>, time: Time): Promise<void> {
  await db.schema
    .createTable('identity_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
  await addIndex(db, 'identity_verifications', 'identifier');
}

/** Tables unknown to better-auth. Times are ISO text. */
const createPasskeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .addColumn('credentialId', 'text', (column) => column.notNull().unique())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('isSynced', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .execute();
    await addIndex(db, 'identity_passkeys', 'userId');
    await db.schema
      .createTable('identity_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await addIndex(db, 'identity_challenges', 'expiresAt');
    await db.schema
      .createTable('identity_confirmations')
      .addColumn('sessionId', 'text', (column) =>
        column.primaryKey().notNull().references('identity_sessions.id').onDelete('cascade'),
      )
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('identity_recovery_codes')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .execute();
    await addIndex(db, 'identity_recovery_codes', 'userId');
  },
};

async function addIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute();
}
