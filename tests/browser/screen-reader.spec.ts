import type { Page } from '@playwright/test';
import { outlineWords } from '#admin/editor/outline/outline-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { uploadWords } from '#admin/uploads/upload-words.ts';
import { words } from '#admin/words.ts';
import { Announcements } from './support/announcements.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { upload } from './support/library.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const grid: TestBlock = {
  id: 'grid',
  type: 'grid',
  rows: [{ columns: [[text('inside', 'In het grid', 'Inside')], [{ id: 'line', type: 'divider' }]] }],
};

/** Waits for an announcement. Returns all announcements so far. */
async function expectHeard(announcements: Announcements, wanted: string): Promise<string[]> {
  await expect.poll(() => announcements.heard()).toContain(wanted);
  return announcements.heard();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('on each screen that I open, focus is on the heading, and the title is announced once', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ title: { nl: 'Schermen', en: 'Screens' }, overview: [grid] });
  const announcements = await Announcements.record(page);
  await page.goto('/admin');
  await expect(heading(page, 'Pages')).toBeVisible();
  await announcements.clear();
  const navigation = page.getByRole('navigation').first();
  await navigation.evaluate((element) => element.setAttribute('data-kept', ''));

  await test.step('from the navigation, which is not re-rendered', async () => {
    await navigation.getByRole('link', { name: 'Trash' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Trash')).toBeFocused();
    await expect(navigation).toHaveAttribute('data-kept', '');
    await expect.poll(() => announcements.heard()).toContain('Trash · Vitrine');
  });
  await test.step('with the back button', async () => {
    await page.goBack();
    await expect(heading(page, 'Pages')).toBeFocused();
    await expect.poll(() => announcements.heard()).toContain('Pages · Vitrine');
  });
  await test.step('on a URL that does not exist', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/admin/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Pages')).toBeFocused();
  });
  await test.step('into the editor', async () => {
    await page.getByRole('searchbox', { name: pagesWords.search }).fill('Schermen');
    await page.getByRole('link', { name: 'Schermen', exact: true }).first().click();
    await expect(page).toHaveURL(/\/edit\//);
    await expect(heading(page, 'Schermen')).toBeFocused();
    await expect.poll(() => announcements.heard()).toContain('Schermen · Vitrine');
  });
  const titles = (await announcements.heard()).filter((said) => said.endsWith('· Vitrine'));
  expect(titles.filter((said) => said.startsWith('Trash') || said.startsWith('Schermen'))).toEqual([
    'Trash · Vitrine',
    'Schermen · Vitrine',
  ]);
  expect(await announcements.unheard()).toEqual([]);
  expect(id).not.toBe('');
});

test('each change of a block is announced once, in order; an autosave is not announced', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [grid] });
  const announcements = await Announcements.record(page);
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('Divider');
  await announcements.clear();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => announcements.heard()).toEqual(['Divider moved to Column 1 of Grid, position 2']);
  await page.keyboard.press('Delete');
  await expect.poll(() => announcements.heard()).toHaveLength(2);
  await editor.expectSaved();
  await page.keyboard.press('Control+z');
  await expect.poll(() => announcements.heard()).toHaveLength(3);
  await page.keyboard.press('Control+s');
  await expectHeard(announcements, 'Saved');
  expect(await announcements.heard()).toEqual([
    'Divider moved to Column 1 of Grid, position 2',
    'Divider deleted Undo',
    'Undone: Delete Divider',
    'Saved',
  ]);
  expect(await announcements.unheard()).toEqual([]);
});

test('while a dialog is open, a failed save and the next successful one are each announced once', async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/pages\//, 400);
  const { id } = await api.createPage({ overview: [grid] });
  const announcements = await Announcements.record(page);
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('In het grid');
  await page.route(
    `**/api/pages/${id}*`,
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 400, json: { message: 'Out of order.' } }),
    { times: 1 },
  );
  await editor.field('Text').fill('Een andere zin');
  await announcements.clear();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: words.commandMenu.title })).toBeVisible();
  await expectHeard(announcements, 'Out of order.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expectHeard(announcements, 'Saved');
  expect((await announcements.heard()).filter((said) => /Out of order|^Saved$/.test(said))).toEqual([
    'Out of order.',
    'Saved',
  ]);
  expect(await announcements.unheard()).toEqual([]);
});

