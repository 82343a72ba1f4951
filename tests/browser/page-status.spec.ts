import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const words = text('first', 'Te lezen', 'To be read');

test('I unpublish a page by mistake and undo it from the message, by keyboard alone', async ({
  page,
  api,
  open,
  problems,
}) => {
  const { identifier } = await api.createPage({ overview: [words], status: 'PUBLISHED' });
  const visitor = await (await open()).newPage();
  problems.expectFailure(`/${identifier}`, 404);
  await page.goto('/admin');
  await page.getByRole('button', { name: `Actions for Proef ${identifier}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Unpublish' }).focus();
  await page.keyboard.press('Enter');
  const undo = findToastAction(page, pagesWords.statusSet.DRAFT(`Proef ${identifier}`), 'Undo');
  // A focused toast does not disappear during the visit to the site.
  await undo.focus();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(404);
  await page.keyboard.press('Enter');
  await expect(page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${identifier}`))).toBeVisible();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(200);
  await expect(visitor.getByText('Te lezen')).toBeVisible();
});

test('publishing from an outdated list is refused first, so that nothing unseen goes live', {
  tag: '@long',
}, async ({ page, context, api, open, problems }) => {
  const { id, identifier } = await api.createPage({ overview: [words] });
  problems.expectFailure(`/api/pages/${id}`, 412);
  problems.expectFailure(`/${identifier}`, 404);
  await page.goto('/admin');
  const actions = page.getByRole('button', { name: `Actions for Proef ${identifier}` });
  await expect(actions).toBeVisible();

  const editor = await new Editor(await context.newPage()).open(id, 'Te lezen');
  await editor.select('Te lezen');
  await editor.field('Text').fill('Nog niet af');
  await editor.expectSaved();

  const publish = async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
  };
  const listAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/tree'));
  await publish();
  await expect(page.getByText(pagesWords.changedElsewhere(`Proef ${identifier}`))).toBeVisible();
  const visitor = await (await open()).newPage();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(404);

  await listAgain;
  await publish();
  await expect(page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${identifier}`))).toBeVisible();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(200);
  await expect(visitor.getByText('Nog niet af')).toBeVisible();
});

test('I undo hiding a page after closing its settings', { tag: '@long' }, async ({
  page,
  api,
  open,
  problems,
}) => {
  const { id, identifier } = await api.createPage({ overview: [words], status: 'PUBLISHED' });
  problems.expectFailure(`/${identifier}?preview`, 404);
  problems.expectFailure(`/${identifier}`, 404);
  await new Editor(page).open(id, 'Te lezen');
  await page.getByRole('banner').getByRole('button', { name: 'Page settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByRole('tab', { name: pageSettingsWords.tabs.visibility }).click();
  await settings.getByRole('radio', { name: 'Hidden' }).click({ force: true });
  const undo = findToastAction(page, pagesWords.statusSet.HIDDEN(`Proef ${identifier}`), 'Undo');
  await expect(undo).toBeVisible();
  await settings.getByRole('button', { name: 'Close' }).click();
  // A focused toast does not disappear during the visit to the site.
  await undo.focus();
  const visitor = await (await open()).newPage();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(404);
  await undo.click();
  await expect(page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${identifier}`))).toBeVisible();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(200);
});

for (const theme of themes) {
  test(`unpublishing the home page needs its name as confirmation, and can be cancelled (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await emulateTheme(page, theme);
    await page.goto('/admin');
    const actions = page.getByRole('button', { name: 'Actions for Fijn dat je er bent' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unpublish “Fijn dat je er bent”?' });
    await expect(dialog.getByLabel('Type main to confirm')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
    await expect(dialog).toHaveCSS('text-align', 'start');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.type('home');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect((await page.request.get('/')).status()).toBe(200);
  });
}
