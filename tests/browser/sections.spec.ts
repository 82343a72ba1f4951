import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Een bus na middernacht', 'A bus after midnight')];

test('I type a slash and a Dutch word to add a section, and one undo removes it all', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Een bus');
  const first = editor.frame.getByText('Een bus na middernacht');
  await editor.pointInFrame(first);
  await editor.pointInFrame(first);
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveCount(2);
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('veelgestelde');
  const found = menu.getByRole('option');
  await expect(found).toHaveText(['Questions and answers']);
  await expect(found.locator('svg.block-sketch')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.frame.getByText('Wat kost het?')).toBeVisible();
  await expect(editor.frame.locator('h2[data-writing]')).toBeFocused();
  await expect(editor.rows).toHaveText([/Een bus/, /Veelgestelde/, /Wat kost/, /Hoe lang/, /Hoe beginnen/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(editor.frame.getByText('Wat kost het?')).toHaveCount(0);
  await expect(editor.rows).toHaveCount(2);
});

test('the insert menu finds a section by an English word, previews it, and reports no matches', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Een bus');
  await editor.select('Een bus');
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  const search = menu.getByRole('combobox');
  await search.fill('zzz');
  await expect(menu.getByText('Nothing matches “zzz”')).toBeVisible();
  await search.fill('testimonial');
  await expect(menu.getByRole('option')).toHaveText(['Quotation', 'Quotation beside image']);
  await page.keyboard.press('ArrowDown');
  const picture = page.frameLocator('iframe[title="Block preview"]').locator('main');
  await expect(picture.locator('.grid blockquote')).toBeVisible();
  await expect(menu.getByText('Also: citaat, quote')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Een bus/, /2 columns/, /Image/, /Wat zei iemand/]);
  await expect(editor.undo).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(editor.rows).toHaveCount(1);
  await expect(editor.undo).toBeDisabled();
});
