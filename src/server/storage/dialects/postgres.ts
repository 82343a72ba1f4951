import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely';
import type pg from 'pg';
import { type DialectCapabilities, type OpenedDialect, stopServersFirst, type Turn } from './capabilities.ts';
import {
  broadcastChannel,
  loadPostgresDriver as driver,
  type FeedPatience,
  PostgresFeed,
  revisionChannel,
  serverLockKey,
  usualPatience,
} from './postgres-feed.ts';

/** Key of the advisory lock on the page tree; any unused number. */
const treeLock = 7_204_118;
/** Keys of the advisory locks for turns. */
const turnLocks: Record<Turn, number> = {
  start: 7_204_119,
  files: 7_204_120,
  backup: 7_204_121,
  // 7_204_122 is the key of the server lock.
  trash: 7_204_123,
  'older-files': 7_204_124,
  'unused-files': 7_204_125,
  'abandoned-uploads': 7_204_126,
};

/** Classes of SQLSTATE: connection, resources, operator intervention, serialisation and deadlock. */
const unavailableStates = /^(?:08|53|57|58|40)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN']);

const capabilities: DialectCapabilities = {
  name: 'postgres',
  hasOneConnection: false,
  flagType: 'boolean',
  countingType: 'bigserial',
  afterWrites: async (session, { name, table, columns, run }) => {
    const differs = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
    const statements = [
      `create function ${name}() returns trigger language plpgsql as $$ begin ${run}; return null; end $$`,
      `create trigger ${name}_insert after insert on ${table} for each row execute function ${name}()`,
      `create trigger ${name}_update after update on ${table} for each row when (${differs}) execute function ${name}()`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(session);
  },
  rowPlace: { name: 'ctid', type: 'tid' },
  beginSnapshot: 'begin isolation level repeatable read read only',
  deferForeignKeys: (session) => alterForeignKeys(session, 'deferrable initially deferred'),
  holdForeignKeys: async (session) => {
    await sql`set constraints all immediate`.execute(session);
    await alterForeignKeys(session, 'not deferrable');
  },
  lockTree: async (session) => {
    await sql`select pg_advisory_xact_lock(${treeLock})`.execute(session);
  },
  countRows: async (session) => {
    await sql`analyze`.execute(session);
  },
  announceRevision: async (session, revision) => {
    await sql`select pg_notify(${revisionChannel}, ${String(revision)})`.execute(session);
  },
  isUniqueViolation: (error) => getSqlState(error) === '23505',
  isUnavailable: (error) => {
    const state = getSqlState(error);
    if (unavailableStates.test(state) || networkCodes.has(state)) return true;
    return (
      error instanceof Error &&
      /Connection terminated|is not queryable|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after|driver has already been destroyed/.test(
        error.message,
      )
    );
  },
  isUnstorable: (error) => ['22021', '22P05'].includes(getSqlState(error)),
};

async function alterForeignKeys(session: QueryExecutorProvider, rule: string): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(session);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} alter constraint ${name} ${rule}`).execute(session);
}

function getSqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** Longest wait for a new or free connection. */
const connectTimeoutMs = 5000;

interface PoolOptions {
  readonly patience?: FeedPatience;
  /** 0: none. */
  readonly statementTimeoutMs?: number | undefined;
}

/**
 * Opens a pool. A connection that breaks while idle is replaced for the next query; one that breaks while
 * working fails that work.
 */
export function openPostgres<T>(
  url: string,
  onIdleError: (error: Error) => void,
  { patience = usualPatience, statementTimeoutMs = 0 }: PoolOptions = {},
): OpenedDialect<T> {
  const pool = new (driver().Pool)({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    // Set by a statement: poolers such as PgBouncer reject connections with startup parameters that they
    // don't know.
    ...(statementTimeoutMs > 0 && {
      onConnect: (client: pg.ClientBase) => client.query(`set statement_timeout = ${statementTimeoutMs}`),
    }),
  });
  pool.on('error', onIdleError);
  // Listens on connections in use too, where the pool doesn't: an unhandled error event would end the
  // process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const connected = new Set<pg.PoolClient>();
  pool.on('connect', (client) => connected.add(client));
  pool.on('remove', (client) => connected.delete(client));
  /**
   * Destroys all connections: their queries fail, and their places in the pool are free. Idle ones, too,
   * since their next user would wait forever. Closing them properly would wait for an answer.
   */
  const giveUp = () => {
    for (const client of connected) (client as unknown as pg.Client).connection.stream.destroy();
  };
  const feed = new PostgresFeed({ url, onError: onIdleError, onSilence: giveUp, patience });
  return {
    db: new Kysely<T>({ dialect: new PostgresDialect({ pool }) }),
    capabilities,
    feed,
    broadcast: {
      send: async (message) => {
        await pool.query('select pg_notify($1, $2)', [broadcastChannel, message]);
      },
      hear: (listener) => feed.hear(listener),
    },
    inTurn: (work, turn) =>
      withConnection(url, onIdleError, async (client) => {
        await client.query('select pg_advisory_lock($1)', [turnLocks[turn]]);
        return work();
      }),
    serverLock: {
      // The feed holds the lock, and takes it again after a reconnect.
      hold: async () => {},
      release: () => {},
      runAlone: (work) =>
        withConnection(url, onIdleError, async (client) => {
          // The database may still be closing the connection of a server that just ended.
          for (let tries = 1; !(await takesServerLock(client)); tries += 1) {
            if (tries === 20) throw stopServersFirst();
            await wait(100);
          }
          return work();
        }),
    },
  };
}

async function takesServerLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isTaken"', [serverLockKey]);
  return rows[0].isTaken;
}

/**
 * Runs work on a separate connection, for session locks: the database releases those when the connection ends
 * in any way.
 */
async function withConnection<R>(
  url: string,
  onError: (error: Error) => void,
  work: (client: pg.Client) => Promise<R>,
): Promise<R> {
  const client = new (driver().Client)({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // The work fails if the database is gone; this listener only keeps the process from ending.
  client.on('error', onError);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
