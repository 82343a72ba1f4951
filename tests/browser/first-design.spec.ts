import type { Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { expect, signedInState, test } from './support/test.ts';

// A studio of its own, with nothing in it yet.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer({ env: { SEED: 'empty' } });
});
test.afterAll(() => server.stop());

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const frameOf = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="The page in the ${theme} theme"]`);

test('a studio that has just begun is led to the designs, sees its pages in one, and is back with one press', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const storageState = await signedInState(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  problems.expectFailure('/bestaat-niet', 404);
  const addresses = ['/', '/en', '/cases', '/bestaat-niet'];
  const papers = async () => {
    const found: string[] = [];
    for (const address of addresses) {
      await visitor.goto(address);
      found.push(await paperOf(visitor));
    }
    return [...new Set(found)];
  };
  const before = await papers();
  expect(before).toHaveLength(1);

  await page.goto('/admin');
  await page.getByRole('link', { name: /Make this site your own/ }).click();
  for (const _step of ['name', 'contact', 'visitors'])
    await page
      .getByRole('button', { name: /^(?:Skip|Continue)$/ })
      .first()
      .click();
  await page.getByRole('button', { name: 'Choose a design' }).click();
  await page.getByRole('button', { name: 'Try Hearth' }).click();
  // Hearth's paper, as its preset has it.
  for (const [theme, paper] of [
    ['light', 'oklch(0.968 0.019 65)'],
    ['dark', 'oklch(0.215 0.03 330)'],
  ] as const) {
    await expect(frameOf(page, theme).locator('body')).toHaveCSS('background-color', paper, {
      timeout: 30_000,
    });
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: visitors have it with their next page.')).toBeVisible();
  expect(await papers()).toEqual(['oklch(0.968 0.019 65)']);

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Visitors have what they had before.')).toBeVisible();
  expect(await papers()).toEqual(before);
});

test('a design is tried from the command menu, on whichever screen I am', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const storageState = await signedInState(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto('/admin/media');
  for (const [name, paper] of [
    ['Journal', 'oklch(0.965 0.015 90)'],
    ['Hearth', 'oklch(0.968 0.019 65)'],
  ] as const) {
    await expect(page.getByRole('button', { name: /^Find or do/ })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(name);
    await page.getByRole('option', { name: `Try the design ${name}` }).click();
    await expect(page.getByRole('button', { name: `Try ${name}` })).toHaveAttribute('aria-pressed', 'true', {
      timeout: 30_000,
    });
    await expect(page).toHaveURL(/part=presets$/);
    await expect(frameOf(page, 'light').locator('body')).toHaveCSS('background-color', paper, {
      timeout: 30_000,
    });
  }
  // Both were tried; what was there before either of them comes back.
  await page.getByRole('button', { name: 'Put back what I had' }).click();
  await expect(page.locator('.tokens-head__state')).toHaveText('As visitors see it');
});
