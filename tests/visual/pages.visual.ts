import { look, themes } from '../browser/support/axe.ts';
import { expect, test } from '../browser/support/test.ts';
import { presets } from './presets.ts';

/** The main pages of the demo, by the names of their pictures. */
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

/** How wide each is looked at, and how much of it. */
const sizes = { wide: { width: 1280, height: 1000 }, phone: { width: 390, height: 1000 } } as const;

/** In place of every picture: these are none of the design's, and weigh most of a screenshot. */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="#9c968c" d="M0 0h1v1H0z"/></svg>';

for (const preset of presets) {
  test(`the demo looks as it did: ${preset.name}`, async ({ page, api, problems }) => {
    test.slow();
    problems.expectFailure('/bestaat-niet', 404);
    await preset.choose(api);
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: plain }));
    for (const [name, path] of Object.entries(pages)) {
      for (const [size, { width, height }] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height });
        for (const theme of themes) {
          await look(page, theme);
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          await expect.soft(page).toHaveScreenshot([preset.name, `${name}-${size}-${theme}.png`], {
            // It says this year.
            mask: [page.locator('.footer__notice')],
          });
        }
      }
    }
  });
}