test('I can reach the button of a toast while a dialog is open', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [grid] });
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('Divider');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: words.commandMenu.title })).toBeVisible();
  await findToastAction(page, 'Divider deleted', 'Undo').click();
  await page.keyboard.press('Escape');
  await expect(editor.row('Divider')).toBeVisible();
});

test('the end of an upload is announced', async ({ page }) => {
  const announcements = await Announcements.record(page);
  const [name = ''] = await upload(page, 1);
  expect(
    (await expectHeard(announcements, uploadWords.arrived(name))).filter((said) => said.includes(name)),
  ).toEqual([uploadWords.arrived(name)]);
});

test('closing an area moves focus to its opener; showing both languages keeps it in the properties', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [grid] });
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('In het grid');
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: outlineWords.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.row('In het grid')).toBeFocused();

  await page.getByRole('button', { name: words.panel.close }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.panel.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.field('Text')).toBeFocused();

  await page.keyboard.press('Control+Alt+l');
  await expect(page.locator('iframe[title^="Live preview"]')).toHaveCount(2);
  await expect(editor.panel.locator(':focus')).toHaveAccessibleName(/^Text/);
  await page.keyboard.press('Control+Alt+l');
  await expect(page.locator('iframe[title^="Live preview"]')).toHaveCount(1);
  await expect(editor.panel.locator(':focus')).toHaveAccessibleName(/^Text/);
});

test('Escape and Space in the outline keep focus on the row', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alinea', 'Paragraph'), grid] });
  const editor = await new Editor(page).open(id, 'In het grid');
  await editor.select('Alinea');
  await page.keyboard.press('ArrowDown');
  const row = page.locator('[data-row=grid]');
  await expect(row).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await expect(row).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeFocused();
});

// The viewport of a 1280-pixel window at 200 % zoom.
test.describe('in a window of 640 pixels', () => {
  test.use({ viewport: { width: 640, height: 480 } });

  test('F6 opens and focuses each area, and Escape returns to the block', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: [grid] });
    const editor = await new Editor(page).open(id, 'In het grid');
    const isAt = (area: string) => expect(page.locator('.editor')).toHaveAttribute('data-area', area);
    const focusedIn = (selector: string) =>
      expect
        .poll(() => page.evaluate((wanted) => !!document.activeElement?.closest(wanted), selector))
        .toBe(true);
    await page.keyboard.press('F6');
    await isAt('outline');
    await focusedIn('.outline');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F6');
    await isAt('page');
    await focusedIn('.canvas');
    await page.keyboard.press('F6');
    await isAt('properties');
    await focusedIn('.panel');
    await page.keyboard.press('Escape');
    await focusedIn('.canvas');
    await expect(editor.panel).toBeHidden();
    await page.keyboard.press('Shift+F6');
    await isAt('outline');
    await focusedIn('.outline');
  });
});

test('Dutch titles are marked as Dutch, English ones as English', async ({ page, api }) => {
  const title = { nl: 'Talen en teksten', en: '' };
  const { id } = await api.createPage({ title, overview: [grid] });
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: pagesWords.search }).fill('Talen en teksten');
  await expect(
    page.getByRole('link', { name: 'Talen en teksten' }).first().locator('[lang=nl]'),
  ).toBeVisible();
  const editor = await new Editor(page).open(id, 'In het grid');
  await expect(page.getByRole('banner').locator('h1 [lang=nl]')).toHaveText('Talen en teksten');
  await expect(editor.row('In het grid').locator('[lang=nl]')).toHaveText('In het grid');
  await editor.language('English');
  await expect(editor.row('Inside').locator('[lang=en]')).toHaveText('Inside');
  await expect(page.getByRole('banner').locator('h1 [lang=nl]')).toHaveText('Talen en teksten');
  await expect(page.locator('[data-row=grid] > [lang]')).toHaveAttribute('lang', 'en');
});
