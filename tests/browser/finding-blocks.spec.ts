import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { outlineWords } from '#admin/editor/outline/outline-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [
  text('first', 'Een bus na middernacht', 'A bus after midnight'),
  { id: 'grid', type: 'grid', rows: [{ columns: [[text('inside', 'Wat al klopt', 'What works')], []] }] },
];

test('I find a block by its text, go to it with Enter, and Escape clears the search', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('Een bus');
  await page.keyboard.press('Control+f');
  const search = page.getByRole('textbox', { name: outlineWords.search });
  await expect(search).toBeFocused();
  await page.keyboard.type('klopt');
  await expect(editor.rows).toHaveText([/2 columns/, /Wat al klopt/]);
  await page.keyboard.press('Enter');
  await expect(editor.row('Wat al klopt')).toBeFocused();
  await expect(editor.row('Wat al klopt')).toHaveAttribute('aria-selected', 'true');
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(editor.rows).toHaveCount(3);
});

test('I find a block in the insert menu by other common names', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('Een bus');
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  for (const [said, block] of [
    ['photo', 'Image'],
    ['columns', 'Grid'],
    ['slideshow', 'Carousel'],
    ['youtube', 'Social embed'],
  ] as const) {
    await menu.getByRole('combobox').fill(said);
    await expect(menu.getByRole('option', { name: block, exact: true })).toBeVisible();
  }
});

test('a block alone in a column is one outline row, and no row repeats its child’s name', async ({
  page,
  api,
}) => {
  const several = [text('name', 'Nachtlijn', 'Night line'), text('more', 'Wat het doet', 'What it does')];
  const grid = {
    id: 'grid',
    type: 'grid',
    rows: [{ columns: [several, [text('alone', 'Rechts', 'Right')]] }],
  };
  const { id } = await api.createPage({ overview: [grid] });
  const editor = await new Editor(page).open(id, 'Nachtlijn');
  const lines = editor.outline.getByRole('treeitem');
  await expect(lines.locator('.row__text')).toHaveText(['Column 1', 'Nachtlijn', 'Wat het doet', 'Rechts']);
  await expect(lines.first()).toHaveText('2 columnsNachtlijn');
  await expect(lines.nth(1)).toHaveAccessibleName(/Column 1: Nachtlijn/);
  await expect(editor.row('Rechts')).toHaveAttribute('aria-level', '2');
  await editor.select('Rechts');
  await page.keyboard.press('ArrowLeft');
  await expect(editor.rows.first()).toBeFocused();
});

test('a group in the insert menu contains either blocks or sections', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('Een bus');
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  const blocks = menu.getByRole('group', { name: insertWords.categories.media, exact: true });
  const sections = menu.getByRole('group', { name: insertWords.sectionCategories.media });
  await expect(blocks.getByRole('option', { name: 'Image', exact: true })).toBeVisible();
  await expect(blocks.locator('.block-sketch')).toHaveCount(0);
  await expect(sections.getByRole('option')).toHaveCount(await sections.locator('.block-sketch').count());
});

test('I add a block to an empty grid column with +, by keyboard alone', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('2 columns');
  await page.keyboard.press('+');
  await page.getByRole('dialog', { name: insertWords.title }).getByRole('combobox').fill('divider');
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Een bus/, /2 columns/, /Wat al klopt/, /Divider/]);
  await expect(editor.row('Divider')).toHaveAttribute('aria-level', '2');
});

test('I focus an empty column and add a block to it; block commands do nothing there', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('Wat al klopt');
  await page.keyboard.press('ArrowDown');
  const column = editor.outline.getByRole('treeitem', { name: 'Column 2, empty' });
  await expect(column).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+x');
  // Announced once for each of the two key presses.
  await expect(page.getByText('Column 2 is a slot.')).toHaveCount(2);
  await expect(editor.rows).toHaveText([/Een bus/, /2 columns/, /Wat al klopt/]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: insertWords.title }).getByRole('combobox').fill('divider');
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Een bus/, /2 columns/, /Wat al klopt/, /Divider/]);
  await expect(editor.row('Divider')).toHaveAttribute('aria-level', '2');
  await expect(column).toHaveCount(0);
});

