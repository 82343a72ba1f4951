import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DialectCapabilities, OpenedDialect } from './capabilities.ts';
import { createSqliteServerLock, createSqliteTurns } from './sqlite-turns.ts';

/** Result codes of SQLite; the lower byte is the primary code. */
const uniqueCodes = new Set([1555, 2067]);
const busyCodes = new Set([5, 6]);
const busyTimeoutMs = 5000;
const brokenCodes = new Set([8, 10, 11, 13, 14, 26]);

const capabilities: DialectCapabilities = {
  name: 'sqlite',
  hasOneConnection: true,
  flagType: 'integer',
  rowPlace: { name: 'rowid', type: 'integer' },
  countingType: 'integer',
  afterWrites: async (session, { name, table, columns, run }) => {
    const differs = columns.map((column) => `new.${column} is not old.${column}`).join(' or ');
    for (const trigger of [
      `${name}_insert after insert on ${table} for each row`,
      `${name}_update after update on ${table} for each row when ${differs}`,
    ]) {
      await sql.raw(`create trigger ${trigger} begin ${run}; end`).execute(session);
    }
  },
  // A snapshot takes no write lock, unlike other transactions.
  beginSnapshot: 'begin deferred',
  // With one connection, every transaction starts by taking the write lock: there is no concurrent one.
  lockTree: async () => {},
  deferForeignKeys: async (session) => {
    await sql`pragma defer_foreign_keys = on`.execute(session);
  },
  // SQLite checks deferred foreign keys at commit.
  holdForeignKeys: async () => {},
  // SQLite plans queries by indexes alone, without statistics.
  countRows: async () => {},
  announceRevision: async () => {},
  isUniqueViolation: (error) => uniqueCodes.has(getResultCode(error)),
  isUnavailable: (error) => {
    const primary = getResultCode(error) & 0xff;
    return busyCodes.has(primary) || brokenCodes.has(primary) || isClosed(error);
  },
  isUnstorable: (error) => error instanceof UnstorableText,
};

function getResultCode(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code : 0;
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Error && /database is not open|driver has already been destroyed/.test(error.message)
  );
}

/** SQLite would store it, but sometimes read NUL as the end of the text. PostgreSQL rejects it. */
class UnstorableText extends Error {
  constructor() {
    super('A text with a NUL character cannot be stored');
  }
}

/** node:sqlite accepts neither booleans nor undefined nor dates. */
function toBindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' && value.includes('\0')) throw new UnstorableText();
  return value as SQLInputValue;
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  /**
   * Takes the write lock at the start, so that a transaction that reads first can't fail to get it later.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * On a full disk SQLite rolls back automatically: the original error is reported, not that there is nothing
   * to roll back.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/**
 * Switches to write-ahead logging. Two processes that open a new file at once block each other, and SQLite
 * then answers "busy" immediately, whatever the timeout; so this retries after a random delay.
 */
function switchToLog(database: DatabaseSync): void {
  const until = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode=WAL');
      return;
    } catch (error) {
      if (!busyCodes.has(getResultCode(error) & 0xff) || Date.now() > until) throw error;
      // Opening is synchronous, so waiting is as well: nothing else runs yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1 + Math.random() * 20);
    }
  }
}

/**
 * Creates row objects that share a hidden class. Those of `node:sqlite` are dictionaries in V8: for thousands
 * of rows, creating and reading them takes nearly twice as long.
 */
function createRowFactory(columns: readonly string[]): (values: unknown) => Record<string, unknown> {
  // Objects from `JSON.parse`, and copies of them, have a hidden class, however many fields there are.
  const shape: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, null]))),
  );
  return (values) => {
    const row = { ...shape };
    for (const [index, name] of columns.entries()) row[name] = (values as unknown[])[index];
    return row;
  };
}

/** Prepared statement with what is needed to run it again. */
interface CachedStatement {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
  readonly toRow: (values: unknown) => Record<string, unknown>;
}

/** Enough for all statements of a site's day; a list parameter makes one per length. */
const mostStatements = 500;
/** Statements after which queries may return other columns. */
const changesSchema = /^\s*(?:alter|create|drop|pragma)\b/i;

/** Cache by SQL text: preparing a statement takes longer than running most of them. */
class StatementCache {
  readonly #database: DatabaseSync;
  readonly #kept = new LRUCache<string, CachedStatement>({ max: mostStatements });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(text: string): CachedStatement {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const statement = this.#database.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    const prepared = { statement, columns, toRow: createRowFactory(columns) };
    if (changesSchema.test(text)) this.#kept.clear();
    else this.#kept.set(text, prepared);
    return prepared;
  }
}

/**
 * Size of SQLite's page cache, filled as pages are read. With the default of 2 MB, one list of thousands of
 * pages evicts everything that the next write needs.
 */
const cacheKilobytes = 32_768;

/** Opens a database file, created if missing. Every commit is on disk before it is answered. */
export function openSqlite<T>(file: string): OpenedDialect<T> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  switchToLog(database);
  database.exec(`PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-${cacheKilobytes};`);
  const statements = new StatementCache(database);
  const adapter = {
    close: () => database.close(),
    prepare(sql: string) {
      const { statement, columns, toRow } = statements.prepare(sql);
      return {
        reader: columns.length > 0,
        all(parameters: readonly unknown[]) {
          statement.setReturnArrays(true);
          return statement.all(...parameters.map(toBindable)).map(toRow);
        },
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toBindable)),
        // Prepares a separate statement: one that is being iterated can't be restarted by another query.
        iterate: (parameters: readonly unknown[]) =>
          database.prepare(sql).iterate(...parameters.map(toBindable)),
      };
    },
  };
  return {
    db: new Kysely<T>({ dialect: new NodeSqliteDialect({ database: adapter }, database) }),
    capabilities,
    inTurn: createSqliteTurns(file),
    serverLock: createSqliteServerLock(file),
  };
}
