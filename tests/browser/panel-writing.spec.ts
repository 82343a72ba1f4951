import type { Locator } from '@playwright/test';
import { markdownWords } from '#admin/editor/services/markdown-words.ts';
import { fromWord } from '../support/foreign-clipboards.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { paste } from './support/paste.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test.use({ writing: 'rich' });

const source = '# Kop\n\n_Eerste_ alinea met een [link](/cases).\n\n> > diep\n\nTweede alinea';

/** Returns the text field once it is editable. */
async function findField(editor: Editor): Promise<Locator> {
  const field = editor.field('Text');
  await expect(field).toBeEditable();
  await expect(field).not.toHaveAttribute('aria-busy');
  return field;
}

for (const width of [1440, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('bold text and lists appear in the page immediately, and other text keeps its Markdown source', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('a', source, 'First')] });
      const editor = await new Editor(page).open(id, 'Tweede alinea');
      await editor.select('Kop');
      const field = await findField(editor);
      await expect(field.getByText('Tweede alinea')).toBeVisible();
      await field.getByText('Tweede alinea').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' is ');
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.type('vet');
      await expect(editor.frame.locator('strong')).toHaveText('vet');
      await expect(editor.panel.getByRole('button', { name: 'Bold' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- een');
      await page.keyboard.press('Enter');
      await page.keyboard.type('twee');
      await expect(editor.frame.locator('main li')).toHaveText(['een', 'twee']);
      await editor.panel.getByRole('button', { name: markdownWords.source }).click();
      await expect(editor.field('Text')).toHaveValue(`${source} is **vet**\n\n- een\n- twee`);
    });
  });
}

test('undo and redo apply to the whole page, and the caret returns to the change', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Eerste alinea\n\nTweede alinea', 'First')] });
  const editor = await new Editor(page).open(id, 'Tweede alinea');
  await editor.select('Eerste alinea');
  const field = await findField(editor);
  await field.getByText('Eerste alinea').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' van twee');
  await expect(editor.frame.getByText('Eerste alinea van twee')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveText('Eerste alineaTweede alinea');
  await expect(editor.frame.getByText('Eerste alinea', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field).toHaveText('Eerste alinea van tweeTweede alinea');
  await page.keyboard.type('!');
  await expect(editor.frame.getByText('Eerste alinea van twee!')).toBeVisible();
});

test('I switch to the Markdown source, which is remembered and unchanged by switching', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', source, 'First')] });
  const editor = await new Editor(page).open(id, 'Tweede alinea');
  await editor.select('Kop');
  await expect(editor.field('Text').getByText('Tweede alinea')).toBeVisible();
  const toggle = editor.panel.getByRole('button', { name: markdownWords.source });
  await toggle.click();
  await expect(editor.field('Text')).toHaveValue(source);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await editor.select('Kop');
  await expect(editor.field('Text')).toHaveValue(source);
  await toggle.click();
  await expect(editor.field('Text').getByRole('heading', { name: 'Kop' })).toBeVisible();
  await toggle.click();
  await expect(editor.field('Text')).toHaveValue(source);
});

test('I link the selected text to a URL, and remove the link again', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Lees de werkwijze', 'First')] });
  const editor = await new Editor(page).open(id, 'Lees de werkwijze');
  await editor.select('Lees de werkwijze');
  const field = await findField(editor);
  await field.getByText('Lees de werkwijze').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('https://example.com/a_b');
  await page.keyboard.press('Enter');
  await expect(editor.frame.getByRole('link', { name: 'Lees de werkwijze' })).toHaveAttribute(
    'href',
    'https://example.com/a_b',
  );
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('combobox')).toHaveValue('https://example.com/a_b');
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(editor.frame.getByRole('link', { name: 'Lees de werkwijze' })).toHaveCount(0);
});

test('text pasted from Word keeps headings, lists and links, and a message names what was dropped', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Begin', 'First')] });
  const editor = await new Editor(page).open(id, 'Begin');
  await editor.select('Begin');
  const field = await findField(editor);
  await field.getByText('Begin').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(field, fromWord);
  await expect(editor.frame.getByRole('heading', { name: 'Voorstel' })).toBeVisible();
  await expect(editor.frame.locator('main ul > li > ul > li')).toHaveText('Onder het eerste');
  await expect(editor.frame.getByRole('link', { name: 'de site' })).toBeVisible();
  await expect(
    page.locator('.toast').filter({ hasText: 'Left out: 1 image. Pasted as plain text: 1 table.' }),
  ).toBeVisible();
});

for (const theme of themes) {
  test(`a rich text field has no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await emulateTheme(page, theme);
    const { id } = await api.createPage({ overview: [text('a', source, 'First')] });
    const editor = await new Editor(page).open(id, 'Tweede alinea');
    await editor.select('Kop');
    await expect(editor.field('Text').getByText('Tweede alinea')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
