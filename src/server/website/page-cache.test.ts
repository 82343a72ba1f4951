import { describe, expect, it, vi } from 'vitest';
import type { PreparedAnswer } from '#server/http/prepared-answer.ts';
import { createPageCache, getNotFoundKey, type PageKey } from './page-cache.ts';

const answer = { size: 10 } as PreparedAnswer;
const buildKey = (name: string, shows = name): PageKey => ({ name, shows });

/** A cache on a site with these pages; `write` raises the revision as a user's write does. */
function openCache(...paths: string[]) {
  const site = { revision: 1, year: 2026, paths };
  const listeners: ((revision: number) => void)[] = [];
  const publicAmong = vi.fn(
    async (paths: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(paths.filter((path) => site.paths.includes(path))),
  );
  const cache = createPageCache({
    reader: {
      get revision() {
        return site.revision;
      },
      onRevision: (listener) => {
        listeners.push(listener);
        return () => {};
      },
      publicAmong,
    },
    now: () => new Date(site.year, 5),
  });
  const write = async () => {
    site.revision += 1;
    for (const listener of listeners) listener(site.revision);
    await Promise.resolve();
    await Promise.resolve();
  };
  const fill = (...keys: PageKey[]) => Promise.all(keys.map((key) => cache.prepare(key, async () => answer)));
  return { cache, site, publicAmong, write, fill };
}

describe('the page cache', () => {
  it('expires entries after a write and in a new year, which the footer shows', async () => {
    const { cache, site, write, fill } = openCache('/a');
    await fill(buildKey('/a'));
    expect(cache.fresh('/a')).toBe(answer);
    site.year = 2027;
    expect(cache.fresh('/a')).toBeUndefined();
    site.year = 2026;
    expect(cache.fresh('/a')).toBe(answer);
    await write();
    expect(cache.fresh('/a')).toBeUndefined();
  });

  it('keeps stale copies of pages that are still public, and of nothing else', async () => {
    const { cache, site, write, fill } = openCache('/a', '/cases/b', '/404');
    const here = [
      buildKey('/a'),
      buildKey('/en/a', '/a'),
      buildKey('/clients/b', '/cases/b'),
      getNotFoundKey('en'),
    ];
    const gone = [buildKey('/gone'), buildKey('preview /gone', '/gone')];
    await fill(...here, ...gone);
    await write();
    await vi.waitFor(() => expect(cache.stale('/gone')).toBeUndefined());
    expect(here.map(({ name }) => cache.stale(name))).toEqual(here.map(() => answer));
    expect(gone.map(({ name }) => cache.stale(name))).toEqual([undefined, undefined]);
    site.paths = ['/a'];
    await write();
    await vi.waitFor(() => expect(cache.stale('not found en')).toBeUndefined());
    expect(cache.stale('/a')).toBe(answer);
  });

  it('checks only the pages that it has cached, and nothing when empty', async () => {
    const { publicAmong, write, fill } = openCache('/a', '/b', '/c');
    await write();
    expect(publicAmong).not.toHaveBeenCalled();
    await fill(buildKey('/a'), buildKey('/en/a', '/a'), buildKey('/c'));
    await write();
    expect(publicAmong).toHaveBeenCalledOnce();
    expect(publicAmong.mock.calls[0]?.[0].toSorted()).toEqual(['/a', '/c']);
  });

  it('forgets everything when the check for withdrawn pages fails', async () => {
    const { cache, publicAmong, write, fill } = openCache('/a');
    await fill(buildKey('/a'));
    publicAmong.mockRejectedValueOnce(new Error('gone'));
    await write();
    await vi.waitFor(() => expect(cache.stale('/a')).toBeUndefined());
  });
});
