import type { Page } from '@playwright/test';
import { searchWords } from '#admin/editor/dialogs/search/search-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const blocks = [text('lead', 'Een app voor wie over het wad loopt.', 'An app for those who walk the flats.')];

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: words.commandMenu.title })
    .getByRole('combobox')
    .fill('search and social');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: searchWords.title });
}

const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('search and social previews', () => {
  test('I preview Google, LinkedIn and WhatsApp, write my own texts, and the published page has them', {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id, identifier } = await api.createPage({ overview: blocks, status: 'PUBLISHED' });
    const editor = await new Editor(page).open(id, 'over het wad');
    const dialog = await openSearch(page);
    const title = dialog.getByRole('textbox', { name: searchWords.fields.title });
    const description = dialog.getByRole('textbox', { name: searchWords.fields.description });
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('placeholder', `Proef ${identifier}`);
    await expect(description).toHaveAttribute('placeholder', 'Een app voor wie over het wad loopt.');
    await expect(stage(page, 'Google')).toContainText('Een app voor wie over het wad loopt.');
    for (const theme of themes.toReversed()) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
    await dialog.getByRole('radio', { name: searchWords.themes.dark }).check({ force: true });
    expect(await findSeriousViolations(page)).toEqual([]);
    await title.fill('Veilig wadlopen');
    await description.fill('Zo kom je droog aan de overkant.');
    await expect(stage(page, 'Google')).toContainText('Veilig wadlopen – ');
    await expect(stage(page, 'LinkedIn')).toContainText('Veilig wadlopen');
    await expect(stage(page, 'WhatsApp')).toContainText('Zo kom je droog aan de overkant.');
    await test.step('English uses the text of the page', async () => {
      await dialog.getByRole('radio', { name: 'English' }).check({ force: true });
      await expect(title).toHaveValue('');
      await expect(stage(page, 'Google')).toContainText('An app for those who walk the flats.');
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await test.step('the texts are published with the page', async () => {
      await editor.publish.click();
      await expect(editor.publishing.getByText(searchWords.fields.title).first()).toBeVisible();
      await editor.publishing.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(words.publish.done)).toBeVisible();
      const visitor = await (await open()).newPage();
      await visitor.goto(`/${identifier}`);
      await expect(visitor).toHaveTitle(/^Veilig wadlopen – /);
      await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute(
        'content',
        'Zo kom je droog aan de overkant.',
      );
      await visitor.goto(`/en/${identifier}`);
      await expect(visitor).toHaveTitle(/^Trial /);
    });
  });

  test('a change is one step in the page’s undo history', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: blocks });
    const editor = await new Editor(page).open(id, 'over het wad');
    const dialog = await openSearch(page);
    await dialog.getByRole('textbox', { name: searchWords.fields.title }).fill('Zoekwoord');
    await page.keyboard.press('Escape');
    await expect(editor.undo).toHaveAccessibleName(/Title for search/);
    await editor.undo.click();
    await openSearch(page);
    await expect(dialog.getByRole('textbox', { name: searchWords.fields.title })).toHaveValue('');
  });

  test('a text that is too long is reported and shown truncated', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: blocks });
    await new Editor(page).open(id, 'over het wad');
    const dialog = await openSearch(page);
    await dialog
      .getByRole('textbox', { name: searchWords.fields.title })
      .fill('Een titel die zo lang is dat geen zoekmachine ter wereld hem nog helemaal laat zien');
    await expect(dialog.getByText(searchWords.cut(60))).toBeVisible();
    const shown = stage(page, 'Google').locator('.told-result__title');
    expect(await shown.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('fields and previews are stacked, and nothing overflows', { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const { id } = await api.createPage({ overview: blocks });
      await page.goto(`/admin/pages/edit/${id}`);
      await expect(new Editor(page).publish).toBeVisible();
      const dialog = await openSearch(page);
      await dialog.getByRole('textbox', { name: searchWords.fields.title }).fill('Veilig wadlopen');
      await expect(stage(page, 'WhatsApp')).toContainText('Veilig wadlopen');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await findSeriousViolations(page)).toEqual([]);
    });
  });
});
