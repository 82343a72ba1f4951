import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const pageOf = (name: string, size = 10) => ({ name, size }) as unknown as PreparedAnswer & { name: string };

describe('rendered pages', () => {
  it('serve from memory until the content revision is raised', async () => {
    let revision = 1;
    const cache = createAnswerCache({ revision: () => revision });
    const page = pageOf('one');
    await cache.prepare('/', async () => page);
    expect(cache.fresh('/')).toBe(page);
    revision = 2;
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.stale('/')).toBe(page);
  });

  it('are rendered once, however many ask', async () => {
    let renders = 0;
    const cache = createAnswerCache({ revision: () => 1 });
    const make = async () => {
      renders += 1;
      await Promise.resolve();
      return pageOf('one');
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.prepare('/', make)));
    expect(renders).toBe(1);
  });

  it('are not kept when a save came while they were rendered', async () => {
    let revision = 1;
    const cache = createAnswerCache({ revision: () => revision });
    await cache.prepare('/', async () => {
      revision = 2;
      return pageOf('rendered from what was read before');
    });
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.stale('/')).toBeUndefined();
  });

  it('forget what is no longer wanted', async () => {
    const cache = createAnswerCache({ revision: () => 1 });
    for (const key of ['/a', '/b']) await cache.prepare(key, async () => pageOf(key));
    cache.keepOnly((key) => key === '/b');
    expect([cache.stale('/a'), cache.stale('/b')]).toEqual([undefined, expect.anything()]);
  });

  it('stay within their memory: the least recently read goes first', async () => {
    const cache = createAnswerCache({ revision: () => 1, maxBytes: 25 });
    await cache.prepare('/a', async () => pageOf('a'));
    await cache.prepare('/b', async () => pageOf('b'));
    cache.fresh('/a');
    await cache.prepare('/c', async () => pageOf('c'));
    expect(['/a', '/b', '/c'].map((key) => cache.fresh(key) !== undefined)).toEqual([true, false, true]);
  });

  it('tries again after a failure', async () => {
    const cache = createAnswerCache({ revision: () => 1 });
    await expect(cache.prepare('/', () => Promise.reject(new Error('no storage')))).rejects.toThrow(
      'no storage',
    );
    const page = pageOf('one');
    expect(await cache.prepare('/', async () => page)).toBe(page);
  });
});
