import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { signInWords } from '#admin/session/sign-in-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, findViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { localizePath, publicPages, siteLanguages } from './support/site.ts';
import { expect, signedInTest, test } from './support/test.ts';

test.describe('accessibility checks of the site', () => {
  const caseSlugs = ['tweakers', 'shell', 'sample-video-project', 'check', 'ing', 'abn', 'toast'];
  const paths = new Set([
    ...publicPages.map(({ path }) => path),
    ...caseSlugs.map((slug) => `/cases/${slug}`),
    '/blokken',
    '/offline',
  ]);
  const addresses = [...paths].flatMap((path) =>
    siteLanguages.map((language) => localizePath(path, language)),
  );

  for (const address of addresses) {
    test(`${address} has no violations in light and dark`, { tag: '@long' }, async ({ page }) => {
      for (const theme of themes) {
        await emulateTheme(page, theme);
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findViolations(page), theme).toEqual([]);
      }
    });
  }

  const menus = { nl: 'Pagina’s', en: 'Pages' } as const;
  for (const language of siteLanguages) {
    test(`the menu and the not-found page have no violations in light and dark, ${language}`, {
      tag: '@long',
    }, async ({ page, problems }) => {
      const address = localizePath('/bestaat-niet', language);
      problems.expectFailure(address, 404);
      for (const theme of themes) {
        await emulateTheme(page, theme);
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await findViolations(page), `not found, ${theme}`).toEqual([]);
        await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('navigation', { name: menus[language] })).toBeVisible();
        expect(await findViolations(page), `menu, ${theme}`).toEqual([]);
      }
    });
  }

  test('the sign-in page has no violations in light and dark', { tag: '@long' }, async ({
    page,
    problems,
  }) => {
    problems.expectFailure('/api/auth/token', 401);
    for (const theme of themes) {
      await emulateTheme(page, theme);
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(signInWords.noEmail);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
  });

  test('the error for an incomplete password link has no violations in light and dark', {
    tag: '@long',
  }, async ({ page, problems }) => {
    problems.expectFailure('/api/auth/token', 401);
    for (const theme of themes) {
      await emulateTheme(page, theme);
      await page.goto('/admin/welcome');
      await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
  });
});

signedInTest.describe('accessibility checks of the editor', () => {
  const screens = [
    ['the list of pages', '/admin', 'Fijn dat je er bent'],
    ['a new page', '/admin/pages/new', 'Title in Dutch'],
    ['the media', '/admin/media', 'Upload'],
    ['the pages that test the preview', '/admin/test', 'Each test compares computed values'],
    ['an address without a screen', '/admin/nergens', words.notFound.title],
  ] as const;
  for (const [name, address, shows] of screens) {
    signedInTest(`pass for ${name}, in light and dark`, { tag: '@long' }, async ({ page }) => {
      for (const theme of themes) {
        await emulateTheme(page, theme);
        await page.goto(address);
        await expect(page.getByText(shows).first()).toBeVisible();
        expect(await findSeriousViolations(page), theme).toEqual([]);
      }
    });
  }

  signedInTest(
    'pass for the dialog that deletes a file, in light and dark',
    { tag: '@long' },
    async ({ page }) => {
      const name = `weg-${randomUUID()}.png`;
      const size = { width: 4, height: 4, channels: 3 } as const;
      const { r, g, b } = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
      const buffer = await sharp({ create: { ...size, background: { r, g, b } } })
        .png()
        .toBuffer();
      await page.goto('/admin/media');
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
      await page.getByRole('row', { name }).click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: words.delete }).click();
      await expect(page.getByRole('dialog', { name: `Delete “${name}”?` })).toBeVisible();
      for (const theme of themes) {
        await emulateTheme(page, theme);
        expect(await findSeriousViolations(page), theme).toEqual([]);
      }
    },
  );

  signedInTest(
    'pass for the page editor with a block of many fields, in light and dark',
    { tag: '@long' },
    async ({ page, api }) => {
      // Checks the whole editor eight times.
      test.slow();
      const { id } = await api.createPage({
        overview: [
          { id: 'card', type: 'card', isMultiLanguage: true, headerText: { nl: 'Een kaart', en: 'A card' } },
          { id: 'hidden', type: 'title', hidden: true, content: 'Verborgen' },
          { id: 'hero', type: 'heroImage' },
        ],
      });
      for (const theme of themes) {
        await emulateTheme(page, theme);
        const editor = await new Editor(page).open(id, 'Een kaart');
        expect(await findSeriousViolations(page), `nothing selected, ${theme}`).toEqual([]);
        await editor.select('Een kaart');
        for (const tab of ['Content', 'Style', 'Behaviour'] as const) {
          await editor.tab(tab);
          expect(await findSeriousViolations(page), `${tab}, ${theme}`).toEqual([]);
        }
      }
    },
  );
});
