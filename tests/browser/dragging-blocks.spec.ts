import type { Locator, Page } from '@playwright/test';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const grid = {
  id: 'grid',
  type: 'grid',
  rows: [{ columns: [[text('left', 'Links')], []] }],
};
const carousel = {
  id: 'cards',
  type: 'carousel',
  cardSlides: [{ id: 'card', type: 'card', headerText: 'Een kaart', content: 'Met woorden.' }],
};
const overview = [text('a', 'Alfa'), text('b', 'Bravo'), text('c', 'Carla'), grid];

/** Returns a point in an element: `x` and `y` are fractions of its width and height. */
async function findSpot(of: Locator, x = 0.5, y = 0.5): Promise<{ x: number; y: number }> {
  await expect(of).toBeVisible();
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Presses at one point and moves to another, without releasing the mouse button. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y + 6);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

/** Finds the grip in the toolbar, once it can drag the block. */
const findGrip = (page: Page) =>
  page.locator('.drag-grip[data-ready]').getByRole('button', { name: words.drag.grip });

/** Selects a block in the page and waits until it can be dragged. */
async function selectInPage(editor: Editor, block: Locator): Promise<void> {
  await editor.pointInFrame(block);
  await expect(findGrip(editor.page)).toBeVisible();
}

/** Finds the line that shows the drop position. */
const line = (page: Page) => page.locator('.drop-line');

for (const width of [1440, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('I drag a selected block below another: a line marks the target, and one undo reverts it', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview });
      const editor = await new Editor(page).open(id, 'Alfa');
      const alfa = editor.frame.getByText('Alfa');
      await selectInPage(editor, alfa);
      await expect(editor.row('Alfa')).toHaveAttribute('aria-selected', 'true');
      await drag(page, await findSpot(alfa, 0.1), await findSpot(editor.frame.getByText('Carla'), 0.02, 0.9));
      await expect(line(page)).toBeVisible();
      await expect(editor.frame.locator('[data-preview-dragged]')).toHaveText('Alfa');
      await page.mouse.up();
      await expect(editor.rows).toHaveText([/Bravo/, /Carla/, /Alfa/, /2 columns/, /Links/]);
      await expect(editor.row('Alfa')).toHaveAttribute('aria-selected', 'true');
      await expect(editor.frame.locator('[data-preview-dragged]')).toHaveCount(0);
      await expect(line(page)).toHaveCount(0);
      await editor.expectSaved();
      const saved = async () => (await api.readPage(id)).overview.map((block) => block.id);
      await expect.poll(saved).toEqual(['b', 'c', 'a', 'grid']);
      await page.keyboard.press('Control+z');
      await expect.poll(saved).toEqual(['a', 'b', 'c', 'grid']);
      await expect(editor.undo).toBeDisabled();
    });

    test('I drag a block by its grip into an empty grid column, which the drop line names', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview });
      const editor = await new Editor(page).open(id, 'Alfa');
      await selectInPage(editor, editor.frame.getByText('Bravo'));
      const grip = findGrip(page);
      await drag(page, await findSpot(grip), await findSpot(editor.frame.locator('.grid__column').nth(1)));
      await expect(line(page)).toHaveText('Grid · Column 2');
      await page.mouse.up();
      await expect(editor.rows).toHaveText([/Alfa/, /Carla/, /2 columns/, /Links/, /Bravo/]);
      await expect(editor.row('Bravo')).toHaveAttribute('aria-level', '2');
      await expect(editor.frame.locator('.grid__column').nth(1)).toHaveText('Bravo');
    });
  });
}

test('Escape cancels a drag, and releasing the mouse afterwards changes nothing', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const alfa = editor.frame.getByText('Alfa');
  await selectInPage(editor, alfa);
  await expect(editor.row('Alfa')).toHaveAttribute('aria-selected', 'true');
  await drag(page, await findSpot(alfa, 0.1), await findSpot(editor.frame.getByText('Carla'), 0.02, 0.9));
  await expect(line(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText(words.drag.stayed('Text'))).toBeAttached();
  await expect(editor.rows).toHaveText([/Alfa/, /Bravo/, /Carla/, /2 columns/, /Links/]);
  await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([/Alfa/]);
  await expect(editor.undo).toBeDisabled();
});

test('I drag several selected blocks together, and they keep their order', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [...overview, text('d', 'Delta')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await selectInPage(editor, editor.frame.getByText('Carla'));
  await page.keyboard.down('Shift');
  await editor.pointInFrame(editor.frame.getByText('Alfa'));
  await page.keyboard.up('Shift');
  await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(2);
  const from = await findSpot(editor.frame.getByText('Carla'), 0.02);
  await drag(page, from, await findSpot(editor.frame.getByText('Delta'), 0.02, 0.9));
  await expect(page.locator('.drag-chip')).toHaveText('2 blocks');
  await page.mouse.up();
  await expect(editor.rows).toHaveText([/Bravo/, /2 columns/, /Links/, /Delta/, /Alfa/, /Carla/]);
  await page.keyboard.press('Control+z');
  await expect(editor.rows).toHaveText([/Alfa/, /Bravo/, /Carla/, /2 columns/, /Links/, /Delta/]);
});

