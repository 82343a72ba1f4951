import { writingWords } from '#admin/editor/services/writing-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('I format a number as superscript and a word as code, and visitors see it', async ({
  page,
  api,
  browser,
}) => {
  const { id, identifier } = await api.createPage({
    overview: [text('a', 'Een zaal van 40 m2', 'A hall')],
    status: 'PUBLISHED',
  });
  const editor = await new Editor(page).open(id, 'Een zaal van 40 m2');
  const shown = editor.frame.getByText('Een zaal');
  await editor.pointInFrame(shown);
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await editor.pointInFrame(shown);
  const writing = editor.frame.locator('[data-writing]');
  await expect(writing).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  const toolbar = page.getByRole('toolbar', { name: writingWords.toolbar });
  const raised = toolbar.getByRole('button', { name: writingWords.superscript });
  await raised.click();
  await expect(raised).toHaveAttribute('aria-pressed', 'true');
  await expect(writing.locator('sup')).toHaveText('2');

  await test.step('subscript replaces superscript, and the other way round', async () => {
    await toolbar.getByRole('button', { name: writingWords.subscript }).click();
    await expect(writing.locator('sub')).toHaveText('2');
    await expect(writing.locator('sup')).toHaveCount(0);
    await raised.click();
    await expect(writing.locator('sup')).toHaveText('2');
  });

  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+e');
  await expect(writing.locator('code')).toHaveCount(1);
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'a'))
    .toMatchObject({
      content: { nl: '`Een` zaal van 40 m<sup>2</sup>', en: 'A hall' },
    });
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${identifier}`);
  await expect(visitor.locator('main sup')).toHaveText('2');
  await visitor.context().close();
});

test('a line that starts with a year does not become a list', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Begin', 'Start')] });
  const editor = await new Editor(page).open(id, 'Begin');
  await editor.pointInFrame(editor.frame.getByText('Begin'));
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await editor.pointInFrame(editor.frame.getByText('Begin'));
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2024. Een goed jaar');
  await expect(editor.frame.locator('[data-writing] p')).toHaveText('2024. Een goed jaar');
  await editor.expectSaved();
  await expect.poll(() => api.readBlock(id, 'a')).toMatchObject({ content: { nl: '2024\\. Een goed jaar' } });
});
