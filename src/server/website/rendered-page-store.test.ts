import { describe, expect, it } from 'vitest';
import type { RenderedPage } from './rendered-page.ts';
import { createRenderedPageStore } from './rendered-page-store.ts';

const pageOf = (name: string, size = 10) => ({ name, size }) as unknown as RenderedPage & { name: string };

describe('rendered pages', () => {
  it('serve from memory until the content revision is raised', async () => {
    let revision = 1;
    const store = createRenderedPageStore({ revision: () => revision });
    const page = pageOf('one');
    await store.render('/', async () => page);
    expect(store.fresh('/')).toBe(page);
    revision = 2;
    expect(store.fresh('/')).toBeUndefined();
    expect(store.stale('/')).toBe(page);
  });

  it('are rendered once, however many ask', async () => {
    let renders = 0;
    const store = createRenderedPageStore({ revision: () => 1 });
    const make = async () => {
      renders += 1;
      await Promise.resolve();
      return pageOf('one');
    };
    await Promise.all(Array.from({ length: 20 }, () => store.render('/', make)));
    expect(renders).toBe(1);
  });

  it('are not kept when a save came while they were rendered', async () => {
    let revision = 1;
    const store = createRenderedPageStore({ revision: () => revision });
    await store.render('/', async () => {
      revision = 2;
      return pageOf('rendered from what was read before');
    });
    expect(store.fresh('/')).toBeUndefined();
    expect(store.stale('/')).toBeUndefined();
  });

  it('forget what is no longer wanted', async () => {
    const store = createRenderedPageStore({ revision: () => 1 });
    for (const key of ['/a', '/b']) await store.render(key, async () => pageOf(key));
    store.keepOnly((key) => key === '/b');
    expect([store.stale('/a'), store.stale('/b')]).toEqual([undefined, expect.anything()]);
  });

  it('stay within their memory: the least recently read goes first', async () => {
    const store = createRenderedPageStore({ revision: () => 1, maxBytes: 25 });
    await store.render('/a', async () => pageOf('a'));
    await store.render('/b', async () => pageOf('b'));
    store.fresh('/a');
    await store.render('/c', async () => pageOf('c'));
    expect(['/a', '/b', '/c'].map((key) => store.fresh(key) !== undefined)).toEqual([true, false, true]);
  });

  it('tries again after a failure', async () => {
    const store = createRenderedPageStore({ revision: () => 1 });
    await expect(store.render('/', () => Promise.reject(new Error('no storage')))).rejects.toThrow(
      'no storage',
    );
    const page = pageOf('one');
    expect(await store.render('/', async () => page)).toBe(page);
  });
});
