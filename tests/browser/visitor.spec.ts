import type { Locator, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { takeSample } from '../support/long-run.ts';
import {
  findInvisibleBlocks,
  localizePath,
  measureOverflow,
  publicPages,
  siteLanguages,
  watchScripts,
} from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Taps an element on a touch screen, and clicks it otherwise. */
async function press(target: Locator): Promise<void> {
  if (test.info().project.use.hasTouch) await target.tap();
  else await target.click();
}

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const menuPages = (page: Page) => page.getByRole('navigation', { name: /^(?:Pagina’s|Pages)$/ });
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^(?:Licht|Donker|Systeem)$/ });
const chromeScript = /\/assets\/chrome-[^/]*\.js$/;

async function openMenu(page: Page): Promise<void> {
  await press(menuButton(page));
  await expect(menuPages(page)).toBeVisible();
}

test.describe('every page', () => {
  const everyPage = siteLanguages.flatMap((language) => publicPages.map((page) => ({ ...page, language })));
  for (const { path, title, language } of takeSample(everyPage, 2)) {
    const address = localizePath(path, language);
    test(`${address} has one main heading, its language and its title, and fits a narrow window`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${title[language]} – Studio Vitrine`);
      await expect(page.getByRole('contentinfo')).toHaveText(/© 2011–\d{4} Studio Vitrine/);
      expect(await measureOverflow(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureOverflow(page)).toBe(0);
    });
  }

  test('no link on the site is broken', { tag: '@long' }, async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const { path } of publicPages) {
      for (const language of siteLanguages) {
        await page.goto(localizePath(path, language));
        const hrefs = await page
          .locator('a[href]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        for (const href of hrefs) if (href?.startsWith('/')) addresses.add(href.replace(/#.*/, ''));
      }
    }
    expect(addresses.size).toBeGreaterThan(20);
    const broken: string[] = [];
    for (const address of addresses) {
      // The URL of an uploaded deck redirects once, to a page with an opaque origin.
      const response = await request.get(address, { maxRedirects: address.includes('.zip') ? 1 : 0 });
      if (response.status() !== 200) broken.push(`${address}: ${response.status()}`);
    }
    expect(broken, 'every link goes straight to a page').toEqual([]);
  });
});

test.describe('the menu', () => {
  test('opens and closes by keyboard, and returns focus', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: siteWords.nl.site.skipToContent })).toBeFocused();
    // The header links are the name and, in wide windows, pages and languages.
    const before = await page.getByRole('banner').getByRole('link').count();
    for (let press = 0; press <= before; press += 1) await page.keyboard.press('Tab');
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuPages(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: siteWords.nl.site.closeMenu })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuPages(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('opens on click or tap, leads to a page and marks the current one', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await openMenu(page);
    await press(menuPages(page).getByRole('link', { name: 'Werkwijze' }));
    await expect(page).toHaveURL('/werkwijze');
    await openMenu(page);
    await expect(menuPages(page).getByRole('link', { name: 'Werkwijze' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await press(page.getByRole('button', { name: siteWords.nl.site.closeMenu }));
    await expect(menuPages(page)).toBeHidden();
  });

  test('loads and shows the image of a case only when I hover over or focus its link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    // This page has no images of its own.
    await page.goto('/offline');
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
    await menuButton(page).click();
    const names = menuPages(page).locator('ul ul a[href^="/cases/"]');
    const contact = page.locator('.menu__contact');
    await expect(contact).toBeVisible();
    expect(asked).toEqual([]);
    for (const show of ['hover', 'focus'] as const) {
      const link = names.nth(show === 'hover' ? 0 : 1);
      await link[show]();
      if (show === 'focus') await page.keyboard.press('Shift');
      const picture = page.locator('.menu__pages img').filter({ visible: true });
      await expect(picture.last()).toBeVisible();
      await expect(contact).toBeHidden();
      const src = await picture.last().getAttribute('src');
      await expect.poll(() => asked.filter((url) => url.endsWith(String(src)))).toHaveLength(1);
    }
    // The image fills the half beside the names. Its colour is shown until it has loaded.
    const shown = page.locator('.menu__pages img').filter({ visible: true }).last();
    expect(await shown.evaluate((image) => image.getBoundingClientRect().toJSON())).toMatchObject({
      right: 1280,
      bottom: 720,
    });
    const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(600);
    expect(height).toBeGreaterThan(600);
    await expect(shown).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.move(5, 700);
    await page.getByRole('button', { name: siteWords.nl.site.closeMenu }).focus();
    await expect(contact).toBeVisible();
  });

  const windowsOfMenu = [
    [1440, 900],
    [1280, 720],
    [1024, 600],
    [390, 844],
  ] as const;
  for (const [width, height] of takeSample(windowsOfMenu, 3)) {
    test(`fits without scrolling in a window of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/en']) {
        await page.goto(path);
        await openMenu(page);
        for (const part of ['#menu', '.menu__pages']) {
          const hidden = await page
            .locator(part)
            .evaluate((element) => element.scrollHeight - element.clientHeight);
          expect(hidden, `${part} of ${path}`).toBe(0);
        }
      }
    });
  }

  test('fits a narrow viewport, and can be scrolled to its end', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize({ width: 320, height: 640 });
    await openMenu(page);
    expect(await measureOverflow(page)).toBe(0);
    await themeSwitch(page).scrollIntoViewIfNeeded();
    await expect(themeSwitch(page)).toBeInViewport();
  });
});

