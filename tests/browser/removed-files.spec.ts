import { words } from '#admin/words.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { routeJustInCase } from './support/routes.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('when a new build removed a script, I am told once, reload, and keep my changes', async ({
  page,
  api,
  problems,
}) => {
  const { id } = await api.createPage({ overview: [text('alinea', 'Begin.', 'Start.')] });
  problems.expectFailure(/^\/assets\/studio\/loaded-dialog-/, 404);
  await page.route(/\/assets\/studio\/loaded-dialog-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  const alone = 'a quick reload comes before the save; what is typed is in this browser alone until then';
  await routeJustInCase(page, alone, /\/api\/pages\/[^/?]+\?autosave/, (route) => route.abort());
  problems.expectFailure(/\?autosave/, 'ERR_FAILED');
  const editor = await new Editor(page).open(id, 'Begin.');
  await editor.select('Begin.');
  await editor.field('Text').fill('Mijn eigen zin.');
  await expect(editor.frame.getByText('Mijn eigen zin.')).toBeVisible();
  const told = words.outdated.text;
  const reload = findToastAction(page, told, 'Reload');
  await expect(reload).toHaveCount(1);
  await editor.select('Mijn eigen zin.');
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(told);
  await page.keyboard.press('Escape');
  await page.unroute(/\/assets\/studio\/loaded-dialog-[^/]*\.js$/);
  await page.unroute(/\/api\/pages\/[^/?]+\?autosave/);
  await reload.click();
  await expect(editor.frame.getByText('Mijn eigen zin.')).toBeVisible();
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('dialog', { name: words.settings.open })).toBeVisible();
});
