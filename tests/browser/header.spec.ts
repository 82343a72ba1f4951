import type { APIRequestContext, Page } from '@playwright/test';
import { settingsWords } from '#admin/settings/settings-words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { measureOverflow } from './support/site.ts';
import { createSession, expect, test } from './support/test.ts';

const links = (page: Page) => page.getByRole('navigation', { name: /^(?:Hoofdnavigatie|Main navigation)$/ });
const languages = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(?:NL|EN)$/ });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: settingsWords.sections.menu, exact: true });
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^(?:Licht|Donker|Systeem)$/ });
const list = (page: Page) => page.locator('.menu__pages');

test.describe('the header', () => {
  test('links to pages and marks the current one, also for a case', async ({ page }) => {
    await page.goto('/');
    await expect(links(page).getByRole('link')).toHaveText(['Werk', 'Voor wie ik werk', 'Werkwijze']);
    await expect(links(page).locator('[aria-current]')).toHaveCount(0);
    await links(page).getByRole('link', { name: 'Werkwijze' }).click();
    await expect(page).toHaveURL('/werkwijze');
    await expect(links(page).locator('[aria-current="page"]')).toHaveText('Werkwijze');
    await page.goto('/cases/shell');
    await expect(links(page).locator('[aria-current="true"]')).toHaveText('Werk');
  });

  test('shows languages from 820 pixels, pages from 1024, and the menu button at every width', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, hasLanguages, hasLinks] of [
      [390, false, false],
      [819, false, false],
      [820, true, false],
      [1023, true, false],
      [1024, true, true],
      [1920, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(languages(page), `${width}`).toHaveCount(hasLanguages ? 2 : 0);
      await expect(links(page), `${width}`).toHaveCount(hasLinks ? 1 : 0);
      await expect(menuButton(page)).toBeVisible();
    }
  });

  test('links to the same page in the other language', async ({ page }) => {
    await page.goto('/werkwijze?van=brief#contact');
    await expect(languages(page).and(page.locator('[aria-current]'))).toHaveText('NL');
    await languages(page).filter({ hasText: 'EN' }).click();
    await expect(page).toHaveURL('/en/werkwijze?van=brief#contact');
    await expect(languages(page).and(page.locator('[aria-current]'))).toHaveText('EN');
    await page.goto('/en');
    await page.goto('/');
    await expect(page, 'and keeps what I chose').toHaveURL('/');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links to pages and languages', async ({ page }) => {
      await page.goto('/cases/shell');
      await languages(page).filter({ hasText: 'EN' }).click();
      await expect(page).toHaveURL('/en/cases/shell');
      await links(page).getByRole('link', { name: 'Method' }).click();
      await expect(page).toHaveURL('/en/werkwijze');
    });
  });
});

