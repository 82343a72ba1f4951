import { createRequire } from 'node:module';
import type pg from 'pg';
import type { RevisionFeed } from './capabilities.ts';

/** Loads the driver only for PostgreSQL, so that other servers don't keep it in memory. */
export const loadPostgresDriver = () => createRequire(import.meta.url)('pg') as typeof pg;

export const revisionChannel = 'vitrine_revision';
export const broadcastChannel = 'vitrine_broadcast';
/** Key of the advisory lock that all servers share while they listen. */
export const serverLockKey = 7_204_122;

/** All in ms. */
export interface FeedPatience {
  readonly reconnectAfter: number;
  /** Interval of checks that the database answers. */
  readonly askEvery: number;
  /** Longest wait for an answer to a check. */
  readonly silence: number;
}

export const usualPatience: FeedPatience = { reconnectAfter: 1000, askEvery: 2000, silence: 4000 };

interface Options {
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** Called when the database stops answering without closing its connections. */
  readonly onSilence: () => void;
  readonly patience: FeedPatience;
}

/** The database doesn't answer: its machine or the network is down, or it is halted. */
class Silence extends Error {
  override name = 'Silence';
}

/**
 * Listens for revisions and messages on a separate connection, and reconnects if that breaks. Neither this
 * connection nor those of the pool report that the other end has vanished, so it pings.
 */
export class PostgresFeed implements RevisionFeed {
  readonly #options: Options;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #hearers = new Set<(message: string) => void>();

  constructor(options: Options) {
    this.#options = options;
  }

  async start(onRevision: (revision: number) => void, onConnect: () => void): Promise<void> {
    const { url, onError, onSilence, patience } = this.#options;
    const client = new (loadPostgresDriver().Client)({ connectionString: url });
    const again = (error?: Error) => {
      if (error) onError(error);
      if (this.#stopped || this.#client !== client) return;
      this.#client = undefined;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.start(onRevision, onConnect), patience.reconnectAfter);
      if (!(error instanceof Silence)) return;
      onSilence();
      client.end().catch(onError);
    };
    this.#client = client;
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === revisionChannel) onRevision(Number(payload));
      else for (const hear of this.#hearers) hear(payload);
    });
    try {
      await this.#inTime(listen(client));
      onConnect();
      this.#keepAsking(client, again);
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

  #keepAsking(client: pg.Client, again: (error: Error) => void): void {
    if (this.#stopped || this.#client !== client) return;
    this.#timer = setTimeout(() => {
      this.#inTime(client.query('select 1')).then(() => this.#keepAsking(client, again), again);
    }, this.#options.patience.askEvery);
    this.#timer.unref();
  }

  /** Rejects with {@link Silence} if there is no answer in time. */
  #inTime(answer: Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // Wait for one round of the event loop: the answer may have arrived while this process was busy.
      const timer = setTimeout(
        () => setImmediate(() => setImmediate(() => reject(new Silence('The database stopped answering')))),
        this.#options.patience.silence,
      );
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

async function listen(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query(`listen ${revisionChannel}`);
  await client.query(`listen ${broadcastChannel}`);
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as "isHeld"', [serverLockKey]);
  // A command has exclusive use of the database, so the connection is retried later.
  if (!rows[0].isHeld) throw new Error('A command has the database for itself');
}