test('a carousel of cards refuses a dragged text with a reason, and the text lands beside it', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [carousel, text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await selectInPage(editor, editor.frame.getByText('Alfa'));
  const grip = findGrip(page);
  await drag(page, await findSpot(grip), await findSpot(editor.frame.getByText('Met woorden.'), 0.5, 0.1));
  await expect(page.locator('.drag-chip')).toContainText('Only Card blocks fit in Carousel');
  await page.mouse.up();
  await expect(editor.rows).toHaveText([/Alfa/, /Carousel/, /Een kaart/]);
});

test('the page scrolls when I drag near its lower edge', { tag: '@long' }, async ({ page, api }) => {
  const many = Array.from({ length: 40 }, (_none, index) => text(`t${index}`, `Alinea ${index}.`));
  const { id } = await api.createPage({ overview: many });
  const editor = await new Editor(page).open(id, 'Alinea 0.');
  const first = editor.frame.getByText('Alinea 0.');
  await selectInPage(editor, first);
  await expect(editor.row('Alinea 0.')).toHaveAttribute('aria-selected', 'true');
  const bottom = await findSpot(page.locator('iframe[title="Live preview of the page"]'), 0.5, 0.995);
  await drag(page, await findSpot(first, 0.02), bottom);
  const last = editor.frame.getByText('Alinea 39.');
  await expect(last).toBeInViewport();
  const end = await findSpot(last, 0.02, 0.9);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expect(editor.rows.first()).toContainText('Alinea 1.');
  await expect(editor.row('Alinea 0.')).toHaveAttribute('aria-posinset', /3\d|40/);
});

test('dragging in a text that I am editing selects text instead of moving the block', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const alfa = editor.frame.getByText('Alfa');
  await editor.pointInFrame(alfa);
  await editor.pointInFrame(alfa);
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await drag(page, await findSpot(alfa, 0.01), await findSpot(editor.frame.getByText('Carla'), 0.02, 0.9));
  await expect(line(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(editor.rows).toHaveText([/Alfa/, /Bravo/, /Carla/, /2 columns/, /Links/]);
  await expect(editor.undo).toBeDisabled();
});

test('a click with slight movement is not a drag: the second one starts editing the text', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const alfa = editor.frame.getByText('Alfa');
  await selectInPage(editor, alfa);
  await expect(editor.row('Alfa')).toHaveAttribute('aria-selected', 'true');
  const at = await findSpot(alfa, 0.02);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 1, at.y + 1);
  await page.mouse.up();
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
});

test('I drag an outline row into the page, to the place that the drop line marks', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  const column = editor.frame.locator('.grid__column').nth(1);
  await editor.expectDraggable('Alfa');
  await drag(page, await findSpot(editor.row('Alfa')), await findSpot(column));
  // Browsers repeat `dragover` while the pointer rests; Playwright sends it only when the mouse moves.
  let x = 0.4;
  await expect(async () => {
    x = 0.9 - x;
    const at = await findSpot(column, x);
    await page.mouse.move(at.x, at.y);
    await expect(line(page)).toHaveText('Grid · Column 2', { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(editor.rows).toHaveText([/Bravo/, /Carla/, /2 columns/, /Links/, /Alfa/]);
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('.frame[data-dragging]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('I long-press a selected block to drag it; moving immediately scrolls instead', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Alfa');
    const alfa = editor.frame.getByText('Alfa');
    await selectInPage(editor, alfa);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = await findSpot(alfa, 0.1);
    const to = await findSpot(editor.frame.getByText('Carla'), 0.1, 0.9);
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
    await expect(editor.frame.locator('[data-preview-dragged]')).toHaveCount(0);
    await touch('touchStart', from);
    await expect(editor.frame.locator('[data-preview-dragged]')).toHaveText('Alfa');
    await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await expect(line(page)).toBeVisible();
    await touch('touchEnd');
    await expect(editor.rows).toHaveText([/Bravo/, /Carla/, /Alfa/, /2 columns/, /Links/]);
  });
});

test('I drag a new block from the insert menu into the page; cancelling brings the menu back', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await selectInPage(editor, editor.frame.getByText('Alfa'));
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  // The divider is too far down in the list to be visible.
  await menu.getByRole('combobox').fill('divider');
  const divider = menu.getByRole('option', { name: 'Divider' });
  const column = editor.frame.locator('.grid__column').nth(1);
  await drag(page, await findSpot(divider), await findSpot(column));
  await expect(line(page)).toHaveText('Grid · Column 2');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(menu).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(editor.undo).toBeDisabled();
  await drag(page, await findSpot(divider), await findSpot(column));
  await expect(line(page)).toBeVisible();
  await expect(page.locator('.selection-toolbar')).toHaveCSS('opacity', '0');
  await page.mouse.up();
  await expect(menu).toHaveCount(0);
  await expect(editor.rows).toHaveText([/Alfa/, /Bravo/, /Carla/, /2 columns/, /Links/, /Divider/]);
  await expect(editor.row('Divider')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+z');
  await expect(editor.row('Divider')).toHaveCount(0);
  await expect(editor.undo).toBeDisabled();
});

test('arrow keys on the grip move the block, and screen readers hear its new position', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  const grip = page.getByRole('button', { name: words.drag.grip });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Text moved to position 2')).toBeAttached();
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(editor.rows).toHaveText([/Bravo/, /Carla/, /Alfa/, /2 columns/, /Links/]);
});
