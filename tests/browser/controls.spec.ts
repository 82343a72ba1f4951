import { columnsWords } from '#admin/editor/form/inputs/columns/columns-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const behind = (radius: string) => ({
  ...text('first', 'Eerste alinea', 'First paragraph'),
  textBackgroundEnabled: true,
  textBackgroundColor: '#336699',
  textBackgroundRadius: radius,
});

test('I drag a length field’s label to change it; one undo reverts it, and Escape cancels the drag', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [behind('10px')] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await editor.tab('Style');
  const radius = editor.field('Corner radius');
  await expect(radius).toHaveValue('10px');
  const label = await editor.panel.getByText('Corner radius', { exact: true }).boundingBox();
  if (!label) throw new Error('There is nothing to drag');
  const [x, y] = [label.x + 10, label.y + label.height / 2];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await expect(radius).toHaveValue('20px');
  // The drag continues over the preview frame, which must not capture the pointer.
  await page.mouse.move(x - 400, y, { steps: 4 });
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.up();
  await expect(radius).toHaveValue('25px');
  await expect(editor.frame.getByText('Eerste alinea').locator('xpath=ancestor::*[@style][1]')).toHaveCSS(
    'border-top-left-radius',
    '25px',
  );
  await editor.undo.click();
  await expect(radius).toHaveValue('10px');
  await expect(editor.undo).toBeDisabled();

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await expect(radius).toHaveValue('30px');
  await page.keyboard.press('Escape');
  await expect(radius).toHaveValue('10px');
  await page.mouse.up();
  await expect(editor.undo).toBeDisabled();
  await expect(editor.row('Eerste alinea')).toHaveAttribute('aria-selected', 'true');
});

test('a missing alt text is reported before publishing; marking the image as decorative resolves it', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const src = await api.findStill();
  const { id, identifier } = await api.createPage({
    overview: [text('first', 'Eerste alinea', 'First paragraph'), { id: 'boat', type: 'image', src }],
  });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.publish.click();
  await editor.publishing.getByRole('button', { name: /^Image.*has no alt text/ }).click();
  await expect(editor.field('Alt text')).toBeFocused();
  await editor.panel.getByRole('checkbox', { name: words.altText.decorative }).check();
  await expect(editor.field('Alt text')).toHaveCount(0);
  await editor.publishAll();
  await expect(page.getByText(words.publish.done)).toBeVisible();
  const visitor = await (await open()).newPage();
  await visitor.goto(`/${identifier}`);
  await expect(visitor.locator('main .image img')).toHaveAttribute('alt', '');
});

test('I add a column to a row, widen it, and render it as a card', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const row = {
    columns: [[text('one', 'Eerste alinea', 'First')], [text('two', 'Tweede alinea', 'Second')]],
  };
  const { id } = await api.createPage({ overview: [{ id: 'grid', type: 'grid', rows: [row] }] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('2 columns');
  await editor.panel.getByRole('button', { name: columnsWords.add }).click();
  await expect(editor.frame.locator('.grid__column')).toHaveCount(3);
  await editor.field('Width').fill('2');
  await editor.field('Render as card').check();
  await expect(editor.frame.locator('.grid__column--card')).toHaveCount(1);
  await expect(editor.panel.getByRole('button', { name: 'Column 3, 2 fr, card' })).toBeVisible();
  await editor.panel.getByRole('button', { name: 'Column 2, 1 fr' }).click();
  await editor.panel.getByRole('button', { name: 'Remove column 2' }).click();
  await expect(editor.frame.locator('.grid__column')).toHaveCount(2);
  await expect(editor.frame.locator('.grid__column').first()).toContainText('Tweede alinea');
  await editor.expectSaved();
  expect((await api.readBlock(id, 'grid'))?.rows).toMatchObject([
    { numColumns: 2, columnFractions: [1, 2], columnRenderAsCard: [false, true] },
  ]);
});
