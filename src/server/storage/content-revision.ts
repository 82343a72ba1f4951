import type { DialectCapabilities, RevisionFeed } from './dialects/capabilities.ts';
import type { Db } from './schema.ts';

const defaultPollMs = 5000;

export type RevisionListener = (revision: number) => void;

/**
 * Counter that every write that visitors may notice raises in its own transaction; everything rendered before
 * is then stale. With several servers it is announced by database notifications, and read again on reconnect
 * and every few seconds.
 */
export class ContentRevision {
  readonly #db: Db;
  readonly #capabilities: DialectCapabilities;
  readonly #feed: RevisionFeed | undefined;
  readonly #listeners = new Set<RevisionListener>();
  #known = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, capabilities: DialectCapabilities, feed: RevisionFeed | undefined) {
    this.#db = db;
    this.#capabilities = capabilities;
    this.#feed = feed;
  }

  /** Newest revision known to this process. */
  get current(): number {
    return this.#known;
  }

  /**
   * Calls back with every newer revision, whichever process wrote it. Returns a function that unsubscribes.
   */
  onRevision(listener: RevisionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Raises the revision in a transaction; it takes effect on commit. */
  async raise(db: Db): Promise<number> {
    const { revision } = await db
      .updateTable('site_revision')
      .set((expression) => ({ revision: expression('revision', '+', 1) }))
      .where('id', '=', 1)
      .returning('revision')
      .executeTakeFirstOrThrow();
    await this.#capabilities.announceRevision(db, revision);
    return revision;
  }

  /**
   * Locks the revision until the transaction ends. Everything that was written under earlier revisions can be
   * read now.
   */
  async hold(db: Db): Promise<void> {
    await db
      .updateTable('site_revision')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('id', '=', 1)
      .execute();
  }

  /** Records a revision and notifies listeners, unless it is known or older. */
  observe(revision: number): void {
    if (!(revision > this.#known)) return;
    this.#known = revision;
    for (const listener of this.#listeners) listener(revision);
  }

  /** Reads the stored revision. */
  async read(): Promise<number> {
    const { revision } = await this.#db
      .selectFrom('site_revision')
      .select('revision')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    this.observe(revision);
    return revision;
  }

  /** Starts listening. If other processes can write, it also polls every few seconds. */
  async start(pollMs = defaultPollMs): Promise<void> {
    await this.read();
    if (!this.#feed) return;
    // A failed read is ignored: requests report errors themselves, and the next poll retries.
    const readAgain = () => void this.read().catch(() => {});
    await this.#feed.start((revision) => this.observe(revision), readAgain);
    this.#timer = setInterval(readAgain, pollMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#feed?.stop();
  }
}
