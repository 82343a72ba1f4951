import type { Page } from '@playwright/test';
import { trashWords } from '#admin/trash/trash-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const words = text('first', 'Te lezen', 'To be read');

const line = (page: Page, identifier: string) =>
  page.getByRole('row').filter({ hasText: `Proef ${identifier}` });

test('I restore a deleted page: visitors can open it again, and a link leads to it', async ({
  page,
  api,
  open,
  problems,
}) => {
  const { id, identifier } = await api.createPage({ overview: [words], status: 'PUBLISHED' });
  await api.deletePage(id);
  problems.expectFailure(`/${identifier}`, 404);
  const visitor = await (await open()).newPage();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(404);

  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Trash' }).click();
  const trashed = line(page, identifier);
  await expect(trashed).toContainText(trashWords.seen(`/${identifier}`));
  await expect(trashed).toContainText('by you');
  await trashed.getByRole('button', { name: trashWords.restoreOf(`Proef ${identifier}`) }).focus();
  await page.keyboard.press('Enter');
  await expect(trashed).toHaveCount(0);
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(200);
  await findToastAction(
    page,
    trashWords.restored(`Proef ${identifier}`, `/${identifier}`),
    trashWords.open,
  ).click();
  await expect(page).toHaveURL(`/admin/pages/edit/${id}`);
});

test('when another page has taken its URL, the new URL is shown before I restore', async ({ page, api }) => {
  const { id, identifier } = await api.createPage({ overview: [words] });
  await api.deletePage(id);
  await api.createPage({ identifier, overview: [words], title: { nl: 'De nieuwe' } });
  await page.goto('/admin/trash');
  const became = `Another page now has the URL "${identifier}", so this one becomes "${identifier}-2".`;
  await expect(line(page, identifier)).toContainText(became);
  await line(page, identifier)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.locator('.toast').filter({ hasText: became })).toContainText(
    `restored at /${identifier}-2`,
  );
});

test('a page that another member has already restored shows a message and leaves the list', async ({
  page,
  api,
  problems,
}) => {
  const { id, identifier } = await api.createPage({ overview: [words] });
  await api.deletePage(id);
  problems.expectFailure(`/api/trash/${id}/restore`, 404);
  await page.goto('/admin/trash');
  await expect(line(page, identifier)).toBeVisible();
  await api.restorePage(id);
  await line(page, identifier)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText('This page is no longer in the trash')).toBeVisible();
  await expect(line(page, identifier)).toHaveCount(0);
});

test('deleting permanently and emptying the trash need a typed confirmation', async ({ page, api }) => {
  const { id, identifier } = await api.createPage({ overview: [words] });
  await api.deletePage(id);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: trashWords.emptyAll }).click();
  const emptying = page.getByRole('dialog', { name: /^Delete .* permanently\?$/ });
  await emptying.getByRole('textbox').fill('yes');
  await expect(emptying.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(emptying).toHaveCount(0);

  await line(page, identifier)
    .getByRole('button', { name: /permanently$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: trashWords.deleteTitle(`Proef ${identifier}`) });
  await dialog.getByRole('textbox', { name: trashWords.deleteName(identifier) }).fill(identifier);
  await page.keyboard.press('Enter');
  await expect(page.getByText(trashWords.deleted(`Proef ${identifier}`))).toBeVisible();
  await expect(line(page, identifier)).toHaveCount(0);
});

test('the trash shows an empty state, and an error with a retry when it cannot be loaded', {
  tag: '@long',
}, async ({ page, problems }) => {
  for (const list of ['**/api/trash', '**/api/trash/media'])
    await page.route(list, (route) => route.fulfill({ json: [] }), { times: 1 });
  await page.goto('/admin/trash');
  await expect(page.getByText(trashWords.empty)).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  problems.expectFailure('/api/trash', 400);
  await page.route(
    '**/api/trash',
    (route) => route.fulfill({ status: 400, json: { message: 'Not today.', code: 'input/invalid' } }),
    { times: 1 },
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Not today.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const colorScheme of themes) {
  test(`the trash has no accessibility violations in the ${colorScheme} theme, and fits a phone`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id, identifier } = await api.createPage({
      overview: [words],
      title: { nl: 'Een lange titel zonder einde '.repeat(6) },
    });
    await api.deletePage(id);
    await emulateTheme(page, colorScheme);
    await page.goto('/admin/trash');
    await expect(page.getByText(`/${identifier}`, { exact: true })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: trashWords.emptyAll }).click();
    await expect(page.getByRole('dialog', { name: /^Delete .* permanently\?$/ })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const names = await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Pages', 'Media', 'Design']));
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
