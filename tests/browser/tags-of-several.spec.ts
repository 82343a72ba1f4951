import type { Page } from '@playwright/test';
import { inToast } from './support/editor.ts';
import { tile, upload } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Marks files, and opens what the bar has for all of them. */
async function mark(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
  await expect(page.getByRole('toolbar', { name: `${names.length} files selected` })).toBeVisible();
}

const action = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** What the detail of a file says. */
async function expectTags(page: Page, name: string, tags: readonly string[]): Promise<void> {
  await tile(page, name).click();
  const items = page.getByRole('dialog', { name }).getByRole('list', { name: 'Tags of this file' });
  await expect(items.getByRole('listitem')).toHaveText([...tags]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('I give three files a tag at once, take it back, and take another one off two of them', async ({
  page,
}) => {
  const names = await upload(page, 3);
  const [first = '', second = '', third = ''] = names;
  const own = `eigen-${first.slice(5, 13)}`;
  const shared = `samen-${first.slice(5, 13)}`;
  await mark(page, [first, second]);
  await action(page, 'Add tag…').click();
  const field = dialog(page).getByRole('combobox', { name: 'Tags' });
  await expect(field).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await field.fill(own);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: '2 files have other tags now.' })).toBeVisible();

  await mark(page, names);
  await action(page, 'Add tag…').click();
  await field.fill(`${shared}, Water`);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await inToast(page, '3 files have other tags now.', 'Undo').click();
  await expect(page.getByText('3 files have the tags of before again.')).toBeVisible();
  await action(page, 'Add tag…').click();
  await field.fill(shared);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await action(page, 'Remove tag…').click();
  const there = dialog(page).getByRole('group', { name: 'Tags' });
  await expect(there.getByRole('button')).toHaveText([`${shared} 3`, `${own} 2`]);
  await there.getByRole('button', { name: `${own} 2` }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  for (const name of [first, third]) await expectTags(page, name, [shared]);
});

test('what the server refuses for one file is said by its name, and goes when I try again', async ({
  page,
  api,
  problems,
}) => {
  const [first = '', second = ''] = await upload(page, 2);
  const tag = `mis-${first.slice(5, 13)}`;
  const url = (await api.listMedia()).find(({ name }) => name === second)?.url ?? '';
  const id = url.split('/')[2] ?? '';
  const address = `**/api/admin/media/${id}`;
  problems.expectFailure(new RegExp(`/api/admin/media/${id}$`), 503);
  await page.route(address, (route) =>
    route.fulfill({ status: 503, json: { code: 'server/unavailable', message: 'Try again in a moment.' } }),
  );
  await mark(page, [first, second]);
  await action(page, 'Add tag…').click();
  await dialog(page).getByRole('combobox', { name: 'Tags' }).fill(tag);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    `1 file is as before:${second} Try again in a moment.`,
  );
  await page.unroute(address);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // With files marked, a press marks one more.
  await page.reload();
  for (const name of [first, second]) await expectTags(page, name, [tag]);
});
