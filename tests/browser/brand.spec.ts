import type { Browser, BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import sharp from 'sharp';
import { brandWords } from '#admin/design-tokens/brand/brand-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { settingsWords } from '#admin/settings/settings-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests change the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

type Open = (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;

async function openBrand(
  open: Open,
  { request }: PlaywrightWorkerArgs['playwright'],
  options: Parameters<Open>[0] = {},
): Promise<Page> {
  const storageState = await createSession(request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState, ...options })).newPage();
  await page.goto('/admin/design-tokens?part=brand');
  await expect(page.getByRole('heading', { name: brandWords.title })).toBeVisible({ timeout: 30_000 });
  return page;
}

const blue = 'rgb(20, 60, 200)';
const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#143cc8" d="M0 0h32v32H0z"/></svg>',
);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#143cc8' } })
    .png()
    .toBuffer();

/** Uploads a file in the media picker, which selects it. */
async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const library = page.getByRole('dialog', { name: mediaWords.choose.image });
  const mimeType = name.endsWith('svg') ? 'image/svg+xml' : 'image/png';
  await library.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  // A new process reads the file, and takes time to start.
  await expect(library).toHaveCount(0, { timeout: 30_000 });
}

/** Returns the colour in the centre of the image at a URL. */
async function readMiddleColour(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.ok()).toBe(true);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
}

test('I set an icon for the site, visitors get it once I save, and undo reverts it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openBrand(open, playwright);
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  const readIcons = async () => {
    await visitor.goto('/');
    return {
      tab: (await visitor.locator('link[rel=icon]').getAttribute('href')) ?? '',
      phone: (await visitor.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '',
    };
  };
  expect(await readIcons()).toEqual({ tab: '/favicon.svg', phone: '/apple-touch-icon.png' });

  // Files that cannot be icons show an error, and the current icon stays.
  await choose(
    page,
    settingsWords.favicon.choose(settingsWords.favicon.forms.light),
    'klein.png',
    await png(200, 200),
  );
  await expect(page.getByRole('alert')).toContainText('at least 512 × 512 pixels');
  await choose(
    page,
    settingsWords.favicon.choose(settingsWords.favicon.forms.light),
    'breed.png',
    await png(800, 512),
  );
  await expect(page.getByRole('alert')).toContainText('must be square');

  await choose(page, settingsWords.favicon.choose(settingsWords.favicon.forms.light), 'merk.svg', mark);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const seen = page.getByRole('region', { name: brandWords.seen });
  for (const title of [brandWords.tab.light, brandWords.tab.dark]) {
    const tab = seen.locator('figure', { hasText: title });
    await expect(tab.locator('img')).toHaveAttribute('src', /^\/media\/.*merk\.svg/);
    await expect(tab).toContainText('Studio Vitrine');
  }
  // The icon has its own background, which fills the icon on phones.
  await expect(seen.locator('.favicon-preview__icon--touch')).toHaveCSS('background-color', blue);
  await expect(page.getByText(brandWords.unsaved)).toBeVisible();
  expect((await readIcons()).tab).toBe('/favicon.svg');

  await page.getByRole('button', { name: brandWords.save }).click();
  await expect(page.getByText(settingsWords.saved)).toBeVisible();
  const own = await readIcons();
  expect(own.tab).toMatch(/^\/favicon\.svg\?v=\w+$/);
  expect(await readMiddleColour(page, own.tab)).toBe(blue);
  expect(await readMiddleColour(page, own.phone)).toBe(blue);

  await page.getByRole('button', { name: words.undo }).last().click();
  await expect(page.getByText(settingsWords.undone)).toBeVisible();
  expect((await readIcons()).tab).toBe('/favicon.svg');
  expect(await readMiddleColour(page, '/apple-touch-icon.png')).not.toBe(blue);
});

test('I set another icon for dark tabs, and reset both to the default', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openBrand(open, playwright);
  await choose(page, settingsWords.favicon.choose(settingsWords.favicon.forms.light), 'merk.svg', mark);
  await choose(
    page,
    settingsWords.favicon.choose(settingsWords.favicon.forms.dark),
    'donker.png',
    await png(600, 600),
  );
  const tabs = page.locator('.favicon-preview__tab img');
  await expect(tabs.nth(0)).toHaveAttribute('src', /merk/);
  await expect(tabs.nth(1)).toHaveAttribute('src', /donker/);
  await page.getByRole('button', { name: brandWords.save }).click();
  await expect(page.getByText(settingsWords.saved)).toBeVisible();
  // Compares the icon that a browser shows in a tab of either theme.
  const drawn = await (await open({ baseURL: server.origin })).newPage();
  for (const theme of themes) {
    await emulateTheme(drawn, theme);
    await drawn.goto('/');
    const href = (await drawn.locator('link[rel=icon]').getAttribute('href')) ?? '';
    const color = await drawn.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext(
        '2d',
      );
      context?.drawImage(image, 0, 0, 8, 8);
      return [...(context?.getImageData(4, 4, 1, 1).data ?? [])];
    }, href);
    expect(color).toEqual([20, 60, 200, 255]);
  }
  await page.getByRole('button', { name: brandWords.reset }).click();
  await expect(tabs.nth(0)).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await page.getByRole('button', { name: brandWords.save }).click();
  // The button disappears on the click, before the change is saved.
  await expect(async () => {
    await drawn.reload();
    await expect(drawn.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg', { timeout: 1000 });
  }).toPass();
});

test('a logo that I choose appears in both previews before saving, and disappears when I discard it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openBrand(open, playwright);
  const headers = themes.map((theme) =>
    page.frameLocator(`iframe[title="The page in the ${theme} theme"]`).locator('.header__brand'),
  );
  for (const header of headers)
    await expect(header.locator('.header__name')).toHaveText('Studio Vitrine', { timeout: 30_000 });
  await choose(
    page,
    settingsWords.logo.choose(settingsWords.logo.forms.light),
    'woordmerk.png',
    await png(640, 160),
  );
  for (const header of headers)
    await expect(header.getByRole('img', { name: 'Studio Vitrine' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: brandWords.discard }).click();
  for (const header of headers) await expect(header.locator('.header__name')).toBeVisible();
});

for (const theme of themes) {
  test(`logo and icon settings have no accessibility violations in the ${theme} theme, on a phone too`, {
    tag: '@long',
  }, async ({ open, playwright }) => {
    const page = await openBrand(open, playwright, { viewport: { width: 390, height: 844 } });
    await emulateTheme(page, theme);
    await choose(page, settingsWords.favicon.choose(settingsWords.favicon.forms.light), 'merk.svg', mark);
    expect(await findSeriousViolations(page, '.site-brand')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: brandWords.discard }).click();
  });
}