test('typing a letter in the outline moves to the row that starts with it', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await editor.select('Een bus');
  // A column's row is named after the text inside it, so it matches first.
  await page.keyboard.press('w');
  await expect(editor.rows.nth(1)).toBeFocused();
  await page.keyboard.press('w');
  await expect(editor.row('Wat al klopt')).toBeFocused();
  await expect(editor.row('Wat al klopt')).toHaveAttribute('aria-selected', 'true');
});

for (const width of [1440, 1280]) {
  test.describe(`the selection rectangle in the outline, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });
    const names = ['Alfa', 'Bravo', 'Carla', 'Delta'];

    test('selects the rows it touches, adds rows with Ctrl, and is cancelled by Escape', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: names.map((name) => text(name, name, name)) });
      const editor = await new Editor(page).open(id, 'Delta');
      const box = async (name: string) => {
        const found = await editor.row(name).boundingBox();
        if (!found) throw new Error(`There is no row ${name}`);
        return found;
      };
      const last = await box('Delta');
      /** Presses below all rows and drags up to the middle of one. */
      const draw = async (to: string) => {
        await page.mouse.move(last.x + 60, last.y + last.height + 40);
        await page.mouse.down();
        const { x, y, height } = await box(to);
        await page.mouse.move(x + 100, y + height / 2, { steps: 4 });
      };
      const chosen = editor.outline.getByRole('treeitem', { selected: true });
      await draw('Bravo');
      await expect(page.locator('.outline__marquee')).toBeVisible();
      await page.mouse.up();
      await expect(chosen).toHaveText([/Bravo/, /Carla/, /Delta/]);
      await expect(page.locator('.outline__marquee')).toHaveCount(0);
      await expect(page.getByText('3 blocks selected')).toBeAttached();

      await editor.select('Alfa');
      await page.keyboard.down('Control');
      await draw('Delta');
      await page.mouse.up();
      await page.keyboard.up('Control');
      await expect(chosen).toHaveText([/Alfa/, /Delta/]);

      await draw('Alfa');
      await expect(chosen).toHaveCount(4);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(chosen).toHaveText([/Alfa/, /Delta/]);

      await page.mouse.click(last.x + 60, last.y + last.height + 40);
      await expect(chosen).toHaveCount(0);
    });
  });
}

for (const width of [1440, 1280]) {
  test.describe(`the preview of a block, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('is rendered by the block itself, follows the arrow keys, and adds nothing to my page', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
      const editor = await new Editor(page).open(id, 'Wat al klopt');
      await page.keyboard.press('/');
      const menu = page.getByRole('dialog', { name: insertWords.title });
      const search = menu.getByRole('combobox');
      const picture = page.frameLocator('iframe[title="Block preview"]').locator('main');
      await search.fill('layout');
      await expect(picture.locator('.grid')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(picture.locator('.divider')).toBeVisible();
      await expect(picture.locator('[data-block-id]')).toHaveCount(1);
      await expect(menu.getByText('Also: line')).toBeAttached();
      await expect(search).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(editor.rows).toHaveCount(3);
      await expect(editor.undo).toBeDisabled();
    });
  });
}

test('I can add a block when its preview does not load', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Wat al klopt');
  await page.route('**/*?preview', (route) => route.fulfill({ contentType: 'text/html', body: '<p>…</p>' }));
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  await expect(page.frameLocator('iframe[title="Block preview"]').getByText('…')).toBeAttached();
  await expect(menu.getByText('Also:')).toBeVisible();
  await menu.getByRole('combobox').fill('divider');
  await page.keyboard.press('Enter');
  await expect(editor.row('Divider')).toHaveCount(1);
});
