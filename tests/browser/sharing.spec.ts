import type { Page } from '@playwright/test';
import { takeSample } from '../support/long-run.ts';
import { localizePath, publicPages, siteLanguages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const readContent = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

/** Returns the width and height of an image in pixels, as the browser decodes it. */
function readSize(page: Page, src: string): Promise<[number, number]> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as [number, number];
  }, src);
}

test('every page has a social image and structured data that the security policy allows', async ({
  page,
}) => {
  for (const { path } of takeSample(publicPages, 3)) {
    await page.goto(path);
    const picture = (await readContent(page, 'og:image')) ?? '';
    expect(await readSize(page, picture)).toEqual([1200, 630]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)).toHaveProperty('@graph');
    }
  }
  // The fixture fails the test if the browser reported that the Content-Security-Policy blocked anything.
  await page.goto('/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('the sitemap is valid XML and lists the same URLs and alternates as the pages', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const expected = publicPages.flatMap(({ path }) =>
    siteLanguages.map((language) => new URL(localizePath(path, language), baseURL).href),
  );
  // Checks only the pages of the demo, because parallel tests create and delete others.
  const { listed, own } = await page.evaluate(async (addresses) => {
    const read = async (url: string, type: DOMParserSupportedType) =>
      new DOMParser().parseFromString(await (await fetch(url)).text(), type);
    const alternates = (links: Iterable<Element>) =>
      Array.from(links, (link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const sitemap = await read('/sitemap.xml', 'application/xml');
    const entries = Array.from(sitemap.getElementsByTagName('url'), (url) => ({
      address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      alternates: alternates(url.getElementsByTagName('xhtml:link')),
    }));
    const documents = addresses.map(async (address) => {
      const document = await read(address, 'text/html');
      return {
        address: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        alternates: alternates(document.querySelectorAll('link[rel=alternate]')),
      };
    });
    return {
      listed: addresses.map((address) => entries.find((entry) => entry.address === address)),
      own: await Promise.all(documents),
    };
  }, expected);
  expect(listed).toEqual(own);
  expect(own.map(({ address }) => address)).toEqual(expected);
});

test('the browser’s theme colour follows the theme that a visitor chose', async ({ page }) => {
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

test('icons and manifest are available at the linked URLs', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"],link[rel="apple-touch-icon"]');
  await expect(links).toHaveCount(2);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const [width, height] = await readSize(page, href);
    expect(width).toBeGreaterThan(15);
    expect(width).toBe(height);
  }
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(await manifest.json()).toMatchObject({ name: 'Studio Vitrine', start_url: '/' });
});
