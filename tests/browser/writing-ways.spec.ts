import { writingWords } from '#admin/editor/services/writing-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const writtenIn = (editor: Editor) => editor.frame.locator('[data-writing]');
const inPage = (editor: Editor, words: string) =>
  editor.frame.locator('main').getByText(words, { exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap selects a text, a second tap edits it, and it is saved', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: [text('a', 'Een alinea', 'A paragraph')] });
    const editor = await new Editor(page).open(id);
    await page.getByRole('button', { name: 'Page', exact: true }).tap();
    await expect(inPage(editor, 'Een alinea')).toBeVisible();
    const box = await inPage(editor, 'Een alinea').boundingBox();
    if (!box) throw new Error('There is nothing to tap on');
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
    await tap();
    await expect(writtenIn(editor)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' met de duim');
    await editor.expectSaved();
    expect(await api.readBlock(id, 'a')).toMatchObject({
      content: { nl: 'Een alinea met de duim', en: 'A paragraph' },
    });
  });
});

test('text from an input method is the same in the page, the properties and storage', {
  tag: '@long',
}, async ({ page, api, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only its protocol composes as an input method does.');
  const { id } = await api.createPage({ overview: [text('a', 'Caf', 'Cafe')] });
  const editor = await new Editor(page).open(id, 'Caf');
  await editor.pointInFrame(inPage(editor, 'Caf'));
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await editor.pointInFrame(inPage(editor, 'Caf'));
  await expect(writtenIn(editor)).toBeFocused();
  await page.keyboard.press('End');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (words: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: words,
      selectionStart: words.length,
      selectionEnd: words.length,
    });
  await compose('´');
  await compose('é');
  await keyboard.send('Input.insertText', { text: 'é' });
  await page.keyboard.type(' open');
  await expect(writtenIn(editor)).toHaveText('Café open');
  await expect(editor.field('Text')).toHaveValue('Café open');

  await test.step('also when a composition replaces earlier characters', async () => {
    await page.keyboard.type(' ');
    await compose('かく');
    await compose('書く');
    await keyboard.send('Input.insertText', { text: '書く' });
    await expect(writtenIn(editor)).toHaveText('Café open 書く');
    await expect(editor.rows).toHaveCount(1);
  });

  await editor.expectSaved();
  expect(await api.readBlock(id, 'a')).toMatchObject({ content: { nl: 'Café open 書く', en: 'Cafe' } });
});

test('I add a quotation with a slash and “quote”, and toggle it from the toolbar', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('first', 'Eerste alinea', 'First paragraph')] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  const first = editor.frame.getByText('Eerste alinea');
  await editor.pointInFrame(first);
  await editor.pointInFrame(first);
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Add a block' }).getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('quote', { delay: 30 });
  await page.keyboard.press('Enter');
  const quoted = editor.frame.locator('[data-writing] blockquote');
  await expect(quoted).toBeVisible();
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.type('Het loopt.');
  await editor.expectSaved();
  const stored = async () => (await api.readPage(id)).overview.at(-1)?.content;
  await expect.poll(stored).toMatchObject({ nl: '> Het loopt.' });
  await page.keyboard.press('Control+a');
  const quote = page
    .getByRole('toolbar', { name: writingWords.toolbar })
    .getByRole('button', { name: writingWords.quote });
  await expect(quote).toHaveAttribute('aria-pressed', 'true');
  await quote.click();
  await expect(quote).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(stored).toMatchObject({ nl: 'Het loopt.' });
  await quote.click();
  await expect.poll(stored).toMatchObject({ nl: '> Het loopt.' });
});
