import type { Page } from '@playwright/test';
import { presetsWords } from '#admin/design-tokens/presets/presets-words.ts';
import { scaleEditorWords } from '#admin/design-tokens/scale/scale-editor-words.ts';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
import { presets } from '#tokens/presets/presets.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { startOwnServer } from './support/own-server.ts';
import { StudioApi } from './support/studio-api.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const findPaper = (page: Page, theme: 'light' | 'dark') =>
  page
    .frameLocator(`iframe[title="The page in the ${theme} theme"]`)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/admin/design-tokens?part=${part}`);
  await expect(page.getByRole('heading', { name: tokenWords.title, exact: true })).toBeVisible({
    timeout: 30_000,
  });
}

const status = (page: Page) => page.getByRole('status').first();

test('I try a design preset with one click, see it in both themes, and revert it', {
  tag: '@long',
}, async ({ page }) => {
  await openPart(page, 'presets');
  await expect.poll(() => findPaper(page, 'light'), { timeout: 30_000 }).toBe('oklch(0.985 0.004 95)');
  await page.getByRole('button', { name: 'Try Journal' }).click();
  await expect(page.getByRole('button', { name: 'Try Journal' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => findPaper(page, 'light')).toBe('oklch(0.965 0.015 90)');
  await expect.poll(() => findPaper(page, 'dark')).toBe('oklch(0.2 0.014 168)');
  await page.getByRole('button', { name: presetsWords.back }).click();
  await expect.poll(() => findPaper(page, 'light')).toBe('oklch(0.985 0.004 95)');
});

test('I change a palette’s hue by keyboard, and the preview pages follow', { tag: '@long' }, async ({
  page,
}) => {
  await openPart(page, 'palette');
  const hue = page.getByRole('slider', { name: 'Hue' }).nth(1);
  await expect(hue).toHaveValue('90');
  await hue.press('ArrowRight');
  await expect(hue).toHaveValue('91');
  await expect.poll(() => findPaper(page, 'light'), { timeout: 30_000 }).toMatch(/^oklch\(0\.984 .* 91\)$/);
});

test('I choose a type scale ratio, and the heading sizes follow', async ({ page }) => {
  await openPart(page, 'scale');
  const sizes = page.getByRole('list', { name: scaleEditorWords.sizes });
  await expect(sizes.getByRole('listitem').first()).toContainText('h1 · 70');
  await page.getByRole('combobox', { name: scaleEditorWords.named }).nth(1).selectOption('Minor third');
  await expect(sizes.getByRole('listitem').first()).toContainText('h1 · 37');
  await expect(status(page)).not.toHaveText(tokenWords.asPublished);
});

test('presets, palette and scale have no accessibility violations, in both themes', { tag: '@long' }, async ({
  page,
}) => {
  for (const part of ['presets', 'palette', 'scale']) {
    await openPart(page, part);
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page)).toEqual([]);
    }
  }
});

test('every preset keeps the headline on two lines on a phone and passes accessibility checks', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  test.slow();
  // Tokens apply to the whole site, so this test uses its own server.
  const server = await startOwnServer();
  const baseURL = server.origin;
  const storageState = await createSession(playwright.request, baseURL);
  const request = await playwright.request.newContext({ baseURL, storageState });
  const { token } = await (await request.post('/api/auth/token')).json();
  const api = new StudioApi(request, token, problems);
  const page = await (await open({ baseURL, viewport: { width: 390, height: 844 } })).newPage();
  for (const { id, changes } of presets) {
    await test.step(id, async () => {
      await api.publishTokens(changes);
      for (const path of ['/', '/en']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        });
        expect.soft(lines, `${id} ${path}`).toBeLessThanOrEqual(2);
      }
      // One page of each kind. By default, pages end with the contact section.
      for (const path of ['/', '/cases', '/cases/shell', '/werkwijze', '/cases/halte'])
        for (const theme of themes) {
          await emulateTheme(page, theme);
          await page.goto(path);
          expect.soft(await findSeriousViolations(page), `${id} ${path} ${theme}`).toEqual([]);
        }
    });
  }
  await request.dispose();
  await server.stop();
});
