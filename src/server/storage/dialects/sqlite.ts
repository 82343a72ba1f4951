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
import { sqliteServerLock, sqliteTurns } from './sqlite-turns.ts';

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
  // Without the write lock that other transactions begin with.
  beginSnapshot: 'begin deferred',
  // One connection, and every transaction begins by taking the write lock: nobody else is in between.
  lockTree: async () => {},
  deferForeignKeys: async (session) => {
    await sql`pragma defer_foreign_keys = on`.execute(session);
  },
  // The commit does.
  holdForeignKeys: async () => {},
  // It plans by its indexes alone.
  countRows: async () => {},
  announceRevision: async () => {},
  isUniqueViolation: (error) => uniqueCodes.has(resultCode(error)),
  isUnavailable: (error) => {
    const primary = resultCode(error) & 0xff;
    return busyCodes.has(primary) || brokenCodes.has(primary) || isClosed(error);
  },
  isUnstorable: (error) => error instanceof UnstorableText,
};

function resultCode(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code : 0;
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Error && /database is not open|driver has already been destroyed/.test(error.message)
  );
}

/** SQLite would keep it, and read it in some places as the end of the text. PostgreSQL takes it nowhere. */
class UnstorableText extends Error {
  constructor() {
    super('A text with a NUL character cannot be stored');
  }
}

/** node:sqlite takes neither booleans nor undefined nor dates. */
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

  /** Takes the write lock at the beginning, so that a transaction that reads first cannot lose it later. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has SQLite undo the transaction by itself: what it could not do is the news, and not that nothing is left to undo. */
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
 * Two processes that open a new file at the same moment are each in the way of the other's switch to the log, and
 * SQLite then answers "busy" at once, whatever the timeout. The first one to let go lets the other one through.
 */
function switchToLog(database: DatabaseSync): void {
  const until = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode=WAL');
      return;
    } catch (error) {
      if (!busyCodes.has(resultCode(error) & 0xff) || Date.now() > until) throw error;
      // Opening is synchronous, and so is waiting for it: nothing else runs yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1 + Math.random() * 20);
    }
  }
}

/**
 * Rows as objects that all have one shape. Those that `node:sqlite` makes have none (V8 keeps each as a dictionary): of
 * thousands of rows, making and reading them takes nearly twice as long.
 */
function rowsWith(columns: readonly string[]): (values: unknown) => Record<string, unknown> {
  // What JSON is parsed into has a shape, however many fields there are, and so has a copy of it.
  const shape: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, null]))),
  );
  return (values) => {
    const row = { ...shape };
    for (const [index, name] of columns.entries()) row[name] = (values as unknown[])[index];
    return row;
  };
}

/** What a statement needs to be asked again. */
interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
  readonly toRow: (values: unknown) => Record<string, unknown>;
}

/** So many that a site has all it asks in the course of a day; a list in a question makes one for each length. */
const mostStatements = 500;
/** After these other columns may come than before. */
const changesSchema = /^\s*(?:alter|create|drop|pragma)\b/i;

/** Statements by their text: preparing one takes longer than asking most of them. */
class StatementCache {
  readonly #database: DatabaseSync;
  readonly #kept = new LRUCache<string, Prepared>({ max: mostStatements });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(text: string): Prepared {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const statement = this.#database.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    const prepared = { statement, columns, toRow: rowsWith(columns) };
    if (changesSchema.test(text)) this.#kept.clear();
    else this.#kept.set(text, prepared);
    return prepared;
  }
}

/**
 * Pages of the file that stay in memory, taken as they are read. In the 2 MB that SQLite takes by itself one list of thousands of
 * pages leaves nothing of what the next write needs, which then reads it piece by piece.
 */
const cacheKilobytes = 32_768;

/** Opens a database file, made when absent. Every commit is on the disk before it is answered. */
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
        // Of its own: one that is in the midst of its rows cannot begin anew for somebody else.
        iterate: (parameters: readonly unknown[]) =>
          database.prepare(sql).iterate(...parameters.map(toBindable)),
      };
    },
  };
  return {
    db: new Kysely<T>({ dialect: new NodeSqliteDialect({ database: adapter }, database) }),
    capabilities,
    inTurn: sqliteTurns(file),
    serverLock: sqliteServerLock(file),
  };
}
