import type { Page } from '@playwright/test';
import { commandMenuWords } from '#admin/command-menu/command-menu-words.ts';
import { libraryWords } from '#admin/media/library-words.ts';
import { destinations, profileScreen } from '#admin/shared/navigation.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: words.nav.label });
const screens = [...Object.values(destinations), profileScreen];

test('on my phone I reach every screen from the bottom bar or its More menu', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin');
  await expect(bar(page).locator('> *')).toHaveCount(5);
  for (const { path, label } of screens) {
    const link = bar(page).getByRole('link', { name: label, exact: true });
    if ((await link.count()) === 0) await bar(page).getByRole('button', { name: words.nav.more }).tap();
    await link.tap();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
  await bar(page).getByRole('button', { name: commandMenuWords.search }).tap();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

for (const width of [390, 360]) {
  test(`at ${width} px no screen overflows, and the bottom bar covers no content`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const { path } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await measureOverflow(page), path).toBe(0);
      // The end of the screen is above the bar. Measures in one step, because lists load more at their end.
      const isCovered = await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        const end = document.querySelector('.screen')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
        return end > bar + 1;
      });
      expect(isCovered, path).toBe(false);
    }
  });
}

test('on my phone I select files by tapping after I press Select', async ({ page }) => {
  await page.goto('/admin/media');
  const files = page.getByRole('grid', { name: libraryWords.grid }).getByRole('row');
  await page.getByRole('button', { name: words.selecting.start, exact: true }).tap();
  await files.nth(0).tap();
  await files.nth(1).tap();
  await expect(page.getByRole('toolbar', { name: libraryWords.selected(2) })).toBeVisible();
  await page.getByRole('button', { name: libraryWords.clear }).tap();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await files.nth(0).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on my phone every control is at least 44 by 44 pixels', { tag: '@long' }, async ({ page }) => {
  const least = 44; /* specified: smallest tap target in CSS pixels */
  for (const path of ['/admin', '/admin/media', '/admin/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page.evaluate((smallest) => {
      const pressed = document.querySelectorAll<HTMLElement>(
        '.desk :is(.button, .icon-button, .bottom-bar__item, .sidebar__link, select, [type="text"], [type="search"])',
      );
      return [...pressed]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest('iframe, .visually-hidden'))
        .map((element) => ({ name: element.className, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < smallest - 0.5)
        .map(({ name, width, height }) => `${name} ${width}×${height}`);
    }, least);
    expect(small, path).toEqual([]);
  }
});

for (const theme of themes) {
  test(`the bottom bar and its sheet have no accessibility violations (${theme})`, async ({ page }) => {
    await emulateTheme(page, theme);
    await page.goto('/admin/trash');
    await expect(bar(page)).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: words.nav.more }).tap();
    await expect(page.getByRole('dialog', { name: words.nav.more })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
