import type { Page } from '@playwright/test';
import { takeSample } from '../support/long-run.ts';
import { Editor } from './support/editor.ts';
import { publicPages } from './support/site.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

const caseTitle = 'Laagwater: op tijd terug van het wad';

const titled = (nl: string): TestBlock => ({
  id: 'title',
  type: 'title',
  isMultiLanguage: true,
  content: { nl, en: nl },
});

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the number of characters in each line of a page's running text, without last and short lines. */
function countCharacters(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .prose > p')].flatMap((paragraph) => {
      const range = document.createRange();
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
        }
      }
      return [...lines.values()];
    }),
  );
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
] as const) {
  test(`a case’s whole title is visible on arrival at ${width} by ${height}, close to its image`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/cases/shell');
    const title = await h1(page).boundingBox();
    const hero = await page.locator('.block--hero').first().boundingBox();
    if (!title || !hero) throw new Error('Title or hero has no place');
    expect(title.y + title.height).toBeLessThanOrEqual(height);
    expect(title.y - (hero.y + hero.height)).toBeGreaterThan(0);
    expect(title.y - (hero.y + hero.height)).toBeLessThanOrEqual(40);
  });
}

test('a case’s name has its own line, and the whole title is copied and read as one', async ({ page }) => {
  await page.goto('/cases/shell');
  await expect(page.getByRole('heading', { level: 1, name: caseTitle, exact: true })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, rest] = await Promise.all([
      h1(page).locator('.split-title__name').boundingBox(),
      h1(page).locator('.split-title__rest').boundingBox(),
    ]);
    expect(rest?.y, `${width} px`).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  }
  const copied = await h1(page).evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString();
  });
  expect(copied).toBe(caseTitle);
});

for (const { path } of takeSample(publicPages, 3)) {
  test(`no line of text on ${path} is longer than 75 characters on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const lines = await countCharacters(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  });
}

signedInTest('I edit a title in the page, and its two parts keep their layout', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [titled(caseTitle), text('t', 'Een alinea.', 'Text.')] });
  const editor = await new Editor(page).open(id, 'Een alinea.');
  const heading = editor.frame.locator('main h1');
  const before = await heading.boundingBox();
  await editor.pointInFrame(heading);
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await editor.pointInFrame(heading);
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await expect(heading.locator('.split-title__rest')).toHaveText('op tijd terug van het wad');
  expect((await heading.boundingBox())?.height).toBe(before?.height);

  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(heading.locator('.split-title__rest')).toHaveText('op tijd terug van het wad!');
  await expect(editor.field('Text')).toHaveValue(`${caseTitle}!`);
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(`${caseTitle}!`);
});
