import type { Locator, Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { editWords } from '#admin/editor/work/edit-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const overview = [text('a', 'Alfa'), text('b', 'Bravo'), text('c', 'Carla'), text('d', 'Delta')];

/** Returns a point in an element: fractions of its width and height, plus `right` in CSS pixels. */
async function findSpot(of: Locator, x = 0.5, y = 0.5, right = 0): Promise<{ x: number; y: number }> {
  await expect(of).toBeVisible();
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  return { x: box.x + box.width * x + right, y: box.y + box.height * y };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y + 6);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

async function selectInPage(editor: Editor, block: Locator): Promise<void> {
  await editor.pointInFrame(block);
  await expect(editor.page.locator('.drag-grip[data-ready]')).toBeVisible();
}

const line = (page: Page) => page.locator('.drop-line');
const findBlock = (editor: Editor, id: string) => editor.frame.locator(`[data-block-id="${id}"]`);

test('the toolbar of a block in the last column has room for the name of the block', async ({
  page,
  api,
}) => {
  const columns = [[text('a', 'Alfa')], [text('b', 'Bravo')]];
  const { id } = await api.createPage({
    overview: [
      { id: 'top', type: 'caption', content: 'Boven' },
      { id: 'g', type: 'grid', rows: [{ columns, columnFractions: [7, 5] }] },
    ],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = await new Editor(page).open(id, 'Alfa');
  // Its toolbar has fewer buttons.
  await selectInPage(editor, findBlock(editor, 'top'));
  await selectInPage(editor, findBlock(editor, 'b'));
  const name = page.locator('.selection-toolbar[data-form="flat"] .selection-toolbar__name');
  await expect(name).toHaveText('Text');
  await expect.poll(() => name.evaluate((label) => label.scrollHeight - label.clientHeight)).toBe(0);
});

test('I drag blocks beside each other into two and three columns, and dragging out removes the columns', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const columns = editor.frame.locator('.grid__column');
  const readShape = async () =>
    (await api.readPage(id)).overview.map(({ id: own, rows }) =>
      rows
        ? (rows as { columns: { id: string }[][] }[]).map((row) => row.columns.map((c) => c.map((b) => b.id)))
        : own,
    );

  await selectInPage(editor, editor.frame.getByText('Carla'));
  await drag(
    page,
    await findSpot(editor.frame.getByText('Carla'), 0.05),
    await findSpot(findBlock(editor, 'a'), 1, 0.5, -8),
  );
  await expect(line(page)).toHaveText(words.drag.beside.right('Text'));
  await expect(line(page)).toHaveAttribute('data-upright', 'true');
  await page.mouse.up();
  await expect(columns).toHaveText(['Alfa', 'Carla']);
  await expect(editor.row('Carla')).toHaveAttribute('aria-selected', 'true');

  await selectInPage(editor, editor.frame.getByText('Delta'));
  await drag(
    page,
    await findSpot(editor.frame.getByText('Delta'), 0.05),
    await findSpot(columns.nth(1), 0, 0.5, 6),
  );
  await expect(line(page)).toBeVisible();
  await page.mouse.up();
  await expect(columns).toHaveText(['Alfa', 'Delta', 'Carla']);
  await editor.expectSaved();
  await expect.poll(readShape).toEqual([[[['a'], ['d'], ['c']]], 'b']);

  for (const name of ['Delta', 'Alfa']) {
    // Delta is still selected: another click would put the caret into its text.
    if (name === 'Alfa') await selectInPage(editor, editor.frame.getByText(name));
    await drag(
      page,
      await findSpot(editor.frame.getByText(name), 0.2),
      await findSpot(findBlock(editor, 'b'), 0.3, 0.95),
    );
    await expect(line(page)).toBeVisible();
    await page.mouse.up();
    await expect(line(page)).toHaveCount(0);
  }
  await expect(columns).toHaveCount(0);
  await editor.expectSaved();
  await expect.poll(readShape).toEqual(['c', 'b', 'a', 'd']);
  for (const _step of [1, 2, 3, 4]) await page.keyboard.press('Control+z');
  await expect.poll(readShape).toEqual(['a', 'b', 'c', 'd']);
  await expect(editor.undo).toBeDisabled();
});

test('I drag a new block from the insert menu to the side of another', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await selectInPage(editor, editor.frame.getByText('Alfa'));
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  await menu.getByRole('combobox').fill('divider');
  await drag(
    page,
    await findSpot(menu.getByRole('option', { name: 'Divider' })),
    await findSpot(findBlock(editor, 'd'), 0, 0.5, 8),
  );
  await expect(line(page)).toHaveText(words.drag.beside.left('Text'));
  await page.mouse.up();
  await expect(editor.frame.locator('.grid__column')).toHaveCount(2);
  await expect(editor.row('Divider')).toHaveAttribute('aria-selected', 'true');
});

test('from the command menu, I place a block beside the one above and take it out again', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const columns = editor.frame.locator('.grid__column');
  const run = async (command: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: words.commandMenu.placeholder }).fill(command);
    await page.keyboard.press('Enter');
  };
  await editor.select('Bravo');
  await run(commandWords['beside-above']);
  await expect(columns).toHaveText(['Alfa', 'Bravo']);
  await expect(page.getByText(editWords.placedBeside('Text'))).toBeAttached();
  await editor.select('Carla');
  await run(commandWords['beside-above']);
  await expect(columns).toHaveText(['Alfa', 'Bravo', 'Carla']);
  await editor.select('Bravo');
  await run(commandWords['take-out']);
  await expect(columns).toHaveText(['Alfa', 'Carla']);
  await expect(editor.rows).toHaveText([/2 columns/, /Alfa/, /Carla/, /Bravo/, /Delta/]);
  await expect(editor.row('Bravo')).toHaveAttribute('aria-selected', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('I long-press a block and drag it to the side of another', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Alfa');
    await selectInPage(editor, editor.frame.getByText('Alfa'));
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = await findSpot(editor.frame.getByText('Alfa'), 0.05);
    const to = await findSpot(findBlock(editor, 'c'), 1, 0.5, -8);
    await touch('touchStart', from);
    await expect(editor.frame.locator('[data-preview-dragged]')).toHaveText('Alfa');
    await touch('touchMove', { x: from.x + 60, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await expect(line(page)).toHaveText(words.drag.beside.right('Text'));
    await touch('touchEnd');
    await expect(editor.frame.locator('.grid__column')).toHaveText(['Carla', 'Alfa']);
  });
});
