import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessWords } from '#admin/access/access-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const list = '/api/admin/password-access';
const words = text('a', 'Alleen voor de gemeente', 'For the council only');
/** Returns a unique name. */
const createName = () => `g${randomUUID().slice(0, 8)}`;

async function enter(visitor: Page, password: string): Promise<void> {
  const field = visitor.getByRole('textbox', { name: 'Wachtwoord' });
  await field.fill(password);
  await field.press('Enter');
}

test('I create a shared password by keyboard, it opens a page, and I see when it was used', async ({
  page,
  api,
  open,
}) => {
  const name = createName();
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Access' }).click();
  await page.getByRole('button', { name: accessWords.add }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: accessWords.addTitle });
  await expect(dialog.getByLabel(accessWords.labelField)).toBeFocused();
  await page.keyboard.type(`Gemeente ${name}`);
  await expect(dialog.getByLabel(accessWords.idField)).toHaveValue(`gemeente-${name}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('row', { name: new RegExp(name) });
  await expect(line).toContainText(`Gemeente ${name}`);
  await expect(line).toContainText(accessWords.noPages);
  await expect(line).toContainText(accessWords.neverUsed);
  await expect(line).not.toContainText(password);
  await line.getByRole('button', { name: accessWords.show(name) }).click();
  await expect(line).toContainText(password);

  const { identifier } = await api.createPage({
    overview: [words],
    status: 'PUBLISHED',
    requiresLogin: true,
    passwordId: name,
  });
  const visitor = await (await open()).newPage();
  await visitor.goto(`/${identifier}`);
  await enter(visitor, password);
  await expect(visitor.getByText('Alleen voor de gemeente')).toBeVisible();

  await page.reload();
  await expect(line.getByRole('link', { name: `Proef ${identifier}` })).toBeVisible();
  await expect(line).not.toContainText(accessWords.neverUsed);

  // Ends the open sessions; the password still works.
  await line.getByRole('button', { name: accessWords.close(name) }).click();
  await expect(page.getByText(accessWords.closed(name))).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('textbox', { name: 'Wachtwoord' })).toBeVisible();
  await enter(visitor, password);
  await expect(visitor.getByText('Alleen voor de gemeente')).toBeVisible();
});

test('I change a shared password, and the old one stops working', { tag: '@long' }, async ({
  page,
  api,
  open,
  problems,
}) => {
  const name = createName();
  await api.sharedPassword(name, 'de-eerste');
  const { identifier } = await api.createPage({
    overview: [words],
    status: 'PUBLISHED',
    requiresLogin: true,
    passwordId: name,
  });
  await page.goto('/admin/access');
  await page.getByRole('button', { name: accessWords.edit(name) }).click();
  const dialog = page.getByRole('dialog', { name: accessWords.editTitle(name) });
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('de-eerste');
  await dialog.getByRole('button', { name: accessWords.generate }).click();
  await expect(dialog.getByText(accessWords.changedHelp)).toBeVisible();
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
  await dialog.getByLabel(accessWords.labelField).fill('Studio Noord');
  await dialog.getByRole('button', { name: accessWords.save }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Studio Noord');
  const visitor = await (await open()).newPage();
  problems.expectFailure(`/api/access/${identifier}`, 403);
  await visitor.goto(`/${identifier}`);
  await enter(visitor, 'de-eerste');
  await expect(visitor.getByText('Onjuist wachtwoord')).toBeVisible();
  await enter(visitor, password);
  await expect(visitor.getByText('Alleen voor de gemeente')).toBeVisible();
});

test('I cannot delete a password that pages use; deleting an unused one can be undone', async ({
  page,
  api,
}) => {
  const [used, free] = [createName(), createName()];
  for (const id of [used, free]) await api.sharedPassword(id, `van ${id}`);
  const { identifier } = await api.createPage({
    overview: [words],
    status: 'PUBLISHED',
    requiresLogin: true,
    passwordId: used,
  });
  await page.goto('/admin/access');
  await page.getByRole('button', { name: accessWords.delete(used) }).click();
  const dialog = page.getByRole('dialog', { name: accessWords.inUseTitle(used) });
  await expect(dialog.getByRole('link', { name: `Proef ${identifier}` })).toHaveAttribute(
    'href',
    `/admin/pages/edit/${identifier}`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: accessWords.delete(free) }).click();
  const line = page.getByRole('row', { name: new RegExp(free) });
  await expect(line).toHaveCount(0);
  await findToastAction(page, accessWords.deleted(free), 'Undo').click();
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: accessWords.show(free) }).click();
  await expect(line).toContainText(`van ${free}`);
});

test('the list of passwords shows an error when it cannot be loaded, and I can retry', {
  tag: '@long',
}, async ({ page, problems }) => {
  problems.expectFailure(list, 503);
  await page.route(`**${list}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'The site is busy.', code: 'server/unavailable' } }),
  );
  await page.goto('/admin/access');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch password accesses' });
  await expect(alert).toContainText('The site is busy.');
  await page.unroute(`**${list}`);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: accessWords.add })).toBeVisible();
});

for (const theme of themes) {
  test(`the password screen has no accessibility violations, in ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await api.sharedPassword(createName(), 'van iemand');
    await emulateTheme(page, theme);
    await page.goto('/admin/access');
    await expect(page.getByRole('region', { name: accessWords.title }).getByRole('table')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: accessWords.add }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
