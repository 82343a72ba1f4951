import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const code = {
  id: 'code',
  type: 'code',
  renderMode: 'inline',
  htmlContent: '<p class="a">Ingebouwd</p>\n<!-- later -->',
  cssContent: '.a { color: light-dark(darkred, pink); }',
};

for (const width of [1440, 1280]) {
  test(`code is highlighted, the page follows as I type, and undo works on the page (${width} pixels)`, {
    tag: '@long',
  }, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await api.createPage({ overview: [code] });
    const editor = await new Editor(page).open(id, 'Ingebouwd');
    await page.getByRole('treeitem').first().click();
    const html = editor.panel.getByRole('textbox', { name: 'HTML' });
    await expect(editor.panel.locator('.tok-typeName').first()).toHaveText('p');
    await html.press('Control+Home');
    await page.keyboard.type('<b>Eerst</b>');
    await expect(editor.frame.getByText('Eerst')).toBeVisible();
    await editor.expectSaved();
    expect(await api.readBlock(id, 'code')).toMatchObject({
      htmlContent: '<b>Eerst</b><p class="a">Ingebouwd</p>\n<!-- later -->',
    });
    await page.keyboard.press('Control+z');
    await expect(editor.frame.getByText('Eerst')).toHaveCount(0);
    await expect(html).toHaveText(/^<p class/);

    await test.step('Tab leaves the code field', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(html).not.toBeFocused();
    });

    await test.step('the enlarged view edits the same code, and Escape closes it', async () => {
      await editor.panel.getByRole('button', { name: words.code.enlarge('CSS') }).click();
      const large = page.getByRole('dialog', { name: 'CSS' });
      const css = large.getByRole('textbox', { name: 'CSS' });
      await expect(css).toBeFocused();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\n.a { font-weight: 700');
      await expect(editor.frame.getByText('Ingebouwd')).toHaveCSS('font-weight', '700');
      await page.keyboard.press('Escape');
      await expect(large).toHaveCount(0);
      await expect(editor.panel.getByRole('textbox', { name: 'CSS' })).toContainText('font-weight');
    });
  });
}

test('when the syntax highlighter cannot be loaded, I edit code as plain text', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/code-editor/, 'ERR_FAILED');
  await page.route(/code-editor[^/]*\.js$/, (route) => route.abort());
  const { id } = await api.createPage({ overview: [code] });
  const editor = await new Editor(page).open(id, 'Ingebouwd');
  await page.getByRole('treeitem').first().click();
  await editor.panel.getByRole('textbox', { name: 'HTML' }).fill('<p>Toch</p>');
  await expect(editor.frame.getByText('Toch')).toBeVisible();
});

for (const theme of themes) {
  test(`the code field has no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: [code] });
    await emulateTheme(page, theme);
    const editor = await new Editor(page).open(id, 'Ingebouwd');
    await page.getByRole('treeitem').first().click();
    await expect(editor.panel.locator('.tok-typeName').first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await editor.panel.getByRole('button', { name: words.code.enlarge('HTML') }).click();
    await expect(page.getByRole('dialog').locator('.tok-typeName').first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
