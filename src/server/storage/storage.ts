import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isAssistantName } from '#api/assistant-name.ts';
import type { AuditDetail } from '#api/audit-action.ts';
import type { AuditActionName, UndoKindOf } from '#api/audit-actions.ts';
import { ContentRevision } from './content-revision.ts';
import type { DialectCapabilities, OpenedDialect, Turn } from './dialects/capabilities.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { Rehearsals } from './rehearsals.ts';
import type { Database, Db } from './schema.ts';
import type { UndoByKind, UndoWay } from './undo-way.ts';

/**
 * Thrown, and rolls the write back, if an actor with access to drafts only makes a write that visitors may
 * notice.
 */
export class DraftsOnlyError extends Error {
  override name = 'DraftsOnlyError';
}

/** Author of a write: a person's e-mail address, an assistant's name, or null for the system. */
export type Actor = string | null;

/** Transaction of one write. All of it happens or nothing. */
export interface WriteScope {
  /** For repositories; another connection would deadlock here. */
  readonly db: Db;
  readonly actor: Actor;
  /** Time of the write, the same for all its rows. */
  readonly now: string;
  /**
   * Adds an entry to the activity log, with its undo if possible. Every write records at least one. Details
   * must not contain secrets. `tokenVersion` is the number of the published set of design tokens. Returns the
   * entry's id.
   */
  record<Name extends AuditActionName>(
    action: Name,
    target: string,
    detail?: AuditDetail,
    undo?: UndoByKind<UndoKindOf<Name>>,
    tokenVersion?: number,
  ): string;
  /** Declares that visitors may notice the write: raises the content revision. Throws for assistants. */
  changesSite(): void;
  /** Blocks other writes that visitors may notice. Take this lock last, as all writes do. */
  holdSite(): Promise<void>;
  /** Blocks other changes to the page tree. */
  lockTree(): Promise<void>;
}

interface Note {
  readonly id: string;
  readonly action: AuditActionName;
  readonly target: string;
  readonly detail: AuditDetail;
  readonly undo: UndoWay | undefined;
  readonly tokenVersion: number | undefined;
}

/** Work to run at the start of a call's first write. */
interface Beginning {
  work: ((scope: WriteScope) => Promise<void>) | undefined;
}

/** Write that visitors may notice, passed on in its transaction after all its other work. */
export interface SiteChange extends Pick<WriteScope, 'db' | 'actor' | 'now'> {
  /** Content revision of this write; locked until the transaction ends. */
  readonly revision: number;
  /** Actions of its log entries. */
  readonly actions: readonly string[];
}

/** Records the visible changes of writes; an error rolls the write back. */
export type SiteWitness = (change: SiteChange) => Promise<void>;

/** Options of a storage beside its database. */
interface StorageOptions {
  readonly clock?: (() => Date) | undefined;
  readonly witness?: SiteWitness | undefined;
}

/** The database, with the rules of every write. */
export class Storage {
  readonly db: Db;
  readonly capabilities: DialectCapabilities;
  readonly revision: ContentRevision;
  /** Messages between servers on this database; absent if there is only one. */
  readonly broadcast: OpenedDialect<Database>['broadcast'];
  /** Dry runs: calls whose writes are rolled back. */
  readonly rehearsals = new Rehearsals();
  readonly #clock: () => Date;
  readonly #witness: SiteWitness | undefined;
  readonly #together: GroupCommit<Database> | undefined;
  readonly #inTurn: OpenedDialect<Database>['inTurn'];
  readonly #serverLock: OpenedDialect<Database>['serverLock'];
  readonly #beginnings = new AsyncLocalStorage<Beginning>();
  /** Last call of each turn in this process. */
  readonly #turns = new Map<Turn, Promise<unknown>>();

  constructor(
    { db, capabilities, feed, inTurn, serverLock, broadcast }: OpenedDialect<Database>,
    { clock = () => new Date(), witness }: StorageOptions = {},
  ) {
    this.db = db;
    this.#inTurn = inTurn;
    this.#serverLock = serverLock;
    // With several connections, the database groups commits.
    this.#together = capabilities.hasOneConnection ? new GroupCommit(() => this.db) : undefined;
    this.broadcast = broadcast;
    this.capabilities = capabilities;
    this.revision = new ContentRevision(db, capabilities, feed);
    this.#clock = clock;
    this.#witness = witness;
  }

  now(): Date {
    return this.#clock();
  }

