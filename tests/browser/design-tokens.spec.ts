import type { Browser, BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
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

const findFrame = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="The page in the ${theme} theme"]`);

/** Waits until a frame shows the live preview, which accepts tokens from then on. */
async function expectLive(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(findFrame(page, theme).locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  await expect(findFrame(page, theme).locator('html')).toHaveAttribute('data-theme', theme, {
    timeout: 30_000,
  });
}

async function openTokens(
  open: Open,
  { request }: PlaywrightWorkerArgs['playwright'],
  part: string,
  options: Parameters<Open>[0] = {},
): Promise<Page> {
  const storageState = await createSession(request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState, ...options })).newPage();
  await page.goto(`/admin/design-tokens?part=${part}`);
  await expect(page.getByRole('heading', { name: tokenWords.title, exact: true })).toBeVisible({
    timeout: 30_000,
  });
  return page;
}

const openRow = (page: Page, name: RegExp) => page.locator('.token__head', { hasText: name }).first().click();

test('a changed colour appears in both previews immediately, and visitors get it once I publish', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTokens(open, playwright, 'palette');
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  await visitor.goto('/');
  const readPaper = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await readPaper(visitor);
  await expectLive(page, 'light');
  await expectLive(page, 'dark');
  await openRow(page, /Neutral 1/);
  await page.getByLabel(tokenWords.token.css).first().fill('oklch(0.9 0.05 250)');
  await expect(findFrame(page, 'light').locator('body')).toHaveCSS('background-color', 'oklch(0.9 0.05 250)');
  await page.getByLabel(tokenWords.token.css).nth(1).fill('#102030');
  await expect(findFrame(page, 'dark').locator('body')).toHaveCSS('background-color', /oklch\(0\.2/);
  await expect(page.getByRole('status').first()).toHaveText(tokenWords.unpublished(1));
  await visitor.reload();
  expect(await readPaper(visitor)).toBe(before);
  await page.getByRole('button', { name: tokenWords.publish }).click();
  await expect(page.getByText(tokenWords.published)).toBeVisible();
  await visitor.reload();
  expect(await readPaper(visitor)).toBe('oklch(0.9 0.05 250)');
  await page.getByRole('button', { name: words.undo }).last().click();
  await expect(page.getByText(tokenWords.takenBack)).toBeVisible();
  await visitor.reload();
  expect(await readPaper(visitor)).toBe(before);
});

test('unpublished changes survive a reload, and I undo and redo them by keyboard', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTokens(open, playwright, 'shape');
  await openRow(page, /Small/);
  const size = page.getByRole('spinbutton', { name: tokenWords.token.size });
  await size.fill('6');
  await size.blur();
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.unpublished(1));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vitrine-token-draft')))
    .toContain('radius.small');
  await page.reload();
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.unpublished(1));
  await page.locator('.token__head', { hasText: /Small/ }).first().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.asPublished);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.unpublished(1));
  await page.getByRole('button', { name: tokenWords.token.reset }).click();
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.asPublished);
});

test('I compare a published version with the draft, and restore it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTokens(open, playwright, 'shape');
  await expectLive(page, 'light');
  await openRow(page, /Large/);
  await page.getByRole('spinbutton', { name: tokenWords.token.size }).fill('24');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(tokenWords.published)).toBeVisible();
  await page.getByRole('button', { name: tokenWords.history }).click();
  const list = page.getByRole('dialog', { name: tokenWords.versions.title });
  await expect(list.getByRole('listitem').first()).toContainText(tokenWords.versions.now);
  const came = list.getByRole('listitem').filter({ hasText: tokenWords.versions.standard });
  await came.getByRole('button', { name: 'Compare' }).click();
  const beside = page.frameLocator(`iframe[title="${tokenWords.frame.beforeTitle('light')}"]`);
  await expect(beside.locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  const handle = page.getByRole('slider').first();
  await handle.focus();
  await page.keyboard.press('End');
  await expect(handle).toHaveValue('100');
  await page.getByRole('button', { name: tokenWords.history }).click();
  await came.getByRole('button', { name: tokenWords.versions.restore }).click();
  await expect(page.locator('.tokens-head__state')).not.toHaveText(tokenWords.asPublished);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.asPublished);
});

test('when another member publishes first, their changes and mine are merged into one draft', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  problems.expectFailure('/api/admin/design-tokens', 412);
  const page = await openTokens(open, playwright, 'space');
  await openRow(page, /Half/);
  await page.getByRole('spinbutton', { name: tokenWords.token.size }).fill('0.375');
  const { token } = await (await page.request.post('/api/auth/token')).json();
  const theirs = { changes: { 'radius.small': { value: { value: 7, unit: 'px' } } } };
  const answer = await page.request.put('/api/admin/design-tokens', {
    headers: { authorization: `Bearer ${token}` },
    data: theirs,
  });
  expect(answer.ok()).toBe(true);
  await page.getByRole('button', { name: tokenWords.publish }).click();
  await expect(page.getByText('A newer version of the design was published.')).toBeVisible();
  await page.getByRole('button', { name: tokenWords.publish }).click();
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.asPublished);
  const now = await page.request.get('/api/admin/design-tokens', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(Object.keys((await now.json()).changes).sort()).toEqual(['radius.small', 'space.half']);
});

for (const theme of themes) {
  for (const width of [390, 1440]) {
    test(`the design tokens have no accessibility violations in the ${theme} theme at ${width} px`, {
      tag: '@long',
    }, async ({ open, playwright }) => {
      // Checks six sections of the screen, each with two public pages in frames.
      test.slow();
      const page = await openTokens(open, playwright, 'colors', { viewport: { width, height: 900 } });
      await emulateTheme(page, theme);
      for (const part of ['Colours', 'Palette', 'Contrast', 'Type', 'Shape', 'Motion']) {
        const place = page.getByRole('button', { name: part, exact: true });
        await place.click();
        // Waits until this section has replaced the previous one.
        await expect(place).toHaveAttribute('aria-current', 'true');
        const head = page.locator('.token__head').nth(1);
        if ((await head.count()) > 0) await head.click();
        expect([part, await findSeriousViolations(page, '.tokens-screen')]).toEqual([part, []]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([part, sideways <= 0]).toEqual([part, true]);
      }
    });
  }
}
