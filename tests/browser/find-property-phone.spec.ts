import { commandWords } from '#admin/command-menu/command-words.ts';
import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('on my phone I find a property by touch', async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [{ id: 'card', type: 'card', headerEnabled: true, headerText: 'De werkwijze' }],
  });
  const editor = await new Editor(page).open(id, 'De werkwijze');
  const areas = page.getByRole('navigation', { name: words.editor.areasLabel });
  await areas.getByRole('button', { name: words.editor.areas.outline }).tap();
  await editor.row('De werkwijze').tap();
  await areas.getByRole('button', { name: words.editor.areas.properties }).tap();
  await editor.panel.getByRole('button', { name: commandWords['find-property'] }).tap();
  await editor.panel.getByRole('searchbox', { name: panelWords.search }).fill('elev');
  await expect(editor.panel.locator('[data-path]')).toHaveCount(1);
  expect(await measureOverflow(page)).toBe(0);
  await editor.panel.getByRole('button', { name: panelWords.closeSearch }).tap();
  await expect(editor.panel.getByRole('tab', { name: words.tabs.content })).toBeVisible();
});