test.describe('the language', () => {
  test('switching keeps my position, the query and the browser history', async ({ page }) => {
    await page.goto('/cases');
    await page.goto('/werkwijze?van=brief#contact');
    await openMenu(page);
    await press(page.getByRole('link', { name: 'English' }));
    await expect(page).toHaveURL('/en/werkwijze?van=brief#contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page).toHaveURL('/cases');
    await page.goForward();
    await openMenu(page);
    await press(page.getByRole('link', { name: 'Nederlands' }));
    await expect(page).toHaveURL('/werkwijze?van=brief#contact');
  });

  test('links on an English page lead to English pages', async ({ page }) => {
    await page.goto('/en/werkwijze');
    await press(page.getByRole('link', { name: 'Try a week first?' }));
    await expect(page).toHaveURL('/en/werkwijze/ontwerpsprint');
  });
});

test.describe('the theme', () => {
  const root = (page: Page) => page.locator('html');

  test('cycles from system to light to dark and back', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await openMenu(page);
    await expect(themeSwitch(page)).toHaveText(siteWords.nl.site.themeNames.system);
    await press(themeSwitch(page));
    await expect(themeSwitch(page)).toHaveText(siteWords.nl.site.themeNames.light);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await press(themeSwitch(page));
    await expect(themeSwitch(page)).toHaveText(siteWords.nl.site.themeNames.dark);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await press(themeSwitch(page));
    await expect(themeSwitch(page)).toHaveText(siteWords.nl.site.themeNames.system);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  test('my choice is applied before the first paint and kept for 24 hours', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await openMenu(page);
    await press(themeSwitch(page));
    await press(themeSwitch(page));
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    const chosenAt = Date.now();

    await page.addInitScript(() => {
      // Reads the theme when the body is created, before the first paint.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeBeforePaint: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    const themeBeforePaint = () =>
      page.evaluate(() => (window as { themeBeforePaint?: string }).themeBeforePaint);
    await page.clock.setFixedTime(chosenAt + 23 * 60 * 60 * 1000);
    await page.reload();
    expect(await themeBeforePaint()).toBe('dark');
    await page.clock.setFixedTime(chosenAt + 25 * 60 * 60 * 1000);
    await page.reload();
    expect(await themeBeforePaint()).toBe('light');
    await openMenu(page);
    await expect(themeSwitch(page)).toHaveText(siteWords.nl.site.themeNames.system);
  });
});

test.describe('addresses', () => {
  test('a page that does not exist shows an error with status 404 and a link home', async ({
    page,
    problems,
  }) => {
    problems.expectFailure('/bestaat-niet', 404);
    problems.expectFailure('/en/not/here/at-all', 404);
    const response = await page.goto('/bestaat-niet');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Pagina niet gevonden');
    await press(page.getByRole('link', { name: 'Terug naar start' }));
    await expect(page).toHaveURL('/');
    const english = await page.goto('/en/not/here/at-all');
    expect(english?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.en.site.notFound.title);
  });

  const detours = [
    ['/cases/?van=brief#contact', '/cases?van=brief#contact'],
    ['/main', '/'],
    ['/en/', '/en'],
    ['/en/main?x=1', '/en?x=1'],
    ['/ontwerpsprint', '/werkwijze/ontwerpsprint'],
    ['/en/ontwerpsprint', '/en/werkwijze/ontwerpsprint'],
  ] as const;
  for (const [from, to] of takeSample(detours, 3)) {
    test(`${from} redirects to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
  }

  test('a case under /clients is the same page, with one canonical URL', async ({ page }) => {
    await page.goto('/clients/shell');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laagwater: op tijd terug van het wad');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/cases\/shell$/);
  });

  test('a hidden page and an old path both redirect', async ({ page, api, problems }) => {
    const hidden = await api.createPage({ overview: [], status: 'HIDDEN', redirectUrl: '/cases' });
    await page.goto(`/en/${hidden.identifier}`);
    await expect(page).toHaveURL('/en/cases');
    await api.redirect(`oud-${hidden.identifier}`, '/werkwijze');
    await page.goto(`/oud-${hidden.identifier}`);
    await expect(page).toHaveURL('/werkwijze');
    const gone = await api.createPage({ overview: [], status: 'HIDDEN' });
    problems.expectFailure(`/${gone.identifier}`, 404);
    expect((await page.goto(`/${gone.identifier}`))?.status()).toBe(404);
  });

  test('a draft is not available to visitors', async ({ page, api, problems }) => {
    const draft = await api.createPage({ overview: [] });
    problems.expectFailure(`/${draft.identifier}`, 404);
    expect((await page.goto(`/${draft.identifier}`))?.status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all blocks are visible and the menu works', async ({ page }) => {
    for (const { path } of publicPages) {
      // Without scripts the load event waits for all images, which the server still has to encode.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await findInvisibleBlocks(page), path).toEqual([]);
    }
    await openMenu(page);
    await expect(themeSwitch(page)).toBeHidden();
    await press(menuPages(page).getByRole('link', { name: 'Werk', exact: true }));
    await expect(page).toHaveURL('/cases');
    await openMenu(page);
    await press(page.getByRole('link', { name: 'English' }));
    await expect(page).toHaveURL('/en/cases');
  });
});

test.describe('fading in', () => {
  test('a block further down appears when I scroll to it', async ({ page }) => {
    await page.goto('/cases/shell');
    const result = page.getByRole('heading', { name: 'Eén seizoen later' });
    const block = page.locator('[data-reveal]').filter({ has: result });
    await expect(block).toHaveCSS('opacity', '0');
    await result.scrollIntoViewIfNeeded();
    await expect(block).toHaveCSS('opacity', '1');
  });

  test('nothing stays invisible when the script fails to load', async ({ page, problems }) => {
    problems.expectFailure(chromeScript, 'ERR_FAILED');
    await page.route(chromeScript, (route) => route.abort());
    await page.goto('/cases/shell');
    await expect.poll(() => findInvisibleBlocks(page)).toEqual([]);
  });

  test('nothing is hidden when I prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of publicPages) {
      await page.goto(path);
      expect(await findInvisibleBlocks(page), path).toEqual([]);
    }
  });

  test('nothing is missing in print', async ({ page }) => {
    await page.goto('/cases/shell');
    await page.emulateMedia({ media: 'print' });
    // A block may still be fading in.
    await expect.poll(() => findInvisibleBlocks(page)).toEqual([]);
  });
});

test.describe('the before and after slider', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: siteWords.nl.blocks.compare });
  const position = async (page: Page) => Number(await slider(page).inputValue());

  async function scrollToSlider(page: Page): Promise<{ x: number; y: number; width: number }> {
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeEnabled();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('The slider has no place');
    return { x: box.x, y: box.y + box.height / 2, width: box.width };
  }

  test('hydrates only when it is near the viewport', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(slider(page)).toBeDisabled();
    expect(scripts.filter((path) => /island/.test(path))).toEqual([]);
    await slider(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeEnabled();
    // The slider loads its own script, without a runtime.
    expect(scripts.filter((path) => /island/.test(path))).toEqual([
      expect.stringContaining('/island/before-after-slider-'),
    ]);
  });

  test('follows the mouse, within its limits', async ({ page, hasTouch }) => {
    test.skip(hasTouch, 'there is no mouse');
    const { x, y, width } = await scrollToSlider(page);
    await page.mouse.move(x + width / 2, y);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.7, y, { steps: 4 });
    // The value is the share of the image after, which is on the right.
    await expect.poll(() => position(page)).toBe(30);
    await page.mouse.move(x + width * 0.98, y, { steps: 4 });
    await expect.poll(() => position(page)).toBe(20);
    await page.mouse.up();
    await page.mouse.move(x + width * 0.6, y);
    expect(await position(page)).toBe(20);
  });

  test('follows a finger', async ({ page, context, hasTouch }) => {
    test.skip(!hasTouch, 'there is no touch screen');
    const { x, y, width } = await scrollToSlider(page);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x: x + width * part, y }],
      });
    await touch('touchStart', 0.5);
    for (const part of [0.45, 0.4, 0.3, 0.2]) await touch('touchMove', part);
    await expect.poll(() => position(page)).toBe(80);
    await touch('touchEnd');
    await page.touchscreen.tap(x + width * 0.7, y);
    await expect.poll(() => position(page)).toBe(30);
  });

  test('follows the arrow keys', async ({ page }) => {
    await scrollToSlider(page);
    await slider(page).focus();
    const start = Number(await slider(page).inputValue());
    // The line moves to the right, which shows less of the image after.
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue(`${start - 1}`);
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveValue('20');
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveValue('100');
  });
});

test('a page without islands loads only one small script', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/werkwijze', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(scripts).toEqual([expect.stringMatching(chromeScript)]);
});

test('no image is loaded in two sizes', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto('/cases/shell', { waitUntil: 'networkidle' });
  expect(pictures).toEqual([...new Set(pictures)]);
});

test('everything comes from the site itself', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const { path } of publicPages) await page.goto(path, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});
