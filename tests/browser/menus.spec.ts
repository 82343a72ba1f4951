import { commandWords } from '#admin/command-menu/command-words.ts';
import { columnsWords } from '#admin/editor/form/inputs/columns/columns-words.ts';
import { libraryWords } from '#admin/media/library-words.ts';
import { pageListWords } from '#admin/pages/list/list-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { shareWords } from '#admin/share/share-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { findFile, upload } from './support/library.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [
  text('intro', 'Alfa', 'Alpha'),
  {
    id: 'grid',
    type: 'grid',
    rows: [
      {
        columns: [[text('left', 'Links', 'Left')], [text('right', 'Rechts', 'Right')]],
        columnFractions: [2, 1],
      },
    ],
  },
];

test('the column menu adds columns, makes widths equal, and removes a column but keeps its blocks', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Rechts');
  const choose = (label: string) => page.getByRole('menuitem', { name: label, exact: true }).click();
  await editor.row('Rechts').click({ button: 'right' });
  await choose(columnsWords.equal);
  const columns = editor.frame.locator('.grid__column');
  await expect
    .poll(async () => (await api.readBlock(id, 'grid'))?.rows)
    .toMatchObject([{ columnFractions: [1, 1] }]);

  await editor.row('Rechts').click({ button: 'right' });
  await choose(columnsWords.before);
  await expect(columns).toHaveCount(3);
  await expect(columns.nth(2)).toHaveText('Rechts');

  await test.step('by keyboard, on the outline row of an empty column', async () => {
    await editor.outline.getByRole('treeitem', { name: 'Column 2, empty' }).focus();
    await page.keyboard.press('Shift+F10');
    await choose(columnsWords.remove(2));
    await expect(columns).toHaveText(['Links', 'Rechts']);
  });

  await test.step('in the page, on an empty column', async () => {
    await editor.undo.click();
    const box = await columns.nth(1).boundingBox();
    if (!box) throw new Error('There is no empty column');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
    await choose(columnsWords.remove(2));
    await expect(columns).toHaveText(['Links', 'Rechts']);
  });
});

test('I make a text larger from its menu', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.row('Alfa').click({ button: 'right' });
  await page
    .getByRole('menu', { name: words.toolbar.label('Text') })
    .getByRole('menuitem', { name: commandWords['larger-text'] })
    .click();
  await expect.poll(() => api.readBlock(id, 'intro')).toMatchObject({ size: 'large' });
});

test('right-clicking a page in the list opens its menu; with Shift, the browser’s menu opens', async ({
  page,
  api,
}) => {
  const title = `Kade ${Date.now()}`;
  await api.createPage({ overview, title: { nl: title } });
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('row', { name: title });
  await row.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: pagesWords.menu(title) });
  await menu.getByRole('menuitem', { name: pageListWords.actions.duplicate }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByText(pageListWords.actions.duplicated(`${title} (kopie)`)).first()).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('row', { name: title })).toHaveCount(2);
  await page.keyboard.down('Shift');
  await row.first().click({ button: 'right' });
  await page.keyboard.up('Shift');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('I share a draft from its menu in the page list', async ({ page, api }) => {
  const title = `Kade ${Date.now()}`;
  await api.createPage({ overview, title: { nl: title } });
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('row', { name: title });
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: commandWords.share }).click();
  const dialog = page.getByRole('dialog', { name: shareWords.title });
  await dialog.getByRole('button', { name: shareWords.make }).click();
  await expect(dialog.getByRole('textbox', { name: shareWords.link('Dutch') })).toHaveValue(/^http/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('a file’s menu opens by right-click, by keyboard and by its button', async ({ page }) => {
  const [name = ''] = await upload(page, 1);
  const menu = page.getByRole('menu', { name: libraryWords.menu(name) });
  await findFile(page, name).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: libraryWords.rename }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByLabel(libraryWords.name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await findFile(page, name).focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findFile(page, name)).toBeFocused();

  await findFile(page, name).hover();
  await page.getByRole('button', { name: libraryWords.menu(name) }).click();
  await menu.getByRole('menuitem', { name: words.delete }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
});

for (const theme of themes) {
  test(`menus of files and columns have no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await emulateTheme(page, theme);
    const [name = ''] = await upload(page, 1);
    await findFile(page, name).click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Rechts');
    await editor.row('Rechts').click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
