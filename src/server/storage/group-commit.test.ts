import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { openDatabase } from './open-database.ts';
import type { Storage } from './storage.ts';

let storage: Storage;

beforeAll(async () => {
  storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await storage.migrate();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await storage.db.deleteFrom('settings').execute();
});
afterAll(() => storage.close());

const insert = (key: string, after: (key: string) => void = () => {}) =>
  storage.increment(async (db) => {
    await db.insertInto('settings').values({ key, value: '1', updated_at: 'now' }).execute();
    after(key);
  });
const refuse = (key: string) => {
  throw new Error(`not ${key}`);
};
const stored = async () =>
  (await storage.db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);
const outcome = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'stored' : String(result.reason.message)));

it('concurrent writes share one transaction', async () => {
  const begun = vi.spyOn(storage.db, 'transaction');
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => insert(key)));
  expect(begun).toHaveBeenCalledOnce();
  expect(await stored()).toEqual(['a', 'b', 'c', 'd']);
});

it('a transaction groups at most sixteen writes', async () => {
  const begun = vi.spyOn(storage.db, 'transaction');
  await Promise.all(Array.from({ length: 40 }, (_write, index) => insert(`key ${index}`)));
  expect(begun).toHaveBeenCalledTimes(3);
  expect(await stored()).toHaveLength(40);
});

it('a write that throws is rolled back and rejected alone', async () => {
  const results = await Promise.allSettled([insert('a'), insert('b', refuse), insert('c')]);
  expect(outcome(results)).toEqual(['stored', 'not b', 'stored']);
  expect(await stored()).toEqual(['a', 'c']);
});

it('each write sees earlier writes of its group', async () => {
  const counts = await Promise.all(
    [1, 2, 3].map((number) => {
      let seen = -1;
      return storage
        .increment(async (db) => {
          seen = (await db.selectFrom('settings').select('key').execute()).length;
          await db
            .insertInto('settings')
            .values({ key: `${number}`, value: '1', updated_at: 'now' })
            .execute();
        })
        .then(() => seen);
    }),
  );
  expect(counts).toEqual([0, 1, 2]);
});

it('a failed commit rejects all writes of the group, and stores nothing', async () => {
  const broken = storage.increment(async (db) => {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await sql`insert into media_uses (version_id, page_id, url, is_shown) values ('none', 'none', '/', 1)`.execute(
      db,
    );
  });
  const results = await Promise.allSettled([insert('a'), broken, insert('b')]);
  expect(outcome(results)).toEqual(Array(3).fill(expect.stringContaining('FOREIGN KEY')));
  expect(await stored()).toEqual([]);
  await insert('later');
  expect(await stored()).toEqual(['later']);
});

it('a full disk rejects writes that do not fit, and later writes succeed once there is space', async () => {
  await insert('before');
  await sql`pragma max_page_count = 1`.execute(storage.db);
  const large = storage.increment(async (db) => {
    await db
      .insertInto('settings')
      .values({ key: 'large', value: 'x'.repeat(1_000_000), updated_at: 'now' })
      .execute();
  });
  const results = await Promise.allSettled([large, insert('after')]);
  expect(outcome(results)[0]).toContain('full');
  await sql`pragma max_page_count = 100000`.execute(storage.db);
  // A write that was reported as stored is stored, and no other.
  const told = outcome(results)[1] === 'stored' ? ['after', 'before'] : ['before'];
  expect(await stored()).toEqual(told);
  await insert('room');
  expect(await stored()).toContain('room');
});

it('each write runs in the async context of its caller', async () => {
  const calls = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      calls.run(name, () => insert(name, () => void seen.push(calls.getStore()))),
    ),
  );
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('a dry run in a group is rolled back alone', async () => {
  const tried = storage.rehearsals.attempt(
    (db) => db.selectFrom('settings').select('key').execute(),
    () => insert('tried'),
  );
  const [{ after }] = await Promise.all([tried, insert('a'), insert('b')]);
  expect(after).toContainEqual({ key: 'tried' });
  expect(await stored()).toEqual(['a', 'b']);
});

it('exactly the writes that succeed are stored, whatever their order and timing', async () => {
  const write = fc.record({ fails: fc.boolean(), waits: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 40 }), async (writes) => {
      await storage.db.deleteFrom('settings').execute();
      const results = await Promise.allSettled(
        writes.map(async ({ fails, waits }, index) => {
          for (let turn = 0; turn < waits; turn += 1) await new Promise(setImmediate);
          await insert(`key ${100 + index}`, fails ? refuse : undefined);
        }),
      );
      const kept = writes.flatMap(({ fails }, index) => (fails ? [] : [`key ${100 + index}`]));
      expect(results.map(({ status }) => status === 'rejected')).toEqual(writes.map(({ fails }) => fails));
      expect(await stored()).toEqual(kept);
    }),
    { numRuns: 25 },
  );
});
