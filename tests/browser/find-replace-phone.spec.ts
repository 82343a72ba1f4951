import { commandWords } from '#admin/command-menu/command-words.ts';
import { findWords } from '#admin/editor/canvas/find/find-words.ts';
import { findReplaceWords } from '#admin/find-replace/find-replace-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('on my phone I replace words on all pages by touch', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Een Mussennest', 'A nest')] });
  await page.goto('/admin/find-replace');
  await page.getByRole('textbox', { name: findReplaceWords.words, exact: true }).fill('Mussennest');
  await page.getByRole('textbox', { name: findReplaceWords.replacement }).fill('Zwaluwnest');
  await page.getByRole('button', { name: findReplaceWords.find, exact: true }).tap();
  await expect(page.getByText(findReplaceWords.found(1, 1), { exact: true })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: findReplaceWords.replace(1, 1) }).tap();
  await expect(page.getByText(findReplaceWords.replaced(1))).toBeVisible();
  await expect.poll(() => api.readBlock(id, 'a')).toMatchObject({ content: { nl: 'Een Zwaluwnest' } });
});

test('on my phone I find and replace words by touch', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Het plein, het plein', 'The plein')] });
  const editor = await new Editor(page).open(id, 'Het plein');
  const areas = page.getByRole('navigation', { name: words.editor.areasLabel });
  await areas.getByRole('button', { name: 'Outline' }).tap();
  await page.getByRole('button', { name: commandWords.find }).tap();
  const find = page.getByRole('search', { name: findWords.label });
  await find.getByRole('button', { name: findWords.toggleReplace }).tap();
  await find.getByLabel(findWords.find, { exact: true }).fill('plein');
  await find.getByLabel(findWords.replacement, { exact: true }).fill('park');
  expect(await measureOverflow(page)).toBe(0);
  await find.getByRole('button', { name: findWords.replaceAll }).tap();
  await expect(editor.frame.getByText('Het park, het park')).toBeVisible();
  await find.getByRole('button', { name: findWords.close }).tap();
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'a'))
    .toMatchObject({
      content: { nl: 'Het park, het park', en: 'The plein' },
    });
});
