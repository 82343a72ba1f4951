import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { siteWords } from '#i18n/site-words.ts';
import { openProxy } from './support/proxy.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the paths that the service worker has cached, by the kind in the name of each cache. */
function readCache(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      found[name.split('-')[1] ?? name] = keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return found;
  });
}

/** Returns the paths of the scripts and fonts that the current page requested. */
function findAssets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
}

/** Opens a page and waits until the page, its scripts and its fonts are cached. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(async () => (await readCache(page)).pages ?? []).toContain(new URL(page.url()).pathname);
  const used = await findAssets(page);
  expect(used.length, 'a script and a font at least').toBeGreaterThan(1);
  await expect.poll(async () => (await readCache(page)).assets ?? []).toEqual(expect.arrayContaining(used));
}

/** Four images in different colours. The server encodes photos with low priority, and sends drawings as they are. */
const images = {
  drawings: (color: string) => ({
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="${color}"/></svg>`,
    ),
  }),
  photos: async (background: string) => ({
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 360, height: 240, channels: 3, background } })
      .png()
      .toBuffer(),
  }),
};

/** Publishes a page with four images and returns its path. */
async function publishImages(api: StudioApi, kind: keyof typeof images): Promise<string> {
  const blocks = ['#7a3b2e', '#2e5a7a', '#3f7a2e', '#7a6b2e'].map(async (color, index) => {
    const name = `wad-${index}.${kind === 'drawings' ? 'svg' : 'png'}`;
    const src = await api.uploadFile({ name, ...(await images[kind](color)) });
    return { id: `wad-${index}`, type: 'image', src, alt: 'Het wad' };
  });
  return api.publish(...(await Promise.all(blocks)));
}

/** Scrolls to all images of the page and waits until they are cached. */
async function keepPictures(page: Page): Promise<void> {
  await lookAround(page);
  // Until an image is encoded, the server sends a substitute that must not be cached. A reload replaces it.
  for (const address of new Set(await pictures(page))) {
    // The server encodes images one after another, after those of parallel tests.
    await expect.poll(() => isKeepable(page, address), { timeout: 240_000 }).toBe(true);
  }
  await page.reload();
  await lookAround(page);
  const seen = [...new Set(await pictures(page))];
  await expect.poll(async () => (await readCache(page)).media ?? []).toEqual(expect.arrayContaining(seen));
}

/** Returns true once the server sends the encoded image, which may be cached, instead of a substitute. */
async function isKeepable(page: Page, address: string): Promise<boolean> {
  const answer = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,image/*' } });
  return !/no-cache|no-store/.test(answer.headers()['cache-control'] ?? '');
}

/** Scrolls to each image of the page and waits until it has loaded. Scrolls back to the top at the end. */
async function lookAround(page: Page): Promise<void> {
  const pictures = page.locator('img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Returns the paths of the images that have loaded. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname + new URL(currentSrc).search),
  );

/** Images that may be missing offline, because the server was still encoding them during the visit. */
const picture = /^\/media\//;

test.describe('without a connection', () => {
  for (const kind of ['drawings', 'photos'] as const) {
    const name = `a page that I visited before loads with its ${kind}, font and styles`;
    test(name, { tag: kind === 'photos' ? '@long' : [] }, async ({ page, context, api }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, await publishImages(api, kind));
      await keepPictures(page);
      const seen = await pictures(page);
      expect(seen).toHaveLength(4);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await context.setOffline(true);
      const answer = await page.reload();
      expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect.poll(() => pictures(page)).toEqual(expect.arrayContaining(seen.slice(0, 1)));
      await lookAround(page);
      await expect.poll(() => pictures(page)).toEqual(seen);
      expect(await page.evaluate(() => document.fonts.check('600 20px "Instrument Sans"'))).toBe(true);
      await expect(page.getByRole('banner')).toHaveCSS('display', 'flex');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: siteWords.nl.site.pages })).toBeVisible();
    });
  }

  test('a page that I visited before also loads with another query or hash', { tag: '@long' }, async ({
    page,
    context,
    problems,
  }) => {
    problems.expectFailure(picture, 'ERR_FAILED');
    await visit(page, '/werkwijze?utm_source=brief');
    await context.setOffline(true);
    await page.goto('/werkwijze?van=elders#contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.nl.deck.cover.title);
  });

  for (const [language, seen, unseen, title, list] of [
    ['nl', '/werkwijze', '/cases', 'Even geen verbinding', 'Dit kun je nu wel lezen'],
    ['en', '/en/werkwijze', '/en/cases', 'No connection right now', siteWords.en.offlinePage.kept],
  ] as const) {
    test(`an unvisited page shows an offline page in its language (${language}) and lists visited pages`, async ({
      page,
      context,
      problems,
    }) => {
      problems.expectFailure(unseen, 503);
      problems.expectFailure(picture, 'ERR_FAILED');
      await visit(page, seen);
      await context.setOffline(true);
      const answer = await page.goto(unseen);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: list })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
      expect(await page.evaluate(() => document.fonts.check('600 20px "Instrument Sans"'))).toBe(true);
      await page.locator('[data-kept-pages] a').click();
      await expect(page).toHaveURL(seen);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  }

  test('the page loads when I retry with a connection', async ({ page, context, problems }) => {
    problems.expectFailure('/cases', 503);
    await visit(page, '/werkwijze');
    await context.setOffline(true);
    await page.goto('/cases');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dingen die eenvoudiger werden');
  });
});

test.describe('the offline cache', () => {
  test('contains nothing of the editor, previews or API calls', async ({ page, problems }) => {
    problems.expectFailure('/api/auth/token', 401);
    await visit(page, '/clients');
    const before = await readCache(page);
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/werkwijze?preview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.nl.deck.cover.title);
    await page.goto('/frame/code');
    await page.goto('/slidedeck');
    await page.goto('/clients');
    const after = await readCache(page);
    expect(after.pages).toEqual(before.pages);
    expect(
      [...(after.assets ?? []), ...(after.media ?? [])].filter((path) => /studio|preview/.test(path)),
    ).toEqual([]);
    expect(new Set(after.assets)).toEqual(new Set(before.assets));
  });

  test('removes a page that has become protected', async ({ page, api }) => {
    const { identifier, id } = await api.createPage({
      overview: [{ id: 't', type: 'text', content: 'Nog openbaar' }],
      status: 'PUBLISHED',
      hideFromSearchEngines: true,
    });
    await visit(page, `/${identifier}`);
    await api.protect(id, 'waddenzee');
    // The cache key of a page excludes the query, so a visit with any query removes the page.
    await page.goto(`/${identifier}?utm_source=mail`);
    await expect(page.getByText('Nog openbaar')).toHaveCount(0);
    await expect.poll(async () => (await readCache(page)).pages).not.toContain(`/${identifier}`);
    const texts = await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes('pages')) ?? '');
      return Promise.all((await cache.matchAll()).map((response) => response.text()));
    });
    expect(texts.join('')).not.toContain('Nog openbaar');
  });

  test('contains no not-found pages', async ({ page, problems }) => {
    problems.expectFailure('/bestaat-niet', 404);
    await visit(page, '/clients');
    await page.goto('/bestaat-niet');
    expect((await readCache(page)).pages).toEqual(['/clients']);
  });
});

test.describe('a new service worker', () => {
  test('takes over and removes old caches without disturbing the open page', async ({ page, baseURL }) => {
    const front = await openProxy(String(baseURL));
    try {
      await visit(page, `${front.origin}/werkwijze`);
      await page.evaluate(() => caches.open('vitrine-pages-0'));
      const script = await (await page.request.get('/sw.js')).text();
      front.replace('/sw.js', `${script}\n// the next build`);
      const changed = page.evaluate(
        () =>
          new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)),
          ),
      );
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      expect(await changed).toBe(true);
      await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('vitrine-pages-0');
      // The open page continues to work, with the cache of the previous worker.
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: siteWords.nl.site.pages })).toBeVisible();
      expect((await readCache(page)).pages).toContain('/werkwijze');
    } finally {
      await front.close();
    }
  });

  test('leaves nothing behind when it unregisters itself', { tag: '@long' }, async ({ page, baseURL }) => {
    const front = await openProxy(String(baseURL));
    try {
      await visit(page, `${front.origin}/werkwijze`);
      const { readServiceWorker } = await import('../../src/server/website/service-worker.routes.ts');
      front.replace('/sw.js', readServiceWorker('', 'off'));
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    } finally {
      await front.close();
    }
  });

  test('is requested only after the page has loaded', async ({ page, baseURL }) => {
    const front = await openProxy(String(baseURL));
    try {
      await visit(page, `${front.origin}/cases/shell`);
      const asked = front.asked();
      const hero = asked.findIndex((path) => path.includes('shell-hero'));
      expect(hero).toBeGreaterThan(0);
      expect(asked.indexOf('/sw.js')).toBeGreaterThan(hero);
      expect(asked.indexOf('/offline')).toBeGreaterThan(asked.indexOf('/sw.js'));
    } finally {
      await front.close();
    }
  });
});
