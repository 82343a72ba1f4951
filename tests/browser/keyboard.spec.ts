import { markTabStops, pressTab, scrollThrough } from './support/keyboard.ts';
import { localizePath, publicPages, siteLanguages } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('with the keyboard alone', () => {
  const addresses = publicPages.flatMap(({ path }) =>
    siteLanguages.map((language) => localizePath(path, language)),
  );

  for (const address of [...addresses, '/blokken']) {
    test(`I reach every control of ${address} in order, and see which one has focus`, {
      tag: '@long',
    }, async ({ page }) => {
      // Presses Tab hundreds of times.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await scrollThrough(page);
      const count = await markTabStops(page);
      expect(count).toBeGreaterThan(4);
      const issues: string[] = [];
      const reached = new Set<number>();
      let last = -1;
      for (let press = 0; press < count + 60; press += 1) {
        const stop = await pressTab(page);
        if (!stop) break;
        for (const issue of stop.issues) issues.push(`${stop.what}: ${issue}`);
        if (stop.index >= 0) {
          if (stop.index < last) issues.push(`${stop.what}: comes before what was reached already`);
          last = stop.index;
          reached.add(stop.index);
        }
      }
      expect(issues).toEqual([]);
      const missed = await page
        .locator('[data-stop]')
        .evaluateAll(
          (stops, reached) =>
            stops
              .filter((stop) => !reached.includes(Number((stop as HTMLElement).dataset.stop)))
              .map((stop) => stop.outerHTML.slice(0, 120)),
          [...reached],
        );
      expect(missed, 'nothing is left out, and the focus gets out of everything').toEqual([]);
    });
  }

  test('a visitor reads a case and goes back without a mouse', async ({ page }) => {
    await page.goto('/cases');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page, 'the skip link goes to the content').toHaveURL(/#page$/);
    const first = page.getByRole('main').getByRole('link').first();
    while (!(await first.evaluate((link) => link === document.activeElement))) {
      const stop = await pressTab(page);
      expect(stop, 'the first case is reached').toBeDefined();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cases\/[a-z-]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cases#page$/);
  });

  test('the language and the theme can be changed from the menu', async ({ page }) => {
    await page.goto('/werkwijze');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    const theme = page.getByRole('button', { name: /^(?:Licht|Donker|Systeem)$/ });
    await expect(theme).toBeVisible();
    for (let press = 0; press < 40; press += 1) {
      if (await theme.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(theme).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/werkwijze$/);
  });
});
