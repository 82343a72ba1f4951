import { createRequire } from 'node:module';
import type pg from 'pg';
import type { RevisionFeed } from './capabilities.ts';

/** For those who have a PostgreSQL: nobody else's server need hold it in memory. */
export const postgresDriver = () => createRequire(import.meta.url)('pg') as typeof pg;

export const revisionChannel = 'vitrine_revision';
export const broadcastChannel = 'vitrine_broadcast';
/** Key of the advisory lock that every server holds together with others, for as long as it listens. */
export const serverLockKey = 7_204_122;

/** All in ms. */
export interface FeedPatience {
  readonly reconnectAfter: number;
  /** How often the database is asked whether it is there. */
  readonly askEvery: number;
  /** For how long it may say nothing to that. */
  readonly silence: number;
}

export const usualPatience: FeedPatience = { reconnectAfter: 1000, askEvery: 2000, silence: 4000 };

interface Options {
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** Is told when the database says nothing, not even that it is not there. */
  readonly onSilence: () => void;
  readonly patience: FeedPatience;
}

/** A database that says nothing: its machine is gone, or the line to it, or it has been halted. */
class Silence extends Error {
  override name = 'Silence';
}

/**
 * Is told of revisions, and of what others say, on a connection of its own, and connects again when that one breaks. A
 * connection whose other end has vanished never breaks by itself, and neither do those of the pool: so it asks.
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
    const client = new (postgresDriver().Client)({ connectionString: url });
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

  /** Throws {@link Silence} for what has not come by then. */
  #inTime(answer: Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // Once round the loop: while this process was busy the answer may have come, and nobody has looked.
      const timer = setTimeout(
        () => setImmediate(() => setImmediate(() => reject(new Silence('The database says nothing')))),
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
  // A command that no server may run beside; it is tried again, as everything is that a connection begins with.
  if (!rows[0].isHeld) throw new Error('A command is at work that needs the database for itself');
}
