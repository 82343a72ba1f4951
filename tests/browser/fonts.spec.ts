import { makeFont } from '../support/make-font.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests change the typeface of the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

test('a font that I add is used for headings, also for visitors, without a layout shift', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  await visitor.goto('/');
  const readSharingImage = () => visitor.locator('meta[property="og:image"]').getAttribute('content');
  const before = await readSharingImage();

  await page.goto('/admin/design-tokens?part=brand');
  await expect(page.getByRole('heading', { name: 'Newsreader' })).toBeVisible({ timeout: 30_000 });
  const file = { name: 'Gracht.ttf', mimeType: 'font/ttf', buffer: await makeFont({ family: 'Gracht' }) };
  await page.locator('.site-fonts input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Gracht' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Gracht\.ttf · Weight 400 to 600/)).toBeVisible();
  for (const theme of themes) {
    await emulateTheme(page, theme);
    expect(await findSeriousViolations(page), theme).toEqual([]);
  }
  // The frames only have the fonts that existed when they loaded.
  await page.reload();
  await page.getByRole('button', { name: 'Use for headings: Gracht' }).click();
  const frame = page.frameLocator('iframe[title="The page in the light theme"]');
  await expect(frame.getByRole('heading', { level: 1 }).first()).toHaveCSS('font-family', /^"?Gracht/, {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toHaveCSS('font-family', /^"?Gracht/, {
      timeout: 1,
    });
  }).toPass();
  const preloads = visitor.locator('link[rel=preload][as=font]');
  await expect(preloads).toHaveCount(2);
  await expect(preloads.nth(1)).toHaveAttribute('href', /^\/media\/fonts\/[0-9a-f]{32}\.woff2$/);
  await expect.poll(() => visitor.evaluate(() => document.fonts.check('600 20px "Gracht"'))).toBe(true);
  expect(await readSharingImage()).not.toBe(before);
  const shift = await visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.001);
});
