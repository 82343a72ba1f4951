import type { Page } from '@playwright/test';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Eerste alinea', 'First paragraph')];
const listScript = /\/search-menu-list-[^/]+\.js$/;
const otherScript = /\/loaded-dialog-[^/]+\.js$/;

function searchMenu(page: Page, name = 'Add a block') {
  const dialog = page.getByRole('dialog', { name });
  // The field is a plain text box until its list has loaded.
  const search = dialog.getByRole('combobox').or(dialog.getByRole('textbox'));
  return {
    dialog,
    search,
    options: dialog.getByRole('option'),
    /** Returns the key of the active option, which Enter chooses. */
    current: () =>
      search.evaluate((input) => {
        const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
        return option?.dataset.key;
      }),
  };
}

test('I search for a block by several words, and Enter takes the first result', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('/');
  const { search, options, current, dialog } = searchMenu(page);
  await expect(search).toBeFocused();
  await expect.poll(current).toBe('text');
  await page.keyboard.type('media im');
  await expect(options.first()).toHaveText('Image');
  await expect.poll(current).toBe('image');
  await page.keyboard.type('zz');
  await expect(dialog.getByText('Nothing matches “media imzz”')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(current).toBe('image');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(editor.rows).toHaveCount(2);
  await expect(editor.panel.getByRole('heading', { name: 'Image' })).toBeVisible();
});

test('arrow keys move through all options of both columns and wrap around', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('/');
  const { options, current, dialog } = searchMenu(page);
  await expect.poll(current).toBe('text');
  const keys = await options.evaluateAll((all) => all.map((option) => (option as HTMLElement).dataset.key));
  expect(keys.length).toBeGreaterThan(16);
  for (const key of [...keys.slice(1), keys[0]]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(current).toBe(key);
  }
  await page.keyboard.press('ArrowUp');
  await expect.poll(current).toBe(keys.at(-1));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(editor.row('Eerste alinea')).toBeFocused();
});

test('the command menu shows shortcuts, and options can be chosen with the mouse', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('Control+k');
  const { options, current, dialog } = searchMenu(page, words.commandMenu.title);
  const duplicate = options.filter({ hasText: 'Duplicate' });
  await expect(duplicate).toContainText('Ctrl+D');
  // Moves the mouse first, as a real pointer crosses the window before it reaches the list.
  await page.mouse.move(1, 1);
  await duplicate.hover();
  await expect.poll(current).toBe('duplicate');
  await duplicate.click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.rows).toHaveCount(2);
});

test('text typed before the list has loaded is searched once it has loaded', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(listScript, async (route) => {
    await held;
    await route.continue();
  });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('/');
  await page.keyboard.type('subg');
  const { search, current, dialog, options } = searchMenu(page);
  await expect(search).toHaveValue('subg');
  await expect(options).toHaveCount(0);
  release();
  await expect(dialog).toContainText('Nothing matches “subg”');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('h');
  await expect(search).toHaveValue('subh');
  await expect.poll(current).toBe('subheading');
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByRole('heading', { name: 'Subheading' })).toBeVisible();
});

test('Enter directly after typing chooses the match, before and after the list has loaded', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(listScript, async (route) => {
    await held;
    await route.continue();
  });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('/');
  await page.keyboard.type('subh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.panel.getByRole('heading', { name: 'Subheading' })).toBeVisible();
  // Waits until the first field of the new block has taken the focus, before the keys for the outline.
  await expect(editor.panel.locator(':focus')).toHaveCount(1);
  release();

  await editor.rows.nth(1).click();
  await page.keyboard.press('/');
  const { search, options } = searchMenu(page);
  await expect(options).not.toHaveCount(0);
  // Dispatches both events in one task, so that the list has no time to update its active option.
  await search.evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, 'divi');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.panel.getByRole('heading', { name: 'Divider' })).toBeVisible();
});

test('scripts that cannot be loaded show an error; after a reload they work and my changes remain', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  const { id } = await api.createPage({ overview });
  // Blocks the health check too. Otherwise the editor would assume that a newer build removed these files.
  const away = [listScript, otherScript, /\/healthz$/];
  for (const address of away) {
    problems.expectFailure(address, 'ERR_FAILED');
    await page.route(address, (route) => route.abort());
  }
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await editor.field('Text').fill('Onderweg');
  await editor.expectSaved();
  await editor.select('Onderweg');
  await page.keyboard.press('/');
  const { dialog, options } = searchMenu(page);
  await expect(dialog.getByRole('alert')).toContainText(words.errors.offline);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  for (const address of away) await page.unroute(address);
  await failed.getByRole('button', { name: 'Refresh page' }).click();
  await editor.select('Onderweg');
  await page.keyboard.press('/');
  await expect(options.first()).toBeVisible();
});
