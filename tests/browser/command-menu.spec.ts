import type { Page } from '@playwright/test';
import { commandMenuWords } from '#admin/command-menu/command-menu-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { PageList } from './support/page-list.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const card = {
  id: 'kaart',
  type: 'card',
  headerEnabled: true,
  headerText: 'De werkwijze',
  content: 'Zo gaat het.',
};
const overview = [text('first', 'Eerste alinea', 'First paragraph'), card];

function menu(page: Page) {
  const dialog = page.getByRole('dialog', { name: words.commandMenu.title });
  const search = dialog.getByRole('combobox');
  return {
    dialog,
    search,
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    /** Types as fast as people do. Without a delay, React takes forty updates for an infinite loop. */
    type: (words: string) => page.keyboard.type(words, { delay: 30 }),
    async open() {
      await page.keyboard.press('Control+k');
      await expect(search).toBeFocused();
    },
  };
}

/** Opens the list of pages and waits until its shortcuts work. */
async function openList(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: commandMenuWords.open })).toBeVisible();
}

test.describe('from the list of pages', () => {
  test('I find a page by its English title and open it by keyboard', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id, identifier } = await api.createPage({ overview });
    await openList(page);
    const { open, option, type } = menu(page);
    await open();
    await type(`trial ${identifier}`);
    await expect(option(new RegExp(`^Proef ${identifier}`))).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/pages/edit/${id}`);
  });

  test('I open a screen and a file, and the most recently used comes first', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const [file] = await api.listMedia();
    if (!file) throw new Error('The demo has no files');
    await page.goto('/admin');
    const { open, option, dialog } = menu(page);
    await page.getByRole('button', { name: commandMenuWords.open }).click();
    await page.keyboard.type('trash');
    await option(/^Trash/).click();
    await expect(page).toHaveURL('/admin/trash');
    await open();
    await page.keyboard.type(file.name);
    await option(file.name).first().click();
    const opened = page.getByRole('dialog', { name: file.name });
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await open();
    await expect(dialog.getByRole('option').first()).toHaveText(file.name);
    await expect(dialog.getByRole('option').nth(1)).toHaveText('Trash');
  });

  test('I find commands to publish a page, unpublish the focused one, and filter the list', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { identifier } = await api.createPage({ overview });
    const shown = await api.createPage({ overview, status: 'PUBLISHED' });
    const list = await new PageList(page).open();
    const { open, option, type } = menu(page);
    await open();
    await type('pub');
    await expect(option(/^Published/)).toBeVisible();
    await expect(option(/^Unpublished changes/)).toBeVisible();
    await page.keyboard.type(` ${identifier}`, { delay: 30 });
    await option(new RegExp(`^Publish “Proef ${identifier}”`)).click();
    await expect(page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${identifier}`)).first()).toBeVisible();
    await list.goTo(shown.identifier);
    await open();
    await type('unpub');
    await expect(option(/^Unpublish$/)).toBeVisible();
    await type('lished');
    await option(/^Unpublished changes/).click();
    await expect(page).toHaveURL('/admin?status=changes');
  });

  test('I find the list of keyboard shortcuts', { tag: '@long' }, async ({ page }) => {
    await openList(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Ctrl+K')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    const { open, option } = menu(page);
    await open();
    await page.keyboard.type('shortcuts');
    await option(/^Keyboard shortcuts/).click();
    await expect(sheet).toBeVisible();
  });
});

test.describe('in the editor', () => {
  const padding = (editor: Editor) =>
    editor.frame.locator('.card__body').evaluate((element) => getComputedStyle(element).paddingTop);

  test('I preview a padding in the page before choosing it, and closing the menu reverts it', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    const before = await padding(editor);
    const { open, option, dialog } = menu(page);
    await open();
    await page.keyboard.type('card padding 57');
    await expect(option(/^Padding: 57px/)).toHaveAttribute('data-focused', 'true');
    await expect.poll(() => padding(editor)).toBe('57px');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => padding(editor)).toBe(before);
    await expect(editor.undo).toBeDisabled();

    await open();
    await page.keyboard.type('werkwijze padding 57');
    await expect(option(/^Padding: 57px/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => padding(editor)).toBe('57px');
    await editor.expectSaved();
    expect(await api.readBlock(id, 'kaart')).toMatchObject({ paddingTop: '57px', paddingLeft: '57px' });
    await editor.undo.click();
    await expect.poll(() => padding(editor)).toBe(before);
  });

  test('I go to a block by its text, and to a field by its name', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    const { open, option } = menu(page);
    await open();
    await page.keyboard.type('de werkw');
    await option(/^De werkwijze/).click();
    await expect(editor.rows.filter({ hasText: 'De werkwijze' })).toHaveAttribute('aria-selected', 'true');
    await open();
    await page.keyboard.type('elevation');
    await option(/^Elevation…/).click();
    await expect(
      editor.panel.getByRole('combobox', { name: 'Elevation' }).or(editor.panel.getByRole('radio')),
    ).not.toHaveCount(0);
    await expect(editor.panel.locator(':focus')).toHaveCount(1);
  });

  test('Enter pressed together with the last letter uses the results for the whole query', {
    tag: '@long',
  }, async ({ page, api }) => {
    const other = await api.createPage({ overview: [text('x', 'De andere', 'The other')] });
    const { id } = await api.createPage({ overview });
    await new Editor(page).open(id, 'Eerste alinea');
    const { open, option, type } = menu(page);
    await open();
    await type(other.identifier.slice(0, -1));
    await expect(option(new RegExp(other.identifier))).toBeVisible();
    await page.getByRole('combobox').evaluate((input: HTMLInputElement, words) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      write?.call(input, words);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', enter));
    }, other.identifier);
    await expect(page).toHaveURL(`/admin/pages/edit/${other.id}`);
  });

  test('I go to another page, and my changes here are saved', { tag: '@long' }, async ({ page, api }) => {
    const other = await api.createPage({ overview: [text('x', 'De andere', 'The other')] });
    const { id } = await api.createPage({ overview });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    await editor.select('Eerste alinea');
    await editor.field('Text').fill('Anders gezegd');
    const { open, option, type } = menu(page);
    await open();
    await type(other.identifier);
    await expect(option(new RegExp(other.identifier))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/pages/edit/${other.id}`);
    await expect
      .poll(async () => JSON.stringify((await api.readBlock(id, 'first'))?.content))
      .toContain('Anders gezegd');
  });
});

for (const colorScheme of themes) {
  test(`the command menu has no accessibility violations in the ${colorScheme} theme, on a phone too`, {
    tag: '@long',
  }, async ({ page }) => {
    await emulateTheme(page, colorScheme);
    await openList(page);
    const { open, option } = menu(page);
    await open();
    await page.keyboard.type('e');
    await expect(option(/./).first()).toBeVisible();
    // The input references the new list a moment after each search.
    await expect.poll(() => findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('button', { name: commandMenuWords.search }).click();
    await expect(option(/./).first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
