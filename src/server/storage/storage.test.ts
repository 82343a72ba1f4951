import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createVault } from '#server/security/vault.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openDatabase } from './open-database.ts';
import type { Storage } from './storage.ts';

/** Number of redirects that the query planner assumes; undefined if it plans by indexes alone. */
async function plannedRows({ db, capabilities }: Storage): Promise<number | undefined> {
  if (capabilities.name === 'sqlite') return undefined;
  const { rows } = await sql<{ count: number }>`
    select reltuples::int as count from pg_class where relname = 'redirects'`.execute(db);
  return rows[0]?.count;
}

describeEachDatabase('Storage', (location) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
  });
  afterAll(() => storage.close());

  const addRedirect = (from: string) => ({ from_path: from, to_path: '/b', reason: '', updated_at: '' });

  it('migrates once, and does nothing the second time', async () => {
    await storage.migrate();
    expect(await storage.revision.read()).toBe(storage.revision.current);
  });

  it('updates the query planner’s statistics when it counts rows', async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => addRedirect(`/van/${n}`));
    await storage.increment(async (db) => void (await db.insertInto('redirects').values(rows).execute()));
    await storage.countRows();
    expect(await plannedRows(storage)).toBe(storage.capabilities.name === 'sqlite' ? undefined : 2_000);
    await storage.increment(async (db) => {
      await db.deleteFrom('redirects').where('from_path', 'like', '/van/%').execute();
    });
  });

  it('runs tasks one at a time across processes, and allows a nested task of another kind', async () => {
    const other = openDatabase(location());
    let inside = 0;
    let ended = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise(setImmediate);
      expect(await storage.inTurn(async () => 'within', 'start')).toBe('within');
      inside -= 1;
      ended += 1;
    };
    const failing = storage.inTurn(() => Promise.reject(new Error('one that fails')), 'files');
    const turns = [storage, other, storage, other, storage].map((of) => of.inTurn(work, 'files'));
    await expect(failing).rejects.toThrow('one that fails');
    await Promise.all(turns);
    expect(ended).toBe(5);
    await other.close();
  });

  it('rolls back a failed write with its revision and audit entry', async () => {
    const before = await storage.revision.read();
    const failing = storage.write('a@b.example', async (scope) => {
      await scope.db.insertInto('redirects').values(addRedirect('/half')).execute();
      scope.changesSite();
      scope.record('site/seed', '/half');
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(
      await storage.db.selectFrom('redirects').selectAll().where('from_path', '=', '/half').execute(),
    ).toEqual([]);
    expect(await storage.db.selectFrom('audit').selectAll().where('target', '=', '/half').execute()).toEqual(
      [],
    );
    expect(await storage.revision.read()).toBe(before);
  });

  it('refuses a write without an audit entry', async () => {
    await expect(storage.write(null, async () => {})).rejects.toThrow('A write needs an audit entry');
  });

  it('counts every one of many concurrent writes', async () => {
    const before = storage.revision.current;
    await Promise.all(
      Array.from({ length: 12 }, (_value, index) =>
        storage.write(null, async (scope) => {
          scope.record('site/seed', String(index));
          scope.changesSite();
        }),
      ),
    );
    expect(storage.revision.current).toBe(before + 12);
  });

  it('rejects a NUL character in a value and in a query', async () => {
    for (const ask of [
      () => storage.db.insertInto('redirects').values(addRedirect('/a\0b')).execute(),
      () => storage.db.selectFrom('redirects').selectAll().where('from_path', '=', '/a\0b').execute(),
    ]) {
      const error = await ask().catch((caught: unknown) => caught);
      expect(storage.capabilities.isUnstorable(error)).toBe(true);
    }
  });

  it('recognises a unique violation and an unavailable database', async () => {
    const insert = () => storage.db.insertInto('redirects').values(addRedirect('/uniek')).execute();
    await insert();
    const error = await insert().catch((caught: unknown) => caught);
    expect(storage.capabilities.isUniqueViolation(error)).toBe(true);
    expect(storage.capabilities.isUnavailable(error)).toBe(false);
    const other = openDatabase(location());
    await other.ping();
    await other.close();
    const closed = await other.ping().catch((caught: unknown) => caught);
    expect(storage.capabilities.isUnavailable(closed)).toBe(true);
  });
});

describe('two instances on PostgreSQL', () => {
  it('receive each other’s revisions, also after a broken connection', async () => {
    const location = { kind: 'postgres', url: inject('postgresUrl') } as const;
    const admin = openDatabase(location);
    const name = `feed_${createHash('sha1').update(String(process.pid)).digest('hex').slice(0, 12)}`;
    await admin.db.executeQuery(rawQuery(`create database ${name}`));
    const url = new URL(location.url);
    url.pathname = `/${name}`;
    const [one, two] = [
      openDatabase({ kind: 'postgres', url: url.href }),
      openDatabase({ kind: 'postgres', url: url.href }),
    ];
    await one.migrate();
    await two.revision.start(60_000);
    const raise = () =>
      one.write(null, async (scope) => {
        scope.record('site/seed', 'x');
        scope.changesSite();
      });
    await raise();
    await vi.waitFor(() => expect(two.revision.current).toBe(2), 5000);

    await admin.db.executeQuery(
      rawQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = '${name}'`,
      ),
    );
    await raise();
    await vi.waitFor(() => expect(two.revision.current).toBe(3), 5000);
    await one.close();
    await two.close();
    await admin.db.executeQuery(rawQuery(`drop database ${name} with (force)`));
    await admin.close();
  });
});

function rawQuery(text: string) {
  return { sql: text, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: 'test' } } as never;
}

describe('vault', () => {
  const key = Buffer.alloc(32, 7);

  it('decrypts a value that it sealed, and seals it differently each time', () => {
    const vault = createVault(key);
    const sealed = vault.seal('geheim é');
    expect(vault.open(sealed)).toBe('geheim é');
    expect(vault.seal('geheim é')).not.toBe(sealed);
  });

  it('does not open values that were changed or sealed with another key', () => {
    const sealed = createVault(key).seal('geheim');
    expect(createVault(Buffer.alloc(32, 8)).open(sealed)).toBeUndefined();
    expect(createVault(key).open(`${sealed.slice(0, -2)}zz`)).toBeUndefined();
    expect(createVault(key).open('')).toBeUndefined();
  });
});
