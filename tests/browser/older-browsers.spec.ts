import type { Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

/**
 * Simulates the oldest supported browsers: Chrome 120, Firefox 128 and Safari 17.0. Deletes newer APIs before
 * any script runs, and renames newer CSS functions, at-rules and properties so that the browser ignores them.
 */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gone: [object, string[]][] = [
      [URL, ['parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [AbortSignal, ['any']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML']],
      [Array, ['fromAsync']],
      [RegExp, ['escape']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [window, ['navigation', 'requestIdleCallback', 'scheduler', 'onscrollend']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route(/\/(?!media\/)[^.]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/light-dark\(/g, 'unknown-function(')
      .replace(/@(?:scope|starting-style|property|position-try)\b/g, '@unknown-rule')
      .replace(/(?:field-sizing|interpolate-size|anchor-name|text-wrap):/g, 'unknown:');
    await route.fulfill({ response, body });
  });
}

test.describe('in a two-year-old browser', () => {
  test.beforeEach(({ page }) => makeOld(page));

  for (const theme of ['light', 'dark'] as const) {
    test(`the menu and the page have the right colours in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/cases/shell');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: siteWords.nl.site.pages })).toBeVisible();
      const lightness = await page.evaluate(() => {
        const of = (element: Element | null) =>
          element && Number(/oklch\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1]);
        return [of(document.body), of(document.querySelector('.menu'))];
      });
      for (const value of lightness) {
        if (theme === 'light') expect(value).toBeGreaterThan(0.9);
        else expect(value).toBeLessThan(0.3);
      }
    });
  }

  test('a card with one background colour has readable text in both themes', async ({ page, api }) => {
    const address = await api.publish({
      id: 'card',
      type: 'card',
      headerText: 'Donker in elk thema',
      stylingEnabled: true,
      backgroundColorLight: '#101010',
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(page.locator('.card')).toHaveCSS('background-color', 'rgb(16, 16, 16)');
      await expect(page.getByText('Donker in elk thema')).toHaveCSS('color', /oklch\(0\.95/);
    }
  });

  test('the styles of inline code apply only to that code', async ({ page, api }) => {
    const address = await api.publish(
      {
        id: 'code',
        type: 'code',
        renderMode: 'inline',
        htmlContent: '<p>In het onderdeel.</p>',
        cssContent: 'p { color: rgb(1, 2, 3) }',
      },
      text('after', 'Na het onderdeel.', 'After it.'),
    );
    await page.goto(address);
    await expect(page.getByText('In het onderdeel.')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('Na het onderdeel.')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('I navigate to a page and back', { tag: '@long' }, async ({ page }) => {
    await page.goto('/cases');
    await page.locator('.card a[href="/cases/shell"]').click();
    await expect(page).toHaveURL('/cases/shell');
    await page.goBack();
    await expect(page).toHaveURL('/cases');
  });

  test('the editor’s sign-in page opens', async ({ page, problems }) => {
    problems.expectFailure('/api/auth/token', 401);
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
