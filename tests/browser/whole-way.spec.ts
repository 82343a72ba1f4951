import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { newPageWords } from '#admin/pages/new/new-page-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Adds a block by its name, which puts the caret into its first text. */
async function add(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: insertWords.title });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^${name}`));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveRole('textbox');
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 768 },
]) {
  test(`I create, translate and publish a case by keyboard alone, in a window of ${width} pixels`, async ({
    page,
    open,
    problems,
  }) => {
    const own = randomUUID().slice(0, 8);
    const name = `Getij ${own}`;
    const path = `/cases/getij-${own}`;
    problems.expectFailure(`${path}?preview`, 404);
    problems.expectFailure(`${path}?preview&version=draft`, 404);
    await page.setViewportSize({ width, height });
    const editor = new Editor(page);

    await test.step('a new case has the cursor in its title', async () => {
      await page.goto('/admin/cases/new');
      await expect(page.getByLabel('Title in Dutch', { exact: true })).toBeFocused();
      await page.keyboard.type(name);
      await page.getByRole('radio', { name: newPageWords.starts.blank.name, exact: true }).check();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/cases\/edit\//);
      await expect(editor.saved).toHaveText('Saved');
    });

    await test.step('a title and a text in Dutch', async () => {
      await add(page, 'Title');
      await page.keyboard.type('Op tijd terug van het wad');
      await page.keyboard.press('Escape');
      await expect(editor.row('Op tijd terug')).toBeFocused();
      await add(page, 'Text');
      await page.keyboard.type('Een app die zegt wanneer je om moet keren.');
      await expect(editor.frame.getByText('wanneer je om moet keren')).toBeVisible();
    });

    await test.step('the same in English', async () => {
      await page.keyboard.press('Control+Shift+l');
      await expect(editor.frame.locator('html')).toHaveAttribute('lang', 'en');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('An app that tells you when to turn back.');
      await expect(editor.frame.getByText('when to turn back')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowUp');
      await expect(editor.panel.getByRole('heading', { name: 'Title' })).toBeVisible();
      // Moves the focus from the outline to the page and the properties, then to the text.
      await page.keyboard.press('F6');
      await page.keyboard.press('F6');
      // The page forwards F6 to the editor by a message, which may arrive after a first Tab.
      await expect(editor.panel.locator(':focus')).toBeVisible();
      const text = editor.field('Text');
      for (let press = 0; press < 20; press += 1) {
        if (await text.evaluate((input) => input === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(text).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Back from the mudflats in time');
      await expect(editor.frame.getByRole('heading', { name: 'Back from the mudflats' })).toBeVisible();
    });

    await test.step('publish from the command menu', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      const menu = page.getByRole('dialog', { name: words.commandMenu.title });
      await expect(menu.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('Publish');
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(editor.publishing.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.publish.done)).toBeVisible();
    });

    await test.step('a visitor reads both languages', async () => {
      const visitor = await (await open({ javaScriptEnabled: false })).newPage();
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { name: 'Op tijd terug van het wad' })).toBeVisible();
      await expect(visitor.getByText('wanneer je om moet keren')).toBeVisible();
      await visitor.goto(`/en${path}`);
      await expect(visitor.getByRole('heading', { name: 'Back from the mudflats in time' })).toBeVisible();
      await expect(visitor.getByText('when to turn back')).toBeVisible();
    });
  });
}
