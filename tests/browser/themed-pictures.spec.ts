import type { Page } from '@playwright/test';
import { cacheFonts, watchShifts } from './support/shifts.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const names = ['shell-hero.webp', 'toast-hero.webp'] as const;

/**
 * Publishes a page with a hero and an image far down, each with another image for the dark theme. Returns its
 * path.
 */
async function publishThemedPage(api: StudioApi): Promise<string> {
  const media = await api.listMedia();
  const [src, darkSrc] = names.map((name) => media.find((file) => file.name === name)?.url);
  const far = { paddingTop: '9000px' };
  return api.publish(
    { id: 'hero', type: 'heroImage', src, darkSrc, alt: 'De winkel' },
    { id: 'text', type: 'text', content: 'Tekst' },
    { id: 'far', type: 'divider', orientation: 'horizontal', ...far },
    { id: 'image', type: 'image', src: darkSrc, darkSrc: src, alt: 'De etalage' },
  );
}

/** Records the images that the browser requests. The returned function returns their names, in order. */
function watchPictures(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/media\/\w+\/([^?]+)/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return () => [...new Set(asked)];
}

const shown = (page: Page) => page.getByRole('img', { name: 'De winkel' });
const has = (name: string) => new RegExp(`/${name}\\?`);
const readSource = (page: Page) => shown(page).evaluate((image: HTMLImageElement) => image.currentSrc);

/** Returns the initiator types of the requests for the visible image. */
const readInitiators = (page: Page) =>
  shown(page).evaluate((image: HTMLImageElement) =>
    performance
      .getEntriesByName(image.currentSrc)
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );

/** Opens a page and waits until it has loaded and the visible image is decoded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect.poll(() => readSource(page)).not.toBe('');
  await shown(page).evaluate((image: HTMLImageElement) => image.decode());
}

for (const scheme of ['light', 'dark'] as const) {
  const [mine, other] = scheme === 'light' ? names : names.toReversed();

  test(`a ${scheme} system shows its own image and loads no other`, async ({ page, api }) => {
    const path = await publishThemedPage(api);
    await page.emulateMedia({ colorScheme: scheme });
    await cacheFonts(page);
    const asked = watchPictures(page);
    const shifts = await watchShifts(page);
    await open(page, path);
    await expect(shown(page)).toHaveCount(1);
    expect(await readSource(page)).toMatch(has(mine ?? ''));
    expect(asked()).toEqual([mine]);
    // A preload link requested the image, and nothing requested it again.
    expect(await readInitiators(page)).toEqual(['link']);
    expect((await shifts()).filter(({ what }) => /PICTURE|IMG|hero/.test(what))).toEqual([]);
  });

  test(`a visitor who overrides a ${scheme} system theme loads only the chosen theme’s image`, async ({
    page,
    api,
  }) => {
    const path = await publishThemedPage(api);
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript(
      (value) => localStorage.setItem('theme', JSON.stringify({ value, at: Date.now() })),
      scheme === 'light' ? 'dark' : 'light',
    );
    const asked = watchPictures(page);
    await open(page, path);
    expect(await readSource(page)).toMatch(has(other ?? ''));
    expect(asked()).toEqual([other]);
  });

  test(`a ${scheme} system shows its own image without JavaScript`, async ({
    open: context,
    baseURL,
    api,
  }) => {
    const path = await publishThemedPage(api);
    const visitor = await (await context({ javaScriptEnabled: false, colorScheme: scheme })).newPage();
    await visitor.goto(new URL(path, baseURL).href);
    await expect(shown(visitor)).toHaveCount(1);
    await expect(shown(visitor)).toHaveAttribute('src', has(mine ?? ''));
  });
}
