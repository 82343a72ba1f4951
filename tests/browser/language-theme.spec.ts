import type { BrowserContext, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^(?:Licht|Donker|Systeem)$/ });
const root = (page: Page) => page.locator('html');

async function chooseLanguage(page: Page, name: 'Nederlands' | 'English'): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('link', { name, exact: true }).click();
}

async function chooseTheme(page: Page, name: 'Licht' | 'Donker' | 'Systeem'): Promise<void> {
  await menuButton(page).click();
  while ((await themeSwitch(page).textContent()) !== name) await themeSwitch(page).click();
  await page.keyboard.press('Escape');
}

async function getPage(context: BrowserContext): Promise<Page> {
  return context.newPage();
}

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('is redirected from the root to /en once, with query and hash, and can return to Dutch', async ({
    page,
  }) => {
    await page.goto('/?van=brief#contact');
    await expect(page).toHaveURL('/en?van=brief#contact');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(root(page)).toHaveAttribute('lang', 'nl');
  });

  test('keeps the language that I chose, also on the root', async ({ page }) => {
    await page.goto('/en/werkwijze');
    await chooseLanguage(page, 'Nederlands');
    await expect(page).toHaveURL('/werkwijze');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('is not redirected on any other page', async ({ page }) => {
    for (const address of ['/cases', '/cases/shell', '/?preview']) {
      await page.goto(address);
      await page.waitForLoadState();
      await expect(page).toHaveURL(address);
      await expect(root(page)).toHaveAttribute('lang', 'nl');
    }
  });

  test('is not redirected when it is a crawler', async ({ open }) => {
    const crawler = await getPage(
      await open({
        locale: 'en-US',
        userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      }),
    );
    await crawler.goto('/');
    await crawler.waitForLoadState();
    await expect(crawler).toHaveURL('/');
  });

  test('is not redirected when it cannot store the choice', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL('/en');
  });
});

test('a browser in Dutch, German or an English variant not on the list gets Dutch', { tag: '@long' }, async ({
  open,
}) => {
  for (const locale of ['nl-NL', 'de-DE', 'en-IN']) {
    const visitor = await getPage(await open({ locale }));
    await visitor.goto('/');
    await visitor.waitForLoadState();
    await expect(visitor, locale).toHaveURL('/');
  }
});

test('a language switch keeps the requested URL, also on not-found pages and aliases', {
  tag: '@long',
}, async ({ page, problems }) => {
  for (const address of ['/bestaat-niet?a=1', '/en/bestaat-niet?a=1']) problems.expectFailure(address, 404);
  await page.goto('/bestaat-niet?a=1#b');
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(0);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/bestaat-niet?a=1#b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.en.site.notFound.title);
  await page.goto('/clients/shell');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/clients/shell');
  await chooseLanguage(page, 'Nederlands');
  await expect(page).toHaveURL('/clients/shell');
});

test('a language switch also works on an untranslated page', async ({ page, api }) => {
  const { identifier } = await api.createPage({
    overview: [text('intro', 'Alleen Nederlands.', '')],
    title: { nl: 'Alleen Nederlands' },
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  await page.goto(`/${identifier}?van=brief#page`);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`/en/${identifier}?van=brief#page`);
  await expect(page.getByText('Alleen Nederlands.')).toBeVisible();
});

test.describe('the theme', () => {
  test('applies to other tabs when I choose it in one', async ({ context }) => {
    const [one, other] = [await getPage(context), await getPage(context)];
    for (const tab of [one, other]) {
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.goto('/cases');
    }
    await chooseTheme(one, 'Donker');
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  });

  test('expires after 24 hours while the page is in a background tab', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.clock.install();
    await page.goto('/');
    await chooseTheme(page, 'Donker');
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.fastForward('23:00:00');
    await comeBack();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.clock.fastForward('01:00:01');
    await comeBack();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  test('follows the system live, also in the browser’s theme colour', async ({ page }) => {
    const around = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter((meta) => matchMedia(meta.media || 'all').matches)
          .map((meta) => meta.dataset.theme),
      );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await around()).toEqual(['dark']);
    await chooseTheme(page, 'Licht');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await around()).toEqual(['light']);
  });
});

