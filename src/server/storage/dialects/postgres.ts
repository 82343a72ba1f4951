import { createRequire } from 'node:module';
import { Kysely, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely';
import type pg from 'pg';
import type { DialectCapabilities, OpenedDialect, RevisionFeed, Turn } from './capabilities.ts';

/** Its driver, for those who have a PostgreSQL: nobody else's server need hold it in memory. */
const driver = () => createRequire(import.meta.url)('pg') as typeof pg;

const channel = 'vitrine_revision';
const broadcastChannel = 'vitrine_broadcast';
/** Key of the advisory lock on the tree of pages; any number nobody else uses. */
const treeLock = 7_204_118;
/** Keys of those that processes take turns by. */
const turnLocks: Record<Turn, number> = {
  start: 7_204_119,
  files: 7_204_120,
  backup: 7_204_121,
};
const reconnectAfterMs = 1000;

/** Classes of SQLSTATE: connection, resources, operator intervention, serialisation and deadlock. */
const unavailableStates = /^(?:08|53|57|58|40)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN']);

const capabilities: DialectCapabilities = {
  name: 'postgres',
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
  announceRevision: async (session, revision) => {
    await sql`select pg_notify(${channel}, ${String(revision)})`.execute(session);
  },
  isUniqueViolation: (error) => stateOf(error) === '23505',
  isUnavailable: (error) => {
    const state = stateOf(error);
    if (unavailableStates.test(state) || networkCodes.has(state)) return true;
    return (
      error instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|driver has already been destroyed/.test(
        error.message,
      )
    );
  },
  isUnstorable: (error) => ['22021', '22P05'].includes(stateOf(error)),
};

async function alterForeignKeys(session: QueryExecutorProvider, rule: string): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(session);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} alter constraint ${name} ${rule}`).execute(session);
}

function stateOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** Opens a pool. A connection that breaks while idle is dropped and made anew by the next query. */
export function openPostgres<T>(url: string, onIdleError: (error: Error) => void): OpenedDialect<T> {
  const pool = new (driver().Pool)({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', onIdleError);
  const feed = new PostgresFeed(url, onIdleError);
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
    inTurn: (work, turn) => inTurn(url, work, turn),
  };
}

/** A lock of a connection of its own: the database gives it back when that one ends, however it does. */
async function inTurn<R>(url: string, work: () => Promise<R>, turn: Turn): Promise<R> {
  const client = new (driver().Client)({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [turnLocks[turn]]);
    return await work();
  } finally {
    await client.end();
  }
}

/** Is told of revisions, and of what others say, on a connection of its own, and connects again when that one breaks. */
class PostgresFeed implements RevisionFeed {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #hearers = new Set<(message: string) => void>();

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async start(onRevision: (revision: number) => void, onConnect: () => void): Promise<void> {
    const client = new (driver().Client)({ connectionString: this.#url });
    const again = (error?: Error) => {
      if (error) this.#onError(error);
      if (this.#stopped || this.#client !== client) return;
      this.#client = undefined;
      this.#timer = setTimeout(() => void this.start(onRevision, onConnect), reconnectAfterMs);
    };
    this.#client = client;
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', ({ channel: on, payload = '' }) => {
      if (on === channel) onRevision(Number(payload));
      else for (const hear of this.#hearers) hear(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await client.query(`listen ${broadcastChannel}`);
      onConnect();
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  }

  hear(listener: (message: string) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }
}
