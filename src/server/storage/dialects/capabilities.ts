import type { Kysely, QueryExecutorProvider } from 'kysely';

/** Another process has the database, and this one may not work beside it; the message says what to do. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

/** A database or a transaction on it, whatever tables it has. */
type Session = QueryExecutorProvider;

/** What is done for each row that is new, and for each of which one of some columns is another. */
interface WriteTrigger {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** A statement that both databases know; `new` is the row as it is written. */
  readonly run: string;
}

/** What the two databases do differently, by name. Nothing else may ask which one it is. */
export interface DialectCapabilities {
  readonly name: 'sqlite' | 'postgres';
  /** True where all of this process reads and writes by one connection. */
  readonly hasOneConnection: boolean;
  /** Column type of a yes or no. */
  readonly flagType: 'integer' | 'boolean';
  /** Column type of a key that the database counts up by itself. */
  readonly countingType: 'integer' | 'bigserial';
  /** Where a row stands in its table, and the type of that: what all rows of any table are read along. */
  readonly rowPlace: { readonly name: string; readonly type: string };
  /** Has the database itself do something in every transaction that writes rows of a table; for migrations. */
  afterWrites(session: Session, trigger: WriteTrigger): Promise<void>;
  /** Begins a transaction that reads one moment, and is in nobody's way. */
  readonly beginSnapshot: string;
  /** Holds back other changes to the tree of pages until the transaction ends. */
  lockTree(session: Session): Promise<void>;
  /** Lets rows of a transaction come before those that they refer to. */
  deferForeignKeys(session: Session): Promise<void>;
  /** Holds the rows against each other again; throws when one refers to nothing. */
  holdForeignKeys(session: Session): Promise<void>;
  /** Has the database plan by how many rows there are now: by itself it counts them only some time after they came. */
  countRows(session: Session): Promise<void>;
  /** Tells other instances, once the transaction is committed, which content revision stands. */
  announceRevision(session: Session, revision: number): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
  /** True when the storage cannot be reached or is too busy: trying again may help. */
  isUnavailable(error: unknown): boolean;
  /** True when a value cannot be stored at all, such as a text with a NUL character. */
  isUnstorable(error: unknown): boolean;
}

/** A listener on the other side of a {@link DialectCapabilities.announceRevision}. */
export interface RevisionFeed {
  start(onRevision: (revision: number) => void, onConnect: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** What processes on one database say to each other; it is kept nowhere, and may be lost. */
export interface Broadcast {
  /** At most 7,000 bytes. This process hears it as well. */
  send(message: string): Promise<void>;
  /** Calls back with all that is said. Returns how to stop. */
  hear(listener: (message: string) => void): () => void;
}

/** Work that processes on one database do one after the other: a start, the store of files, and jobs that take turns. */
export type Turn =
  /** What a start does: migrating, filling an empty site. */
  | 'start'
  /** Referring to bytes in the store of files, and removing those that nothing refers to. */
  | 'files'
  | 'backup'
  | 'trash'
  | 'older-files'
  | 'unused-files'
  | 'abandoned-uploads';

/** Lock that a running server holds; a command takes it to run alone. Released when the process dies. */
export interface ServerLock {
  /**
   * Holds it for a server until `release`. On SQLite, waits up to `patienceMs` for another server to end.
   * @throws {DatabaseInUse} after that
   */
  hold(patienceMs: number): Promise<void>;
  release(): void;
  /**
   * Runs work while no server holds it.
   * @throws {DatabaseInUse} where one does
   */
  runAlone<R>(work: () => Promise<R>): Promise<R>;
}

export interface OpenedDialect<T> {
  readonly db: Kysely<T>;
  readonly capabilities: DialectCapabilities;
  /** Absent where there is only this process. */
  readonly broadcast?: Broadcast;
  /** Absent where only this process writes. */
  readonly feed?: RevisionFeed;
  /**
   * Runs work while no other process does any of the same turn on the same database, however long that takes. A process
   * that dies gives its turn back.
   */
  readonly inTurn: <R>(work: () => Promise<R>, turn: Turn) => Promise<R>;
  readonly serverLock: ServerLock;
}

/** Thrown at commands that need a site without servers. */
export function stopServersFirst(): DatabaseInUse {
  return new DatabaseInUse(
    'A server of this site is running. Stop every server, run this command again, and start them after it. Nothing was changed.',
  );
}
