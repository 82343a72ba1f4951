import { commandWords } from '#admin/command-menu/command-words.ts';
import { panelWords } from '#admin/forms/panel-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [
  text('intro', 'Wie wij zijn', 'Who we are'),
  { id: 'card', type: 'card', headerEnabled: true, headerText: 'De werkwijze' },
];

test('I search the properties by name and change the one that is found', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'De werkwijze');
  await editor.select('De werkwijze');
  await page.keyboard.press('Control+Shift+f');
  const search = editor.panel.getByRole('searchbox', { name: panelWords.search });
  await expect(search).toBeFocused();

  await page.keyboard.type('elev');
  await expect(editor.panel.locator('[data-path]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(editor.panel.locator('[data-path=elevation] :focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => api.readBlock(id, 'card')).toMatchObject({ elevation: expect.any(String) });

  await test.step('without matches a message is shown; Escape clears the search, then closes it', async () => {
    await search.fill('qqqq');
    await expect(editor.panel.getByText(panelWords.found(0))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(editor.panel.getByRole('button', { name: commandWords['find-property'] })).toBeFocused();
  });

  await test.step('selecting another block closes the search', async () => {
    await page.keyboard.press('Enter');
    await search.fill('elev');
    await editor.select('Wie wij zijn');
    await expect(search).toHaveCount(0);
    await expect(editor.field('Text')).toBeVisible();
  });
});

for (const theme of themes) {
  test(`the property search has no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview });
    await emulateTheme(page, theme);
    const editor = await new Editor(page).open(id, 'De werkwijze');
    await editor.select('De werkwijze');
    await page.keyboard.press('Control+Shift+f');
    for (const query of ['pad', 'qqqq']) {
      await editor.panel.getByRole('searchbox').fill(query);
      expect(await findSeriousViolations(page, '[aria-label="Properties"]'), query).toEqual([]);
    }
  });
}