  /**
   * Runs work while nothing else on this database, in this or another process, has the same turn. A process
   * that dies releases it. Turns must not be nested.
   */
  inTurn<R>(work: () => Promise<R>, turn: Turn = 'start'): Promise<R> {
    const before = this.#turns.get(turn) ?? Promise.resolve();
    const mine = before.then(() => this.#inTurn(work, turn));
    this.#turns.set(
      turn,
      mine.catch(() => {}),
    );
    return mine;
  }

  /**
   * Registers a server on this database until `close`. On SQLite there can be only one, and it waits up to
   * `patienceMs` for another to end.
   * @throws {DatabaseInUseError} after that
   */
  serve(patienceMs: number): Promise<void> {
    return this.#serverLock.hold(patienceMs);
  }

  /**
   * Runs work in the startup turn while no server runs.
   * @throws {DatabaseInUseError} if one does
   */
  runAlone<R>(work: () => Promise<R>): Promise<R> {
    return this.inTurn(() => this.#serverLock.runAlone(work));
  }

  /** Migrates the schema to the current one, or a new database to an earlier one. */
  async migrate(upTo?: string): Promise<void> {
    await migrate(this.db, this.capabilities, upTo);
  }

  /** Updates the query planner's statistics; call it after bulk writes. */
  async countRows(): Promise<void> {
    await this.capabilities.countRows(this.db);
  }

  /**
   * Runs one write in a transaction, with its log entries and the content revision.
   * @example
   * await storage.write(person.email, async (scope) => {
   *   await updatePage(scope.db, page);
   *   scope.record('page/save', page.id);
   *   scope.changesSite();
   * });
   */
  async write<T>(actor: Actor, work: (scope: WriteScope) => Promise<T>): Promise<T> {
    const notes: Note[] = [];
    let changes = false;
    const begin = this.#takeBeginning();
    const { result, revision } = await this.#transaction(async (db) => {
      const now = this.#clock().toISOString();
      const scope: WriteScope = {
        db,
        actor,
        now,
        record: (action, target, detail = {}, undo, tokenVersion) => {
          const id = randomUUID();
          notes.push({ id, action, target, detail, undo, tokenVersion });
          return id;
        },
        changesSite: () => {
          if (isAssistantName(actor)) throw new DraftsOnlyError('API keys can only write drafts');
          changes = true;
        },
        holdSite: () => this.revision.hold(db),
        lockTree: () => this.capabilities.lockTree(db),
      };
      await begin?.(scope);
      const written = await work(scope);
      await insertNotes(db, notes, actor, now);
      if (!changes) return { result: written, revision: undefined };
      const raised = await this.revision.raise(db);
      await this.#witness?.({ db, actor, now, revision: raised, actions: notes.map(({ action }) => action) });
      return { result: written, revision: raised };
    });
    if (revision !== undefined && !this.rehearsals.current) this.revision.observe(revision);
    return result;
  }

  /**
   * Makes a call whose first write starts with the given work, in the same transaction. Throws if the call
   * wrote nothing.
   */
  async beginning<T>(work: (scope: WriteScope) => Promise<void>, call: () => Promise<T>): Promise<T> {
    const beginning: Beginning = { work };
    const result = await this.#beginnings.run(beginning, call);
    if (beginning.work) throw new Error('A call without a write cannot begin one');
    return result;
  }

  #takeBeginning(): Beginning['work'] {
    const beginning = this.#beginnings.getStore();
    const work = beginning?.work;
    if (beginning) beginning.work = undefined;
    return work;
  }

  /**
   * Runs a write that only counts something, such as visits, in a transaction. It isn't an action of a person
   * or a change of the site, so it isn't logged.
   */
  increment<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#transaction(work);
  }

  #transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const runSeparately = <R>(inside: (db: Db) => Promise<R>) => this.db.transaction().execute(inside);
    if (this.rehearsals.current) return this.rehearsals.rehearse(runSeparately, work);
    return this.#together ? this.#together.run(work) : runSeparately(work);
  }

  /** Throws if the database doesn't answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.revision.stop();
    await this.db.destroy();
    this.#serverLock.release();
  }
}

async function insertNotes(db: Db, notes: readonly Note[], actor: Actor, now: string): Promise<void> {
  if (notes.length === 0) throw new Error('A write needs an audit entry');
  const rows = notes.map(({ id, action, target, detail, undo, tokenVersion }) => ({
    id,
    happened_at: now,
    actor,
    action,
    target,
    detail: JSON.stringify(detail),
    undo: undo ? JSON.stringify(undo) : null,
    token_version: tokenVersion ?? null,
  }));
  await db.insertInto('audit').values(rows).execute();
}
