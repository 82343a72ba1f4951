import type { Locator } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { editWords } from '#admin/editor/work/edit-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const overview = [text('a', 'Alfa'), text('b', 'Bravo'), text('c', 'Carla')];

const findMenu = ({ page }: Editor, name = 'Text') =>
  page.getByRole('menu', { name: words.toolbar.label(name) });
const findItem = (editor: Editor, label: string, name?: string) =>
  findMenu(editor, name).getByRole('menuitem', { name: label });

async function findMiddle(of: Locator): Promise<{ x: number; y: number }> {
  await expect(of).toBeVisible();
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  return { x: box.x + 20, y: box.y + box.height / 2 };
}

async function rightClick({ page }: Editor, of: Locator): Promise<void> {
  const { x, y } = await findMiddle(of);
  await page.mouse.click(x, y, { button: 'right' });
}

test('right-clicking a block in the page opens its menu, which acts on that block', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await rightClick(editor, editor.frame.getByText('Bravo'));
  await expect(editor.row('Bravo')).toHaveAttribute('aria-selected', 'true');
  await findItem(editor, commandWords['beside-above']).click();
  await expect(findMenu(editor)).toHaveCount(0);
  await expect(editor.frame.locator('.grid__column')).toHaveText(['Alfa', 'Bravo']);
  await rightClick(editor, editor.frame.getByText('Carla'));
  await expect(findItem(editor, commandWords['take-out'])).toHaveCount(0);
  await expect(findItem(editor, commandWords['move-down'])).toBeDisabled();
  await page.keyboard.press('Escape');
  await rightClick(editor, editor.frame.getByText('Bravo'));
  await findItem(editor, commandWords['take-out']).click();
  await expect(editor.frame.locator('.grid__column')).toHaveCount(0);
});

test('right-clicking several selected outline rows opens one menu for all of them', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  await editor.row('Bravo').click({ modifiers: ['ControlOrMeta'] });
  await editor.row('Alfa').click({ button: 'right' });
  const several = editWords.several(2);
  await findItem(editor, commandWords.wrap, several).click();
  await expect(editor.frame.locator('.grid__column')).toHaveText(['Alfa', 'Bravo']);
});

test('the browser’s own menu opens with Shift, and inside a text that I am editing', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const alfa = editor.frame.getByText('Alfa');
  await page.keyboard.down('Shift');
  await rightClick(editor, alfa);
  await page.keyboard.up('Shift');
  await expect(findMenu(editor)).toHaveCount(0);
  await editor.pointInFrame(alfa);
  await editor.pointInFrame(alfa);
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await rightClick(editor, editor.frame.locator('[data-writing]'));
  await page.keyboard.press('Escape');
  await expect(findMenu(editor)).toHaveCount(0);
});

test('the same menu opens by keyboard and from the toolbar, and I can navigate it by keyboard', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  await page.keyboard.press('Shift+F10');
  await expect(findMenu(editor)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Bravo/, /Carla/]);
  await editor.pointInFrame(editor.frame.getByText('Carla'));
  await page.keyboard.press('Shift+F10');
  await expect(findMenu(editor)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('toolbar', { name: words.toolbar.label('Text') })
    .getByRole('button', { name: words.toolbar.more })
    .click();
  await findItem(editor, commandWords.duplicate).click();
  await expect(editor.rows).toHaveText([/Bravo/, /Carla/, /Carla/]);
});

test('the menu of an image block opens a dialog to choose its file', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({
    overview: [text('a', 'Alfa'), { id: 'hero', type: 'heroImage', src: '' }],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  const row = editor.rows.nth(1);
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Fill: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a long press opens the menu of a block, whether it is selected or not', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Alfa');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', await findMiddle(editor.frame.getByText('Bravo')));
    await expect(findMenu(editor)).toBeVisible();
    await touch('touchEnd');
    await expect(editor.row('Bravo')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(findMenu(editor)).toHaveCount(0);
    await expect(page.locator('.drag-grip[data-ready]')).toBeVisible();
    await touch('touchStart', await findMiddle(editor.frame.getByText('Bravo')));
    await expect(editor.frame.locator('[data-preview-dragged]')).toHaveText('Bravo');
    await touch('touchEnd');
    await expect(findMenu(editor)).toBeVisible();
  });
});
