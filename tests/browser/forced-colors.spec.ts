import type { Page } from '@playwright/test';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Finds elements on screen that are selected, current or pressed without an outline, by the start of their HTML. */
function findUnmarked(page: Page): Promise<{ readonly marked: number; readonly unmarked: string[] }> {
  return page.evaluate(() => {
    const states = ['selected', 'pressed', 'checked'].map((state) => `[aria-${state}="true"]`);
    const selector = [...states, '[aria-current]:not([aria-current="false"])', '[data-selected]'].join();
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
    const unmarked = shown.filter((element) => getComputedStyle(element).outlineStyle === 'none');
    return {
      marked: shown.length - unmarked.length,
      unmarked: unmarked.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in forced colours, the selected row, current tab and pressed buttons have an outline', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({
    overview: [
      { ...text('a', 'Eerste tekst', 'A paragraph'), isMultiLanguage: true },
      text('b', 'Tweede tekst', 'Another paragraph'),
    ],
  });
  const editor = await new Editor(page).open(id, 'Eerste tekst');
  await editor.select('Tweede tekst');
  const row = editor.row('Tweede tekst');
  await expect(row).not.toHaveCSS('outline-style', 'none');
  await expect(editor.row('Eerste tekst')).toHaveCSS('outline-style', 'none');
  const tabs = editor.panel.getByRole('tab');
  await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveCSS('outline-style', 'solid');
  await expect(tabs.and(page.locator('[aria-selected=false]')).first()).toHaveCSS('outline-style', 'none');
  expect(await findUnmarked(page)).toEqual({ marked: expect.any(Number), unmarked: [] });
});

for (const path of ['/admin', '/admin/media', '/admin/design-tokens', '/admin/settings', '/admin/access']) {
  test(`in forced colours, every selected element on ${path} has an outline`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[aria-current=page]').first()).toBeVisible();
    const { marked, unmarked } = await findUnmarked(page);
    expect(unmarked).toEqual([]);
    expect(marked).toBeGreaterThan(0);
  });
}
