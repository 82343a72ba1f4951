import type { Page } from '@playwright/test';
import { waitForPaint } from './support/frames.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const [top, further] = ['shell-hero.webp', 'toast-hero.webp'] as const;

/** Publishes a page with a low hero and, two texts further, an image within the same window. */
async function publishPage(api: StudioApi): Promise<string> {
  const media = await api.listMedia();
  const [src, below] = [top, further].map((name) => media.find((file) => file.name === name)?.url);
  const height = {
    heightPercentage: 30,
    heightPercentageMobile: 30,
    heightPercentageTablet: 30,
    heightPercentageDesktop: 30,
  };
  return api.publish(
    { id: 'hero', type: 'heroImage', src, alt: 'De winkel', ...height },
    { id: 'first', type: 'text', content: 'Eerste' },
    { id: 'second', type: 'text', content: 'Tweede' },
    { id: 'image', type: 'image', src: below, alt: 'De etalage' },
  );
}

/** Holds back an image until the returned function is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${name}?*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const isLoaded = (page: Page, alt: string) =>
  page
    .getByRole('img', { name: alt })
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('an image further down leaves the connection to the first image, and loads after it', async ({
  page,
  api,
}) => {
  const path = await publishPage(api);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const hasAsked = (name: string) => asked.some((url) => url.includes(name));
  const release = await holdBack(page, top);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => hasAsked(top)).toBe(true);
  await waitForPaint(page);
  await waitForPaint(page);
  expect(hasAsked(further)).toBe(false);

  release();
  await expect.poll(() => isLoaded(page, 'De etalage')).toBe(true);
  expect(await isLoaded(page, 'De winkel')).toBe(true);
  const place = await page.getByRole('img', { name: 'De etalage' }).boundingBox();
  expect(place?.y).toBeGreaterThan(0);
});

test('an image further down loads even if the first image never arrives', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const path = await publishPage(api);
  const release = await holdBack(page, top);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isLoaded(page, 'De etalage')).toBe(true);
  expect(await isLoaded(page, 'De winkel')).toBe(false);
  release();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an image further down does not wait', async ({ page, api }) => {
    const path = await publishPage(api);
    const release = await holdBack(page, top);
    const asked = page.waitForRequest((request) => request.url().includes(further));
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    release();
  });
});
