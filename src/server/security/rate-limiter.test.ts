import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/http/app-error.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { defaultLimits } from './limits.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createDatabaseStore, createMemoryStore } from './rate-stores.ts';

const limits = { ...defaultLimits, signIn: 3, signInNetwork: 5, previews: 2, passwordLinks: 1 };

/** Returns the seconds to wait; undefined if the request was allowed. */
async function readWait(taken: Promise<void>): Promise<number | undefined> {
  try {
    await taken;
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit/reached') return error.details.retryAfter;
    throw error;
  }
}

describe('the rate limiter for requests', () => {
  const look = (key: string) => [{ rate: 'previews', key }] as const;

  it('counts requests until their window ends', async () => {
    let time = 0;
    const rates = createRateLimiter(createMemoryStore(), limits, () => time);
    const take = (key: string) => readWait(rates.take(look(key)));
    expect(await take('a')).toBeUndefined();
    expect(await take('a')).toBeUndefined();
    time = 15_500;
    expect(await take('a')).toBe(45);
    expect(await take('b')).toBeUndefined();
    time = 60_000;
    expect(await take('a')).toBeUndefined();
  });

  it('has different messages for requests and for failed attempts', async () => {
    const rates = createRateLimiter(createMemoryStore(), limits, () => 0);
    await rates.take(look('a'));
    await rates.take(look('a'));
    await expect(rates.take(look('a'), 'en')).rejects.toThrow(
      'Too many requests in a short time. Try again in 1 minute.',
    );
    const link = [{ rate: 'passwordLinks', key: 'a link' }] as const;
    await rates.take(link);
    await expect(rates.take(link)).rejects.toThrow('Too many attempts. Try again in 15 minutes.');
  });

  it('allows no more requests in a burst than one by one', async () => {
    const rates = createRateLimiter(createMemoryStore(), limits, () => 0);
    const waits = await Promise.all(Array.from({ length: 9 }, () => readWait(rates.take(look('a')))));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
  });

  it('remembers a limited number of keys, and forgets the oldest first', async () => {
    const rates = createRateLimiter(createMemoryStore(2), { ...limits, previews: 1 }, () => 0);
    const take = (key: string) => readWait(rates.take(look(key)));
    for (const key of ['a', 'b', 'c']) await take(key);
    expect(await take('c')).toBeGreaterThan(0);
    expect(await take('b')).toBeGreaterThan(0);
    expect(await take('a')).toBeUndefined();
  });

  it('resets a counter after a success', async () => {
    const rates = createRateLimiter(createMemoryStore(), { ...limits, signIn: 1 }, () => 0);
    const own = [{ rate: 'signIn', key: 'a' }] as const;
    await rates.take(own);
    await rates.succeed(own);
    expect(await readWait(rates.take(own))).toBeUndefined();
  });
});

describeEachDatabase('the rate limiter for failed attempts', (location) => {
  let storage: Storage;
  let other: Storage;
  let time: number;
  let rates: RateLimiter;
  let elsewhere: RateLimiter;
  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    // Opens a second server on the same database; a SQLite file is served by one.
    other = location().kind === 'postgres' ? openDatabase(location()) : storage;
  });
  beforeEach(async () => {
    await storage.db.deleteFrom('tries').execute();
    time = Date.UTC(2026, 10, 21);
    rates = createRateLimiter(createDatabaseStore(storage.db), limits, () => time);
    elsewhere = createRateLimiter(createDatabaseStore(other.db), limits, () => time);
  });
  afterAll(async () => {
    await storage.close();
    if (other !== storage) await other.close();
  });

  const door = { rate: 'signIn', key: 'door' } as const;
  const street = { rate: 'signInNetwork', key: 'street' } as const;
  const take = (...counters: Parameters<RateLimiter['take']>[0]) => readWait(rates.take(counters));

  it('allows a few attempts freely, then doubles the wait up to 15 minutes', async () => {
    for (let count = 0; count < 3; count += 1) expect(await take(door)).toBeUndefined();
    const waits: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const wait = await take(door);
      waits.push(wait ?? 0);
      time += (wait ?? 0) * 1000 - 1;
      expect(await take(door)).toBe(1);
      time += 1;
      expect(await take(door)).toBeUndefined();
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('counts attempts across servers, restarts and bursts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => readWait((index % 2 ? rates : elsewhere).take([door]))),
    );
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
    const restarted = createRateLimiter(createDatabaseStore(storage.db), limits, () => time);
    expect(await readWait(restarted.take([door]))).toBe(5);
  });

  it('counts an attempt on all its counters or on none', async () => {
    for (let count = 0; count < 5; count += 1) await take({ ...door, key: `door ${count}` }, street);
    expect(await take(door, street)).toBe(5);
    for (let count = 0; count < 3; count += 1) expect(await take(door)).toBeUndefined();
  });

  it('resets after a success or a day, and can give back an attempt', async () => {
    for (let count = 0; count < 4; count += 1) await take(door);
    await rates.succeed([door]);
    for (let count = 0; count < 3; count += 1) expect(await take(door)).toBeUndefined();
    await rates.giveBack([door]);
    expect(await take(door)).toBeUndefined();
    expect(await take(door)).toBe(5);
    time += 24 * 60 * 60 * 1000;
    for (let count = 0; count < 3; count += 1) expect(await take(door)).toBeUndefined();
    expect(await take(door)).toBe(5);
  });

  it('gives back only the last attempt of a network after a success', async () => {
    for (let count = 0; count < 5; count += 1) await take(street);
    await rates.succeed([street]);
    expect(await take(street)).toBeUndefined();
    expect(await take(street)).toBe(5);
  });

  it('stores no plain names, and deletes expired rows', async () => {
    for (const key of ['owner@studio.example 192.0.2.7', 'a', 'b']) await take({ ...door, key });
    const rows = () => storage.db.selectFrom('tries').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/studio|192/);
    time += 25 * 60 * 60 * 1000;
    await take(door);
    expect(await rows()).toHaveLength(1);
  });
});
