import type { Page } from '@playwright/test';
import { look, themes } from '../browser/support/axe.ts';
import { expect, signedInTest as test } from '../browser/support/test.ts';

/** What is looked at beside every component as it usually is. */
const states = [
  ...['hover', 'focus', 'disabled', 'busy'].map((state) => ({ name: 'Button', state })),
  ...['Toggle', 'Switch'].flatMap((name) =>
    ['hover', 'focus', 'disabled', 'error'].map((state) => ({ name, state })),
  ),
  { name: 'Form', state: 'error' },
];

async function open(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/design-system?${search}`);
  await expect(page.locator('[data-specimen]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The component as it stands in each theme. */
async function compare(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    const pane = page.locator(`.stage [data-theme="${theme}"]`);
    await expect.soft(pane).toHaveScreenshot(['components', `${name}-${theme}.png`]);
  }
}

test('every component looks as it did', async ({ page }) => {
  await look(page, 'light');
  await open(page, 'component=Button');
  const names = await page
    .locator('.component-list__link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search.slice(1)));
  for (const search of names) {
    await open(page, search);
    await compare(page, search.replace('component=', ''));
  }
});

test('their states look as they did', async ({ page }) => {
  await look(page, 'light');
  for (const { name, state } of states) {
    await open(page, `component=${name}&state=${state}`);
    await compare(page, `${name}-${state}`);
  }
});

test('sheets look as they did', async ({ page }) => {
  for (const theme of themes) {
    await look(page, theme);
    for (const [search, name] of [
      ['component=Modal&variant=small', 'Keep changes?'],
      ['component=SidePanel&variant=300', 'Properties'],
    ] as const) {
      await open(page, `${search}&theme=${theme}`);
      await page.getByRole('button', { name: 'Open at full size' }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect
        .soft(sheet)
        .toHaveScreenshot(['components', `${search.slice(10).split('&')[0]}-open-${theme}.png`]);
    }
  }
});
