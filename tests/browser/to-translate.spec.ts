import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const dutchOnly = (id: string, nl: string) => ({ id, type: 'text', isMultiLanguage: true, content: { nl } });

const line = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const filter = (page: Page) => page.getByRole('button', { name: /to translate$/ });

for (const width of [1440, 1024, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the page list shows missing and outdated translations, and can be filtered by them', {
      tag: '@long',
    }, async ({ page, api }) => {
      // Searches for these two pages, because a long list renders only the rows in view.
      const mark = randomUUID();
      const behind = await api.createPage({
        title: { nl: `Achter ${mark}`, en: `Behind ${mark}` },
        overview: [dutchOnly('a', 'Nog te vertalen'), text('b', 'Een zin', 'A sentence')],
      });
      await api.save(behind.id, [
        dutchOnly('a', 'Nog te vertalen'),
        text('b', 'Een andere zin', 'A sentence'),
      ]);
      await api.createPage({
        title: { nl: `Af ${mark}`, en: `Done ${mark}` },
        overview: [text('a', 'Af', 'Done')],
      });
      await page.goto(`/admin?q=${mark}`);
      await expect(line(page, `Achter ${mark}`)).toContainText('English: 1 text missing, 1 outdated');
      // The list names only languages with missing or outdated texts.
      await expect(line(page, `Achter ${mark}`)).not.toContainText('Dutch');
      await expect(line(page, `Af ${mark}`)).not.toContainText('English');

      await filter(page).click();
      await expect(line(page, `Af ${mark}`)).toHaveCount(0);
      await expect(line(page, `Achter ${mark}`)).toBeVisible();
      await expect(filter(page)).toHaveAttribute('aria-pressed', 'true');
      for (const theme of themes) {
        await emulateTheme(page, theme);
        expect(await findSeriousViolations(page)).toEqual([]);
      }

      await test.step('the filter is kept when I return from a page, and can be cleared', async () => {
        // The translation status links to the page as well.
        await line(page, `Achter ${mark}`).getByText('EN', { exact: true }).click();
        await expect(page.frameLocator('iframe').getByText('Nog te vertalen')).toBeVisible();
        await page.goBack();
        await expect(line(page, `Achter ${mark}`)).toBeVisible();
        await expect(line(page, `Af ${mark}`)).toHaveCount(0);
        await filter(page).click();
        await expect(line(page, `Af ${mark}`)).toBeVisible();
      });
    });
  });
}

test('a page that I have translated disappears from the filtered list', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { identifier } = await api.createPage({ overview: [dutchOnly('a', 'Nog te vertalen')] });
  await page.goto(`/admin?show=to-translate&q=${identifier}`);
  await expect(line(page, identifier)).toContainText('English: 1 text missing');
  await line(page, identifier)
    .getByRole('link', { name: `Proef ${identifier}` })
    .click();
  const editor = new Editor(page);
  await page.getByRole('button', { name: 'English: 1 text missing' }).click();
  await editor.field('Text').fill('Translated');
  await editor.expectSaved();
  await page.getByRole('link', { name: words.editor.back }).click();
  await page.getByRole('searchbox', { name: pagesWords.search }).fill(identifier);
  await expect(line(page, identifier)).toBeVisible();
  await expect(line(page, identifier)).not.toContainText('English');
  await filter(page).click();
  await expect(page.getByText(`No page matches “${identifier}”`)).toBeVisible();
});
