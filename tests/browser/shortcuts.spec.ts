import type { Locator, Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('a', 'Een alinea', 'A paragraph'), text('b', 'Nog een', 'Another')];
const frames = (page: Page) => page.locator('iframe[title^="Live preview"]');

/**
 * Presses AltGr and a letter, with the event that Windows sends. Returns true if a handler prevented its
 * default.
 */
const altGr = (where: Locator, key: string, code: string) =>
  where.evaluate(
    (element, pressed) =>
      !element.dispatchEvent(
        new KeyboardEvent('keydown', {
          ...pressed,
          ctrlKey: true,
          altKey: true,
          modifierAltGraph: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    { key, code },
  );

test('AltGr types characters in fields and texts, and never triggers a shortcut', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Een alinea');
  await editor.select('Een alinea');
  const written = editor.frame.locator('[data-block-id=a]').getByText('Een alinea');
  await editor.pointInFrame(written);
  await editor.pointInFrame(written);
  const caret = editor.frame.locator('[contenteditable=true]');
  await expect(caret).toBeVisible();
  // Outside a text field the keys do nothing.
  await altGr(editor.frame.locator('body'), 'ø', 'KeyL');
  for (const place of [editor.field('Text'), caret]) {
    for (const [key, code] of [
      ['ñ', 'KeyN'],
      ['ø', 'KeyL'],
      ['©', 'KeyC'],
      ['á', 'KeyA'],
    ] as const) {
      expect(await altGr(place, key, code), `${key} is left to the browser`).toBe(false);
    }
  }
  await expect(frames(page)).toHaveCount(1);
});

test('Alt with a left or right arrow keeps its browser function; with Shift it moves a block', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({
    overview: [{ id: 'grid', type: 'grid', rows: [{ columns: [[], []] }] }, text('a', 'Een alinea', 'One')],
  });
  await page.goto('/admin');
  const editor = await new Editor(page).open(id, 'Een alinea');
  await editor.select('Een alinea');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(editor.row('Een alinea')).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(editor.row('Een alinea')).toHaveAttribute('aria-level', '1');
  const isLeft = (where: Locator) =>
    where.evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    );
  expect(await isLeft(editor.row('Een alinea'))).toBe(true);
  expect(await isLeft(editor.frame.locator('body'))).toBe(true);
});

test('I turn off single-key shortcuts in the shortcut list or profile, and the browser remembers it', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Een alinea');
  await editor.select('Een alinea');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: words.commandMenu.shortcuts });
  await expect(sheet.getByText('Add block')).toBeVisible();
  await sheet.getByRole('switch', { name: words.shortcuts.singleKeys }).press('Space');
  await expect(sheet.getByText('Add block')).toHaveCount(0);
  await expect(sheet.getByText(commandWords.duplicate)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await editor.row('Een alinea').focus();
  for (const key of ['Delete', '/', '?', '+', '[', ']', '1', 'Backspace']) await page.keyboard.press(key);
  // When this shortcut has taken effect, the earlier keys would have as well.
  await page.keyboard.press('Control+d');
  await expect(editor.rows).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.panel).toBeVisible();
  await editor.expectSaved();

  await page.goto('/admin/profile');
  const toggle = page.getByRole('switch', { name: words.shortcuts.singleKeys });
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});
