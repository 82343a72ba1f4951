import type { Kysely, QueryExecutorProvider } from 'kysely';

/**
 * The database is used by another process, and this one may not work beside it. The message says what to do.
 */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

/** Database or transaction, whatever its tables. */
type Session = QueryExecutorProvider;

/** Trigger for each inserted row, and each update that changes one of some columns. */
interface WriteTrigger {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Statement valid on both databases; `new` is the written row. */
  readonly run: string;
}

/** Differences between the two databases, by name. Nothing else may ask which database it is. */
export interface DialectCapabilities {
  readonly name: 'sqlite' | 'postgres';
  /** True if this process reads and writes through a single connection. */
  readonly hasOneConnection: boolean;
  /** Column type of a boolean. */
  readonly flagType: 'integer' | 'boolean';
  /** Column type of an auto-incremented key. */
  readonly countingType: 'integer' | 'bigserial';
  /** Physical row id and its type, by which all rows of any table can be read in batches. */
  readonly rowPlace: { readonly name: string; readonly type: string };
  /** Creates a trigger that runs in every transaction that writes rows of a table; for migrations. */
  afterWrites(session: Session, trigger: WriteTrigger): Promise<void>;
  /** Statement that starts a read transaction on one snapshot without blocking writers. */
  readonly beginSnapshot: string;
  /** Blocks other changes to the page tree until the transaction ends. */
  lockTree(session: Session): Promise<void>;
  /** Lets a transaction insert rows before the rows that they reference. */
  deferForeignKeys(session: Session): Promise<void>;
  /** Enforces foreign keys again; throws if one is violated. */
  holdForeignKeys(session: Session): Promise<void>;
  /** Updates the query planner's statistics, which otherwise lag behind a bulk write. */
  countRows(session: Session): Promise<void>;
  /** Notifies other servers of the revision once the transaction is committed. */
  announceRevision(session: Session, revision: number): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
  /** True if the storage can't be reached or is too busy: a retry may help. */
  isUnavailable(error: unknown): boolean;
  /** True if a value can't be stored at all, such as text with a NUL character. */
  isUnstorable(error: unknown): boolean;
}

/** Receiver of {@link DialectCapabilities.announceRevision}. */
export interface RevisionFeed {
  start(onRevision: (revision: number) => void, onConnect: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Messages between processes on one database. They aren't stored and may be lost. */
export interface Broadcast {
  /** At most 7,000 bytes. This process receives it as well. */
  send(message: string): Promise<void>;
  /** Subscribes to all messages. Returns a function that unsubscribes. */
  hear(listener: (message: string) => void): () => void;
}

/** Work that processes on one database do one after the other: startup, the file store, and jobs. */
export type Turn =
  /** Startup: migrations, filling an empty site. */
  | 'start'
  /** Referencing files in the store, and removing unreferenced ones. */
  | 'files'
  | 'backup'
  | 'trash'
  | 'older-files'
  | 'unused-files'
  | 'abandoned-uploads';

/** Lock held by a running server; a command takes it to run alone. Released if the process dies. */
export interface ServerLock {
  /**
   * Takes the lock for a server until `release`. On SQLite, waits up to `patienceMs` for another server to
   * end.
   * @throws {DatabaseInUseError} after that
   */
  hold(patienceMs: number): Promise<void>;
  release(): void;
  /**
   * Runs work while no server holds the lock.
   * @throws {DatabaseInUseError} if one does
   */
  runAlone<R>(work: () => Promise<R>): Promise<R>;
}

export interface OpenedDialect<T> {
  readonly db: Kysely<T>;
  readonly capabilities: DialectCapabilities;
  /** Absent if this is the only process. */
  readonly broadcast?: Broadcast;
  /** Absent if only this process writes. */
  readonly feed?: RevisionFeed;
  /**
   * Runs work while no other process on this database has the same turn, however long that takes. A process
   * that dies releases its turn.
   */
  readonly inTurn: <R>(work: () => Promise<R>, turn: Turn) => Promise<R>;
  readonly serverLock: ServerLock;
}

/** Creates the error for commands that need all servers stopped. */
export function stopServersFirst(): DatabaseInUseError {
  return new DatabaseInUseError(
    'A server of this site is running. Stop every server, run this command again, then start them; nothing was changed.',
  );
}
