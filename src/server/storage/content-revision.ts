import type { DialectCapabilities, RevisionFeed } from './dialects/capabilities.ts';
import type { Db } from './schema.ts';

const defaultPollMs = 5000;

export type RevisionListener = (revision: number) => void;

/**
 * The content revision: every write that can change what a visitor sees raises it, in the same
 * transaction, and everything rendered before is stale at once. With several instances it travels by the
 * database's notifications, and is read again on reconnect and every few seconds.
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

  /** The newest revision this process has heard of. */
  get current(): number {
    return this.#known;
  }

  /** Calls back with every newer revision, whichever process wrote it. Returns how to stop. */
  onRevision(listener: RevisionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Raises the revision inside a transaction; it counts once that one is committed. */
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

  /** Until the transaction ends no other one raises the revision: whatever raised it before can be read now. */
  async hold(db: Db): Promise<void> {
    await db
      .updateTable('site_revision')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('id', '=', 1)
      .execute();
  }

  /** Takes note of a revision; older ones, and ones already known, are no news. */
  observe(revision: number): void {
    if (!(revision > this.#known)) return;
    this.#known = revision;
    for (const listener of this.#listeners) listener(revision);
  }

  /** Reads what is stored now. */
  async read(): Promise<number> {
    const { revision } = await this.#db
      .selectFrom('site_revision')
      .select('revision')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    this.observe(revision);
    return revision;
  }

  /** Begins to listen. Where other processes can write, also asks every few seconds. */
  async start(pollMs = defaultPollMs): Promise<void> {
    await this.read();
    if (!this.#feed) return;
    // A failed read is no issue here: requests find out for themselves, and the next turn asks again.
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
