import { commandWords } from '#admin/command-menu/command-words.ts';
import { findWords } from '#admin/editor/canvas/find/find-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { overflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

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
  expect(await overflow(page)).toBe(0);
  await find.getByRole('button', { name: findWords.replaceAll }).tap();
  await expect(editor.frame.getByText('Het park, het park')).toBeVisible();
  await find.getByRole('button', { name: findWords.close }).tap();
  await editor.expectSaved();
  expect(await api.readBlock(id, 'a')).toMatchObject({
    content: { nl: 'Het park, het park', en: 'The plein' },
  });
});
