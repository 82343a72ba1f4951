import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases, type TestDatabase } from '../../../tests/support/each-database.ts';
import { openSilentLine, type SilentLine } from '../../../tests/support/silent-line.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { Storage } from './storage.ts';

const [, [, makePostgres]] = databases;

describe('a lost PostgreSQL connection', () => {
  let database: TestDatabase;
  let url: string;
  let line: SilentLine;
  beforeEach(async () => {
    database = await makePostgres();
    if (database.location.kind !== 'postgres') throw new Error('This is about PostgreSQL');
    url = database.location.url;
    line = await openSilentLine(url);
  });
  afterEach(async () => {
    await line.close();
    await database.remove();
  });

  it('is detected by its silence, fails pending queries, and is replaced when the database responds', async () => {
    const direct = openDatabase(database.location);
    await direct.migrate();
    // The limit is longer than a busy machine delays an answer, so that only real silence counts.
    const patience = { reconnectAfter: 20, askEvery: 20, silence: 3_000 };
    const storage = new Storage(openPostgres<Database>(line.url, () => {}, { patience }));
    await storage.revision.start(600_000);
    // The connections are lost in the middle of one transaction, and during a query of another.
    let next: () => void = () => {};
    const between = new Promise<void>((resolve) => {
      next = resolve;
    });
    let begun = 0;
    const working = storage.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db);
      begun += 1;
      await between;
      await sql`select 2`.execute(db);
    });
    const asking = storage.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db);
      begun += 1;
      await sql`select pg_sleep(600)`.execute(db);
    });
    await vi.waitFor(() => expect(begun).toBe(2), 20_000);
    // Opens an idle connection too, which is lost like the others.
    await storage.ping();
    line.fallSilent();
    const lost = await asking.catch((error: unknown) => error);
    expect(storage.capabilities.isUnavailable(lost)).toBe(true);
    next();
    const gone = await working.catch((error: unknown) => error);
    expect(storage.capabilities.isUnavailable(gone)).toBe(true);

    await direct.write(null, async (scope) => {
      scope.record('site/seed', 'while nobody heard');
      scope.changesSite();
    });
    line.speakAgain();
    // The first queries may get idle connections that are lost.
    await vi.waitFor(() => storage.ping(), 20_000);
    // The storage has received the missed revision.
    await vi.waitFor(() => expect(storage.revision.current).toBe(direct.revision.current), 20_000);
    await storage.close();
    await direct.close();
  });

  it('fails the running transaction without a crash, and the next query reconnects', async () => {
    const [one, other] = [openDatabase(database.location), openDatabase(database.location)];
    const running = async (pid: number) =>
      (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(other.db)).rows.length;
    const end = async (pid: number) => {
      await sql`select pg_terminate_backend(${pid})`.execute(other.db);
      await vi.waitFor(async () => expect(await running(pid)).toBe(0), 20_000);
      // The closed connection is noticed here, without a query.
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const working = one.db.transaction().execute(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await end(rows[0]?.pid ?? 0);
      await sql`select 1`.execute(db);
    });
    const error = await working.catch((caught: unknown) => caught);
    expect(one.capabilities.isUnavailable(error)).toBe(true);
    await one.ping();

    const holder = sql<{ pid: number }>`
      select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`;
    const turn = one.inTurn(async () => {
      await end((await holder.execute(other.db)).rows[0]?.pid ?? 0);
      return 'done all the same';
    }, 'files');
    expect(await turn).toBe('done all the same');
    expect(await one.inTurn(async () => 'the next', 'files')).toBe('the next');
    await one.close();
    await other.close();
  });
});
