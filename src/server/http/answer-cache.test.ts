import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const buildAnswer = (name: string, more: Partial<PreparedAnswer> = {}) =>
  ({ name, size: 10, ...more }) as unknown as PreparedAnswer & { name: string };

function openCache(maxBytes?: number) {
  const now = { revision: 1 };
  const cache = createAnswerCache({
    state: () => now.revision,
    isCurrent: (revision) => revision === now.revision,
    maxBytes,
  });
  return { cache, now };
}
const home = { name: '/' };

describe('the response cache', () => {
  it('returns a response until the state changes, and then offers it as stale', async () => {
    const { cache, now } = openCache();
    const answer = buildAnswer('one');
    await cache.prepare(home, async () => answer);
    expect(cache.fresh('/')).toBe(answer);
    now.revision = 2;
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.stale('/')).toBe(answer);
  });

  it('prepares a response once for concurrent requests', async () => {
    let times = 0;
    const { cache } = openCache();
    const make = async () => {
      times += 1;
      await Promise.resolve();
      return buildAnswer('one');
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.prepare(home, make)));
    expect(times).toBe(1);
  });

  it('prepares a new response after a save, even while the older one is being prepared', async () => {
    const { cache, now } = openCache();
    const older = Promise.withResolvers<PreparedAnswer>();
    const first = cache.prepare(home, () => older.promise);
    now.revision = 2;
    const newer = buildAnswer('newer');
    expect(await cache.prepare(home, async () => newer)).toBe(newer);
    older.resolve(buildAnswer('older'));
    expect(await first).toMatchObject({ name: 'older' });
    expect(cache.fresh('/')).toBe(newer);
  });

  it('replaces a response with its smaller version, unless a newer response exists', async () => {
    const { cache, now } = openCache();
    const smaller = Promise.withResolvers<PreparedAnswer>();
    const quick = buildAnswer('quick', { compressMore: () => smaller.promise });
    await cache.prepare(home, async () => quick);
    expect(cache.fresh('/')).toBe(quick);
    smaller.resolve(buildAnswer('small'));
    await expect.poll(() => cache.fresh('/')).toMatchObject({ name: 'small' });

    const late = Promise.withResolvers<PreparedAnswer>();
    await cache.prepare(home, async () => buildAnswer('older', { compressMore: () => late.promise }));
    now.revision = 2;
    const newer = buildAnswer('newer');
    await cache.prepare(home, async () => newer);
    late.resolve(buildAnswer('older and small'));
    await late.promise;
    expect(cache.fresh('/')).toBe(newer);
  });

  it('keeps a response that cannot be compressed further', async () => {
    const { cache } = openCache();
    const quick = buildAnswer('quick', { compressMore: () => Promise.reject(new Error('no memory')) });
    await cache.prepare(home, async () => quick);
    await Promise.resolve();
    expect(cache.fresh('/')).toBe(quick);
  });

  it('does not keep a response if a save happens while it is prepared', async () => {
    const { cache, now } = openCache();
    await cache.prepare(home, async () => {
      now.revision = 2;
      return buildAnswer('prepared from what was read before');
    });
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.stale('/')).toBeUndefined();
  });

  it('does not keep fallback responses', async () => {
    const { cache } = openCache();
    await cache.prepare(home, async () => buildAnswer('fallback', { isFallback: true }));
    expect(cache.stale('/')).toBeUndefined();
  });

  it('removes entries whose keys do not match', async () => {
    const cache = createAnswerCache<{ name: string; shows: string }, number>({
      state: () => 1,
      isCurrent: () => true,
    });
    for (const shows of ['/a', '/b'])
      await cache.prepare({ name: `key ${shows}`, shows }, async () => buildAnswer(shows));
    cache.keepOnly(({ shows }) => shows === '/b');
    expect([cache.stale('key /a'), cache.stale('key /b')]).toEqual([undefined, expect.anything()]);
  });

  it('evicts the least recently read response when it is full', async () => {
    const { cache } = openCache(25);
    await cache.prepare({ name: '/a' }, async () => buildAnswer('a'));
    await cache.prepare({ name: '/b' }, async () => buildAnswer('b'));
    cache.fresh('/a');
    await cache.prepare({ name: '/c' }, async () => buildAnswer('c'));
    expect(['/a', '/b', '/c'].map((name) => cache.fresh(name) !== undefined)).toEqual([true, false, true]);
  });

  it('prepares a response again after a failure', async () => {
    const { cache } = openCache();
    await expect(cache.prepare(home, () => Promise.reject(new Error('no storage')))).rejects.toThrow(
      'no storage',
    );
    const answer = buildAnswer('one');
    expect(await cache.prepare(home, async () => answer)).toBe(answer);
  });
});
