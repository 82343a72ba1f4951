import type { Page } from '@playwright/test';
import { libraryWords } from '#admin/media/library-words.ts';
import { words } from '#admin/words.ts';
import { findToastAction } from './support/editor.ts';
import { findFile, upload } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Selects files and waits for the toolbar with their count. */
async function mark(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
  const bar = names.length === 1 ? '1 file selected' : `${names.length} files selected`;
  await expect(page.getByRole('toolbar', { name: bar })).toBeVisible();
}

const action = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a file and expects these tags in its details. */
async function expectTags(page: Page, name: string, tags: readonly string[]): Promise<void> {
  await findFile(page, name).click();
  const items = page.getByRole('dialog', { name }).getByRole('list', { name: libraryWords.tags.ofFile });
  await expect(items.getByRole('listitem')).toHaveText([...tags]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

const field = (page: Page) => dialog(page).getByRole('combobox', { name: libraryWords.tags.label });

test('I add tags to two files together, and undo it', { tag: '@long' }, async ({ page }) => {
  const names = await upload(page, 2);
  const tag = `samen-${names[0]?.slice(5, 13)}`;
  await mark(page, names);
  await action(page, 'Add tag…').click();
  await expect(field(page)).toBeFocused();
  const add = dialog(page).getByRole('button', { name: libraryWords.tags.add, exact: true });
  await expect(add).toBeDisabled();
  await field(page).fill(`${tag}, ${tag}-nog`);
  await add.click();
  await expect(dialog(page)).toHaveCount(0);
  const choice = page.getByRole('search').getByRole('button', { name: `${tag} 2` });
  await expect(choice).toBeVisible();
  await findToastAction(page, libraryWords.tags.changed(2), 'Undo').click();
  await expect(page.getByText(libraryWords.tags.takenBack(2))).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test('I remove a tag from all files that have it, and the other tag remains', { tag: '@long' }, async ({
  page,
}) => {
  const names = await upload(page, 2);
  const [first = ''] = names;
  const [own, shared] = ['eigen', 'samen'].map((word) => `${word}-${first.slice(5, 13)}`);
  await mark(page, [first]);
  await action(page, 'Add tag…').click();
  await field(page).fill(`${own}`);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await mark(page, names);
  await action(page, 'Add tag…').click();
  await field(page).fill(`${shared}`);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await action(page, 'Remove tag…').click();
  const there = dialog(page).getByRole('group', { name: libraryWords.tags.label });
  await expect(there.getByRole('button')).toHaveText([`${shared} 2`, `${own} 1`]);
  await there.getByRole('button', { name: `${own} 1` }).click();
  await dialog(page).getByRole('button', { name: libraryWords.tags.takeOff, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expectTags(page, first, [`${shared}`]);
});

test('a file that cannot be tagged is named with the error, and a retry completes it', {
  tag: '@long',
}, async ({ page, api, problems }) => {
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
  await dialog(page).getByRole('combobox', { name: libraryWords.tags.label }).fill(tag);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    `${libraryWords.tags.notChanged(1)}${second} Try again in a moment.`,
  );
  await page.unroute(address);
  await dialog(page).getByRole('button', { name: words.tryAgain }).click();
  await expect(dialog(page)).toHaveCount(0);
  // Clears the selection, because a click on a file would add it while others are selected.
  await page.reload();
  for (const name of [first, second]) await expectTags(page, name, [tag]);
});
