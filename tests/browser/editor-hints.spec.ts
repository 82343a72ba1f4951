import type { Page } from '@playwright/test';
import { hintsWords } from '#admin/editor/shell/hints-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test.use({ seesHints: true });

const hint = (page: Page, at: number) => page.getByRole('region', { name: hintsWords.label(at, 3) });

async function openFirst(page: Page, api: StudioApi) {
  const { id } = await api.createPage({ overview: [text('a', 'Een alinea', 'A paragraph')] });
  await new Editor(page).open(id, 'Een alinea');
  await expect(hint(page, 1)).toContainText(hintsWords.write.text);
}

test('on my first visit, hints show me where to write, add and publish, only once', async ({ page, api }) => {
  await openFirst(page, api);
  await page.getByRole('button', { name: hintsWords.next }).focus();
  await page.keyboard.press('Enter');
  await expect(hint(page, 2)).toContainText(hintsWords.add.text);
  await page.keyboard.press('Enter');
  await expect(hint(page, 3)).toContainText(hintsWords.publish.text);
  await page.getByRole('button', { name: hintsWords.done }).click();
  await expect(hint(page, 3)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(hint(page, 1)).toHaveCount(0);
});

test('I skip the hints with Escape, and they do not appear on my phone', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await api.createPage({ overview: [text('a', 'Een alinea', 'A paragraph')] });
  await new Editor(page).open(id, 'Een alinea');
  await expect(hint(page, 1)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByRole('button', { name: hintsWords.skip }).focus();
  await page.keyboard.press('Escape');
  await expect(hint(page, 1)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(hint(page, 1)).toHaveCount(0);
});

for (const theme of themes) {
  test(`the hints have no accessibility violations (${theme})`, { tag: '@long' }, async ({ page, api }) => {
    await emulateTheme(page, theme);
    await openFirst(page, api);
    expect(await findSeriousViolations(page, '.hint')).toEqual([]);
  });
}
