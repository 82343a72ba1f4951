import { commandWords } from '#admin/command-menu/command-words.ts';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { savedSectionWords } from '#admin/editor/services/saved-section-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('on my phone I save a section, link to it and detach it by touch', async ({ page, api }) => {
  const name = `Contact ${Date.now().toString(36)}`;
  const { id } = await api.createPage({ overview: [text('a', 'Bel ons vandaag', 'Call us today')] });
  const editor = await new Editor(page).open(id, 'Bel ons vandaag');
  const area = (label: string) =>
    page
      .getByRole('navigation', { name: words.editor.areasLabel })
      .getByRole('button', { name: label })
      .tap();
  await area(words.editor.areas.outline);
  await editor.row('Bel ons').tap();
  await area(words.editor.areas.properties);
  await editor.panel.getByRole('button', { name: commandWords['save-section'] }).tap();
  const dialog = page.getByRole('dialog', { name: savedSectionWords.save });
  await dialog.getByLabel(savedSectionWords.name).fill(name);
  expect(await measureOverflow(page)).toBe(0);
  await dialog.getByRole('button', { name: savedSectionWords.save }).tap();
  await expect(page.getByText(savedSectionWords.saved(name))).toBeVisible();

  await area(words.editor.areas.outline);
  await page.getByRole('button', { name: commandWords.insert }).first().tap();
  const menu = page.getByRole('dialog', { name: insertWords.title });
  await menu.getByRole('combobox').fill(`${name} ${savedSectionWords.linked}`);
  await menu.getByRole('option').tap();
  await expect(editor.rows).toHaveCount(2);
  await editor.row(name).tap();
  await area(words.editor.areas.properties);
  expect(await measureOverflow(page)).toBe(0);
  await editor.panel.getByRole('button', { name: savedSectionWords.detach }).tap();
  await area(words.editor.areas.outline);
  await expect(editor.rows.filter({ hasText: 'Bel ons' })).toHaveCount(2);
  await editor.expectSaved();
});
