import { emulateTheme, themes } from '../browser/support/axe.ts';
import { expect, test } from '../browser/support/test.ts';
import { servePlainPictures } from './plain-pictures.ts';
import { presets } from './presets.ts';

/** The main pages of the demo, by the names of their screenshots. */
const pages = {
  home: '/',
  'home-english': '/en',
  cases: '/cases',
  case: '/cases/shell',
  clients: '/clients',
  method: '/werkwijze',
  blocks: '/blokken',
  'not-found': '/bestaat-niet',
} as const;

/** The viewports of the screenshots, in CSS pixels. */
const sizes = { wide: { width: 1280, height: 1000 }, phone: { width: 390, height: 1000 } } as const;

for (const preset of presets) {
  test(`the demo matches its screenshots: ${preset.name}`, async ({ page, api, problems }) => {
    test.slow();
    problems.expectFailure('/bestaat-niet', 404);
    await preset.choose(api);
    await page.route('**/media/**', servePlainPictures);
    for (const [name, path] of Object.entries(pages)) {
      for (const [size, { width, height }] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height });
        for (const theme of themes) {
          await emulateTheme(page, theme);
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          await expect.soft(page).toHaveScreenshot([preset.name, `${name}-${size}-${theme}.png`], {
            // It contains the current year.
            mask: [page.locator('.footer__notice')],
          });
        }
      }
    }
  });
}