test.describe('a site with many pages', () => {
  const names = [
    'Onderzoek en strategie',
    'Dienstverlening voor gemeenten',
    'Tarieven en voorwaarden',
    'Samenwerkingspartners',
    'Verantwoordelijkheidsbeleid',
    'Tentoonstellingen',
    'Publicaties',
    'Stageplaatsen en vacatures',
    'Toegankelijkheidsverklaring',
    'Gastcolleges',
  ];
  let server: OwnServer;
  let request: APIRequestContext;
  let headers: { readonly authorization: string };

  test.beforeAll(async ({ playwright }) => {
    server = await startOwnServer({ env: { SEED: 'empty' } });
    const storageState = await createSession(playwright.request, server.origin);
    request = await playwright.request.newContext({ baseURL: server.origin, storageState });
    const { token } = await (await request.post('/api/auth/token')).json();
    headers = { authorization: `Bearer ${token}` };
    for (const [index, nl] of names.entries()) {
      const overview = [{ id: 'a', type: 'text', content: 'Tekst.' }];
      const data = { identifier: `p${index}`, title: { nl, en: nl }, overview, status: 'PUBLISHED' };
      const made = await request.post('/api/pages', { headers, data: { ...data, showInMenu: false } });
      expect(made.status()).toBe(201);
    }
  });
  test.afterAll(async () => {
    await request.dispose();
    await server.stop();
  });

  const set = async (data: object) =>
    expect((await request.put('/api/admin/settings', { headers, data })).ok()).toBe(true);

  /** Puts `count` pages into the menu besides the home page, including Opdrachtgevers and Werk. */
  async function addToMenu(count: number): Promise<void> {
    for (const index of names.keys()) {
      const data = { showInMenu: index < count - 2 };
      expect((await request.put(`/api/pages/p${index}`, { headers, data })).ok()).toBe(true);
    }
  }

  test('shows links in its header as long as they fit on one line, also with large text', async ({
    open,
  }) => {
    const page = await (await open({ baseURL: server.origin })).newPage();
    const shown: string[] = [];
    const studios = [
      { studioName: 'Atelier Zo', tagline: '' },
      { studioName: 'Ontwerpbureau De Verbeelding', tagline: 'Visuele communicatie en digitale producten' },
    ];
    for (const studio of studios) {
      await set(studio);
      for (const count of [2, 3, 5, 6]) {
        await addToMenu(count);
        await page.goto('/');
        for (const size of ['100%', '200%']) {
          await page.locator('html').evaluate((root, value) => {
            root.style.fontSize = value;
          }, size);
          for (const width of [820, 1024, 1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            const name = `${studio.studioName}, ${count} pages, ${size}, ${width}`;
            expect(await measureOverflow(page), name).toBe(0);
            if ((await links(page).count()) === 0) continue;
            shown.push(`${count} ${size}`);
            expect(await countLines(page), name).toBe(1);
          }
        }
      }
    }
    expect(new Set(shown)).toEqual(new Set(['2 100%', '3 100%', '5 100%', '2 200%']));
  });

  test('shows few large or many small menu entries, with language and theme in view', async ({ open }) => {
    const page = await (await open({ baseURL: server.origin })).newPage();
    const sizes: number[] = [];
    for (const count of [2, 5, 11]) {
      await addToMenu(count);
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await menuButton(page).click();
        const name = `${count + 1} entries, ${width}`;
        const hidden = await list(page).evaluate((element) => element.scrollHeight - element.clientHeight);
        expect(hidden, name).toBe(0);
        await expect(themeSwitch(page), name).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: 'English' }), name).toBeInViewport({ ratio: 1 });
        const entry = list(page).getByRole('link').first();
        const size = await entry.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
        if (width === 1280) sizes.push(size);
      }
    }
    const [few = 0, some = 0, dozen = 0] = sizes;
    expect(few).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(dozen);
    await page.setViewportSize({ width: 1280, height: 560 });
    await list(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(list(page).getByRole('link').last()).toBeInViewport();
    await expect(themeSwitch(page), 'only the list scrolls').toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: siteWords.nl.site.closeMenu })).toBeInViewport({
      ratio: 1,
    });
  });

  test('hides the header links by a setting, and shows them again', async ({ open, playwright }) => {
    await set({ studioName: 'Atelier Zo', tagline: '' });
    await addToMenu(2);
    const storageState = await createSession(playwright.request, server.origin);
    const studio = await (await open({ baseURL: server.origin, storageState })).newPage();
    const visitor = await (await open({ baseURL: server.origin })).newPage();
    await visitor.goto('/');
    await expect(links(visitor).getByRole('link')).toHaveText(['Opdrachtgevers', 'Werk']);
    await studio.goto('/admin/settings');
    const toggle = studio.getByRole('switch', { name: settingsWords.names.headerLinks });
    await expect(toggle).toBeChecked();
    for (const count of [0, 1]) {
      await toggle.focus();
      await studio.keyboard.press('Space');
      await studio.getByRole('button', { name: settingsWords.save, exact: true }).click();
      await expect(studio.getByText(settingsWords.unsaved)).toHaveCount(0);
      await visitor.reload();
      await expect(menuButton(visitor)).toBeVisible();
      await expect(links(visitor)).toHaveCount(count);
    }
  });
});

/** Counts the lines of the header's texts. */
function countLines(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll('.header__name, a, button')].filter(
      (element) => !element.closest('#menu') && element.getClientRects().length > 0,
    );
    const middles = shown.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
    });
    return Math.max(...middles) - Math.min(...middles) < 12 ? 1 : 2;
  });
}
