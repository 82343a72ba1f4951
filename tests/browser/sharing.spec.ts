import type { Page } from '@playwright/test';
import { publicPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const contentOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

/** The size of a picture as the browser decodes it. */
function sizeOf(page: Page, src: string): Promise<[number, number]> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as [number, number];
  }, src);
}

test('every page has a picture to be shared with, and data that a policy does not take for a script', async ({
  page,
}) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    const picture = (await contentOf(page, 'og:image')) ?? '';
    expect(await sizeOf(page, picture)).toEqual([1200, 630]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)).toHaveProperty('@graph');
    }
  }
  // The fixture fails the test if the browser reported that the Content-Security-Policy blocked anything.
  await page.goto('/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('the sitemap is XML that leads to pages, each at its canonical address with its alternates', async ({
  page,
}) => {
  await page.goto('/');
  const entries = await page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text();
    const sitemap = new DOMParser().parseFromString(text, 'application/xml');
    return [...sitemap.getElementsByTagName('url')].map((url) => ({
      address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    }));
  });
  expect(entries.length).toBeGreaterThan(publicPages.length);
  for (const { address, alternates } of entries) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 200]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    const links = await page
      .locator('link[rel=alternate]')
      .evaluateAll((elements) =>
        elements.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual(links);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
  }
});

test('the browser’s own bars take the colour of the theme that the visitor chose', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  const light = await shown();
  expect(light).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ value: 'dark', at: Date.now() })));
  await page.reload();
  await expect.poll(shown).not.toEqual(light);
  expect(await shown()).toHaveLength(1);
});

test('icons and manifest are where the page says', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"],link[rel="apple-touch-icon"]');
  await expect(links).toHaveCount(3);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const [width, height] = await sizeOf(page, href);
    expect(width).toBeGreaterThan(15);
    expect(width).toBe(height);
  }
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(await manifest.json()).toMatchObject({ name: 'Studio Vitrine', start_url: '/' });
});