test.describe('the menu', () => {
  test('closes when keyboard focus leaves it in either direction', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    await menuButton(page).click();
    await page.getByRole('button', { name: siteWords.nl.site.closeMenu }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await themeSwitch(page).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
  });

  test('can be scrolled to its end in a low viewport', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 240 });
    await page.goto('/');
    await menuButton(page).click();
    await themeSwitch(page).scrollIntoViewIfNeeded();
    await expect(themeSwitch(page)).toBeInViewport({ ratio: 1 });
  });

  test('marks the list page of the current case', async ({ page }) => {
    await page.goto('/cases/shell');
    await menuButton(page).click();
    await expect(page.locator('#menu [aria-current="true"]:not([data-language])')).toHaveText('Werk');
  });
});

test.describe('at the end of a case', () => {
  const more = (page: Page) => page.getByRole('navigation', { name: /^(?:Meer werk|More work)$/ });

  test('the next link leads through all cases and back to the first', { tag: '@long' }, async ({ page }) => {
    await page.goto('/cases/shell');
    const seen = ['/cases/shell'];
    for (;;) {
      await more(page)
        .getByRole('link', { name: /^Volgende/ })
        .click();
      const { pathname } = new URL(page.url());
      if (pathname === seen[0]) break;
      expect(seen).not.toContain(pathname);
      seen.push(pathname);
      await expect(more(page)).toHaveCount(1);
    }
    expect(seen.length).toBeGreaterThanOrEqual(7);
    await more(page)
      .getByRole('link', { name: /^Vorige/ })
      .click();
    await expect(page).toHaveURL(seen.at(-1) ?? '');
  });

  test('the links stay in my language, and appear only on cases', async ({ page }) => {
    await page.goto('/en/cases/shell');
    await more(page).getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(/\/en\/cases\//);
    await page.goto('/werkwijze');
    await expect(more(page)).toHaveCount(0);
  });
});

signedInTest.describe('in the editor', () => {
  signedInTest(
    'the language follows the switches of the editor and the page, and is remembered',
    { tag: '@long' },
    async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Goedemorgen.', 'Good morning.')] });
      const editor = await new Editor(page).open(id, 'Goedemorgen.');
      await editor.language('English');
      await expect(editor.frame.getByText('Good morning.')).toBeVisible();

      await editor.pointInFrame(editor.frame.getByRole('button', { name: 'Menu', exact: true }));
      await editor.pointInFrame(editor.frame.getByRole('link', { name: 'Nederlands' }));
      await expect(editor.frame.getByText('Goedemorgen.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Dutch' })).toBeChecked();

      await editor.language('English');
      await editor.language('Dutch');
      await editor.language('English');
      await expect(editor.frame.getByText('Good morning.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
      await expect(editor.frame.getByText('Good morning.')).toBeVisible();
    },
  );

  signedInTest(
    'an unpublished page shows a skeleton until its preview has loaded',
    { tag: '@long' },
    async ({ page, api }) => {
      const { id, identifier } = await api.createPage({ overview: [text('intro', 'Een nieuw begin.', '')] });
      let answer = () => {};
      await page.route(/\/assets\/studio\/preview-[^/]*\.js$/, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.continue();
      });
      await page.goto(`/admin/pages/edit/${id}`);
      const { frame } = new Editor(page);
      await expect(frame.locator('.skeleton__picture')).toBeVisible();
      await expect(frame.getByText(/404/)).toBeHidden();
      answer();
      await expect(frame.getByText('Een nieuw begin.')).toBeVisible();
      await expect(frame.locator('.skeleton')).toHaveCount(0);
      // Outside the editor, the same URL shows the page as visitors get it.
      await page.unrouteAll();
      await page.goto(`/${identifier}?preview`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
    },
  );
});
