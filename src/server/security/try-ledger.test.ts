import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultLimits } from '#server/limits/limits.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createTryLedger, type TryLedger } from './try-ledger.ts';

describeEachDatabase('tries', (location) => {
  let storage: Storage;
  let other: Storage;
  let time: number;
  let ledger: TryLedger;
  let elsewhere: TryLedger;
  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    // A second server on the same database; a file of SQLite has one.
    other = location().kind === 'postgres' ? openDatabase(location()) : storage;
  });
  beforeEach(async () => {
    await storage.db.deleteFrom('tries').execute();
    time = Date.UTC(2026, 10, 21);
    ledger = createTryLedger(storage.db, defaultLimits, () => time);
    elsewhere = createTryLedger(other.db, defaultLimits, () => time);
  });
  afterAll(async () => {
    await storage.close();
    if (other !== storage) await other.close();
  });

  const door = { name: 'door', free: 3 };
  const street = { name: 'street', free: 5 };

  it('are free at first; then each waits twice as long as the one before, a quarter of an hour at most', async () => {
    for (let count = 0; count < 3; count += 1) expect(await ledger.take([door])).toBeUndefined();
    const waits: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const wait = await ledger.take([door]);
      waits.push(wait ?? 0);
      time += (wait ?? 0) * 1000 - 1;
      expect(await ledger.take([door])).toBe(1);
      time += 1;
      expect(await ledger.take([door])).toBeUndefined();
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('are counted by every server alike, and a burst gets no more of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? ledger : elsewhere).take([door])),
    );
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
    expect(await createTryLedger(storage.db, defaultLimits, () => time).take([door])).toBe(5);
  });

  it('count with all counters or with none', async () => {
    for (let count = 0; count < 5; count += 1)
      await ledger.take([{ ...door, name: `door ${count}` }, street]);
    expect(await ledger.take([door, street])).toBe(5);
    for (let count = 0; count < 3; count += 1) expect(await ledger.take([door])).toBeUndefined();
  });

  it('are forgotten by a success, given back, and forgotten after a day', async () => {
    for (let count = 0; count < 4; count += 1) await ledger.take([door]);
    await ledger.forget([door]);
    for (let count = 0; count < 3; count += 1) expect(await ledger.take([door])).toBeUndefined();
    await ledger.giveBack([door]);
    expect(await ledger.take([door])).toBeUndefined();
    expect(await ledger.take([door])).toBe(5);
    time += 24 * 60 * 60 * 1000;
    for (let count = 0; count < 3; count += 1) expect(await ledger.take([door])).toBeUndefined();
    expect(await ledger.take([door])).toBe(5);
  });

  it('leave no names in the table, nor rows that count no more', async () => {
    for (const name of ['owner@studio.example 192.0.2.7', 'a', 'b']) await ledger.take([{ name, free: 1 }]);
    const rows = () => storage.db.selectFrom('tries').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/studio|192/);
    time += 25 * 60 * 60 * 1000;
    await ledger.take([door]);
    expect(await rows()).toHaveLength(1);
  });
});
