import { colorWords } from '#admin/forms/color/color-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const coloured = (colour?: string) => [
  {
    ...text('first', 'Eerste alinea', 'First paragraph'),
    textBackgroundEnabled: true,
    ...(colour && { textBackgroundColor: colour }),
  },
];

test('I pick a colour by dragging: the page follows, and one undo reverts it', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: coloured('#336699') });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await editor.tab('Style');
  await editor.panel.getByRole('button', { name: 'Background colour, Light' }).click();
  const dialog = page.getByRole('dialog', { name: 'Background colour, Light' });
  const own = dialog.getByLabel(colorWords.custom);
  await expect(own).toHaveValue('#336699');
  const area = await dialog.locator('.mixer__area').boundingBox();
  if (!area) throw new Error('There is nothing to drag in');
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width - 30, area.y + 30, { steps: 6 });
  await page.mouse.move(area.x + area.width + 5, area.y - 5, { steps: 6 });
  await page.mouse.up();
  await expect(own, 'the corner of the area is the pure hue').toHaveValue('#0080ff');
  await expect(editor.frame.getByText('Eerste alinea').locator('xpath=ancestor::*[@style][1]')).toHaveCSS(
    'background-color',
    'rgb(0, 128, 255)',
  );
  await page.keyboard.press('Escape');
  await editor.undo.click();
  await expect(editor.undo).toBeDisabled();
  await editor.expectSaved();
  expect((await api.readBlock(id, 'first'))?.textBackgroundColor).toBe('#336699');
});

test('I paste a hex colour for each theme, and an invalid colour shows an error', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: coloured('#336699') });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await editor.tab('Style');
  const stored = { Light: 'textBackgroundColor', Dark: 'textBackgroundColorDark' } as const;
  for (const [theme, name] of Object.entries(stored)) {
    await editor.panel.getByRole('button', { name: `Background colour, ${theme}` }).click();
    const own = page
      .getByRole('dialog', { name: `Background colour, ${theme}` })
      .getByLabel(colorWords.custom);
    await own.fill('FFCC00;');
    await expect.poll(() => api.readBlock(id, 'first')).toMatchObject({ [name]: '#ffcc00' });
    await own.fill('geel');
    await expect(page.getByRole('alert').getByText(colorWords.unknown)).toBeVisible();
    await own.fill('#fc0');
    await expect(page.getByText(colorWords.unknown)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => api.readBlock(id, 'first')).toMatchObject({ [name]: '#fc0' });
  }
});

test('the colour picker works by keyboard, starts from a token’s colour, and keeps the hue of a grey', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: coloured('var(--color-accent)') });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await editor.tab('Style');
  await editor.panel.getByRole('button', { name: 'Background colour, Light' }).click();
  const dialog = page.getByRole('dialog', { name: 'Background colour, Light' });
  const hue = dialog.getByRole('slider', { name: 'Hue' });
  await expect(hue).toHaveValue('10');
  await dialog.locator('.mixer__area').click({ position: { x: 0, y: 40 } });
  const own = dialog.getByLabel(colorWords.custom);
  await expect(own).toHaveValue(/^#([0-9a-f]{2})\1\1$/);
  await expect(hue).toHaveValue('10');
  await dialog.getByRole('slider', { name: 'Alpha' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(own, 'what lets through has its alpha behind it').toHaveValue(/^#[0-9a-f]{6}fc$/);
  await own.fill('oklch(0.7 0.1 200)');
  await expect(hue).toHaveValue(/^1[89]\d$/);
});
