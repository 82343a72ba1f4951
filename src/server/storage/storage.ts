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
import type { UndoWay, UndoWayOf } from './undo-way.ts';

/** Thrown out of a write that visitors may notice, by somebody who may write drafts only. It undoes the write. */
export class DraftsOnly extends Error {
  override name = 'DraftsOnly';
}

/** Who writes: a signed-in person's e-mail address, what an assistant is called, or null for the system itself. */
export type Actor = string | null;

/** One transaction of a write. Everything it does happens, or nothing. */
export interface WriteScope {
  /** For repositories; using any other connection in here would wait for itself. */
  readonly db: Db;
  readonly actor: Actor;
  /** The moment of the write: one for all its rows. */
  readonly now: string;
  /**
   * Notes who did what to what, and where it can be taken back, how. Every write has at least one note. What is secret is
   * no part of it. `tokenVersion` is the number of the set of design tokens that the write published. Returns the id of the
   * log's entry.
   */
  record<Name extends AuditActionName>(
    action: Name,
    target: string,
    detail?: AuditDetail,
    undo?: UndoWayOf<UndoKindOf<Name>>,
    tokenVersion?: number,
  ): string;
  /** Says that visitors may see a difference: raises the content revision. Throws for an assistant, whatever it called. */
  changesSite(): void;
  /** Holds back writes that visitors may notice. As the last of the write's locks: theirs comes last, too. */
  holdSite(): Promise<void>;
  /** Holds back other changes to the tree of pages. */
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

/** What the next write of a call begins with. */
interface Beginning {
  work: ((scope: WriteScope) => Promise<void>) | undefined;
}

/** A write that visitors may notice, told inside its transaction once everything else of it is done. */
export interface SiteChange extends Pick<WriteScope, 'db' | 'actor' | 'now'> {
  /** The content revision that the write raised; no other write raises it until the transaction ends. */
  readonly revision: number;
  /** What its notes call it. */
  readonly actions: readonly string[];
}

/** Keeps a record of what writes change for visitors; what it throws undoes the write. */
export type SiteWitness = (change: SiteChange) => Promise<void>;

/** What a storage is opened with beside its database. */
interface StorageOptions {
  readonly clock?: (() => Date) | undefined;
  readonly witness?: SiteWitness | undefined;
}

/** The database with the rules that every write follows. */
export class Storage {
  readonly db: Db;
  readonly capabilities: DialectCapabilities;
  readonly revision: ContentRevision;
  /** What servers on this database say to each other; absent where there is one only. */
  readonly broadcast: OpenedDialect<Database>['broadcast'];
  /** Calls whose writes are taken back at their end: dry runs. */
  readonly rehearsals = new Rehearsals();
  readonly #clock: () => Date;
  readonly #witness: SiteWitness | undefined;
  readonly #together: GroupCommit<Database> | undefined;
  readonly #inTurn: OpenedDialect<Database>['inTurn'];
  readonly #serverLock: OpenedDialect<Database>['serverLock'];
  readonly #beginnings = new AsyncLocalStorage<Beginning>();
  /** The last call of each turn in this process. */
  readonly #turns = new Map<Turn, Promise<unknown>>();

  constructor(
    { db, capabilities, feed, inTurn, serverLock, broadcast }: OpenedDialect<Database>,
    { clock = () => new Date(), witness }: StorageOptions = {},
  ) {
    this.db = db;
    this.#inTurn = inTurn;
    this.#serverLock = serverLock;
    // Where writers have connections of their own, their commits go to the disk together by themselves.
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
   * Runs work while nobody else on this database runs any of the same turn, another call of this process neither; who
   * dies gives the turn back. Within a turn the same one never comes.
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
   * Says that a server runs on this database, until `close`. On SQLite it is the only one, and waits for up to `patienceMs` for
   * another one to end.
   * @throws {DatabaseInUse} after that
   */
  serve(patienceMs: number): Promise<void> {
    return this.#serverLock.hold(patienceMs);
  }

  /**
   * Runs work in the turn of starts while no server runs.
   * @throws {DatabaseInUse} where one does
   */
  runAlone<R>(work: () => Promise<R>): Promise<R> {
    return this.inTurn(() => this.#serverLock.runAlone(work));
  }

  /** Brings the schema up to date, or a new database to an earlier one. */
  async migrate(upTo?: string): Promise<void> {
    await migrate(this.db, this.capabilities, upTo);
  }

  /** After much was written at once: what is asked next is planned by what there is now. */
  async countRows(): Promise<void> {
    await this.capabilities.countRows(this.db);
  }

  /** Runs one write as one transaction, with its audit entries and the content revision. */
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
          if (isAssistantName(actor)) throw new DraftsOnly('An assistant writes drafts only');
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
   * Makes a call whose first write begins with work of one's own, in its transaction: both happen, or neither. Throws when the
   * call wrote nothing.
   */
  async beginning<T>(work: (scope: WriteScope) => Promise<void>, call: () => Promise<T>): Promise<T> {
    const beginning: Beginning = { work };
    const result = await this.#beginnings.run(beginning, call);
    if (beginning.work) throw new Error('A call without a write has nothing to begin');
    return result;
  }

  #takeBeginning(): Beginning['work'] {
    const beginning = this.#beginnings.getStore();
    const work = beginning?.work;
    if (beginning) beginning.work = undefined;
    return work;
  }

  /**
   * Runs a write that is a measurement, such as a count of visits, as one transaction. It is nobody's act and
   * no change of the site, so it leaves no audit entry.
   */
  increment<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#transaction(work);
  }

  #transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const alone = <R>(inside: (db: Db) => Promise<R>) => this.db.transaction().execute(inside);
    if (this.rehearsals.current) return this.rehearsals.rehearse(alone, work);
    return this.#together ? this.#together.run(work) : alone(work);
  }

  /** Throws when the database does not answer. */
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
  if (notes.length === 0) throw new Error('A write without an audit entry');
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
