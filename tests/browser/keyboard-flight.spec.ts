import type { Page } from '@playwright/test';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const linked = text('first', 'Eerste [link](/werkwijze), [nog een](/cases)', 'First');
const grid: TestBlock = {
  id: 'grid',
  type: 'grid',
  rows: [{ columns: [[text('inside', 'In het grid', 'Inside')], []] }],
};
const buttons: TestBlock = {
  id: 'b',
  type: 'button',
  buttons: [{ id: 'x', text: 'Mail ons', link: '/contact' }],
};

/** Waits until the preview frame has the focus. */
const expectFrameFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');

/** Returns the tag name of the focused element in the frame; 'BODY' if there is none. */
const readFocusedTag = (editor: Editor) =>
  editor.frame.locator('body').evaluate((body) => body.ownerDocument.activeElement?.tagName);

test('F6 cycles through outline, page and properties, and Shift+F6 goes back', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [linked, grid] });
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('In het grid');
  await page.keyboard.press('F6');
  await expectFrameFocused(page);
  await page.keyboard.press('F6');
  await expect(editor.field('Text')).toBeFocused();
  // F6 types no character, so it works in a text field too.
  await page.keyboard.press('F6');
  await expect(editor.row('In het grid')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(editor.field('Text')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expectFrameFocused(page);
});

test('Escape moves from a field to its block, then to the parent block, then to no selection', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [linked, grid] });
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('In het grid');
  await page.keyboard.press('Enter');
  await expect(editor.field('Text')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.row('In het grid')).toBeFocused();
  await expect(editor.row('In het grid')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  const around = editor.outline.getByRole('treeitem', { name: /^2 columns/ });
  await expect(around).toHaveAttribute('aria-selected', 'true');
  await expect(around).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(0);
});

test('with a suggestion list open, the first Escape closes only the list and keeps my text', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [{ id: 'card', type: 'card', content: 'Kaart', linkEnabled: true }],
  });
  const editor = await new Editor(page).open(id, 'Kaart');
  await editor.select('Kaart');
  await editor.tab('Behaviour');
  const link = editor.panel.getByRole('combobox').first();
  await link.fill('/wer');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toHaveValue('/wer');
  await page.keyboard.press('Escape');
  await expect(editor.row('Kaart')).toBeFocused();
});

test('a new block has the cursor in its first text, so that I can type immediately', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [linked] });
  const editor = await new Editor(page).open(id, 'Eerste');
  await editor.select('Eerste');
  await editor.tab('Style');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page
    .getByRole('dialog', { name: insertWords.title })
    .getByRole('option', { name: 'Title', exact: true })
    .click();
  await expect(editor.field('Text')).toBeFocused();
  await page.keyboard.type('Nieuwe titel');
  await expect(editor.frame.getByRole('heading', { name: 'Nieuwe titel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.row('Nieuwe titel')).toBeFocused();
});

test('links in the page preview are not tab stops, also links added later', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [linked, buttons] });
  const editor = await new Editor(page).open(id, 'Mail ons');
  await editor.select('Eerste');
  await editor.field('Text').fill('Anders [een derde](/cases)');
  await expect(editor.frame.getByRole('link', { name: 'een derde' })).toHaveAttribute('tabindex', '-1');
  await expect(editor.frame.locator('a:not([tabindex="-1"]), button:not([tabindex="-1"])')).toHaveCount(0);

  // Shift+Tab goes from the field to the outline without a stop in the page.
  await editor.field('Text').focus();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await readFocusedTag(editor)).toBe('BODY');
    if (await editor.row('Anders').evaluate((row) => row === document.activeElement)) break;
  }
  await expect(editor.row('Anders')).toBeFocused();
});

for (const theme of themes) {
  test(`the editor with several blocks selected has no accessibility violations (${theme})`, {
    tag: '@long',
  }, async ({ page, api }) => {
    await emulateTheme(page, theme);
    const { id } = await api.createPage({ overview: [linked, buttons, grid] });
    const editor = await new Editor(page).open(id, 'Mail ons');
    await editor.select('Eerste');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(editor.panel.getByRole('heading', { name: '2 blocks' })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
