import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { exchangeDialogWords } from '#admin/design-tokens/exchange/exchange-dialog-words.ts';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
import { words } from '#admin/words.ts';
import { exchangeWords } from '#tokens/exchange/exchange-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

// Imported tokens stay in this browser's draft, so other tests don't see them.

const fixture = (name: string) => readFileSync(join('src/tokens/exchange/fixtures', name));

/** A file of each format: the name of its format, a token that it changes, and one that is unreadable. */
const files = [
  {
    file: 'dtcg.json',
    format: exchangeWords.formats.dtcg,
    brings: ['--radius-small', '4px', '6px'],
    unread: `brand.more: ${exchangeWords.token.inherits}`,
  },
  {
    file: 'resolver.json',
    format: exchangeWords.formats['dtcg-resolver'],
    brings: ['--radius-small', '4px', '6px'],
    unread: `more.tokens.json: ${exchangeWords.token.otherFile}`,
  },
  {
    file: 'figma.json',
    format: exchangeWords.formats.figma,
    brings: ['--radius-small', '4px', '6px'],
    unread: `Semantic: ${exchangeWords.token.unknownMode('High contrast')}`,
  },
  {
    file: 'custom-properties.css.txt',
    format: exchangeWords.formats.css,
    brings: ['--space-3', '1rem', '1.25rem'],
    unread: `space-4: ${exchangeWords.token.notUnderstood('“calc(1rem + 2px)”')}`,
  },
] as const;

const state = (page: Page) => page.locator('.tokens-head__state');
const { asPublished } = tokenWords;

async function openTokens(page: Page): Promise<void> {
  await page.goto('/admin/design-tokens?part=shape');
  await expect(state(page)).toHaveText(asPublished, { timeout: 30_000 });
}

const frame = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="The page in the ${theme} theme"]`);

/** Returns the computed value of a custom property on the page in the frame. */
function readInFrame(page: Page, property: string, theme: 'light' | 'dark' = 'light'): Promise<string> {
  return frame(page, theme)
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name).trim(), property);
}

async function openExchange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: exchangeDialogWords.title }).click();
  const dialog = page.getByRole('dialog', { name: exchangeDialogWords.title });
  await expect(dialog.getByRole('button', { name: exchangeDialogWords.choose })).toBeVisible();
  return dialog;
}

/** Drops a file on the dialog. */
async function drop(dialog: Locator, name: string, text: string): Promise<void> {
  const page = dialog.page();
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, text],
  );
  await dialog.getByText(exchangeDialogWords.lead).dispatchEvent('drop', { dataTransfer });
}

for (const { file, format, brings, unread } of files) {
  test(`${file}: I see its changes and unread parts, apply it to the draft, and undo it`, {
    tag: '@long',
  }, async ({ page }) => {
    await openTokens(page);
    const [property, before, after] = brings;
    await expect.poll(() => readInFrame(page, property), { timeout: 30_000 }).toBe(before);
    const dialog = await openExchange(page);
    await drop(dialog, file, fixture(file).toString('utf8'));
    await expect(dialog.getByText(`${format}, from ${file}`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: unread })).toBeVisible();
    const path = property.slice(2).replace('-', '.');
    const row = dialog.getByRole('listitem').filter({ hasText: path }).first();
    await expect(row).toContainText(`Before: ${before}`);
    await expect(row).toContainText(`After: ${after}`);
    // Opening a file changes nothing.
    await expect(state(page)).toHaveText(asPublished);
    await dialog.getByRole('button', { name: /^Apply \d+ tokens? to the draft$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(state(page)).toContainText('unpublished changes');
    await expect.poll(() => readInFrame(page, property)).toBe(after);
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(state(page)).toHaveText(asPublished);
    await expect.poll(() => readInFrame(page, property)).toBe(before);
  });
}

test('an imported colour has a value for each theme in both previews', { tag: '@long' }, async ({ page }) => {
  await openTokens(page);
  await expect(frame(page, 'dark').locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  const dialog = await openExchange(page);
  await drop(dialog, 'colours.css', fixture('custom-properties.css.txt').toString('utf8'));
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expect(frame(page, 'light').locator('body')).toHaveCSS('background-color', /^oklch\(0\.994/);
  await expect(frame(page, 'dark').locator('body')).toHaveCSS('background-color', /^oklch\(0\.183/);
});

test('I export and re-import the tokens in every format without changes', { tag: '@long' }, async ({
  page,
}) => {
  await openTokens(page);
  const first = await openExchange(page);
  await drop(first, 'studio.json', fixture('dtcg.json').toString('utf8'));
  await first.getByRole('button', { name: /^Apply/ }).click();
  const drafted = await state(page).textContent();

  const dialog = await openExchange(page);
  for (const format of new Set(files.map((each) => each.format))) {
    await dialog.getByRole('radio', { name: exchangeDialogWords.export }).check();
    await dialog.getByRole('combobox', { name: exchangeDialogWords.format }).selectOption(format);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: exchangeDialogWords.download }).click(),
    ]);
    await dialog.getByRole('radio', { name: exchangeDialogWords.import }).check();
    const name = download.suggestedFilename();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: exchangeDialogWords.choose }).click();
    await (await chooser).setFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: readFileSync(await download.path()),
    });
    await expect(dialog.getByText(`${format}, from ${name}`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: exchangeDialogWords.nothing })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /^Not read/ })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  }
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(state(page)).toHaveText(drafted ?? '');
});

test('an unsupported file shows an error with what to do', { tag: '@long' }, async ({ page }) => {
  await openTokens(page);
  const dialog = await openExchange(page);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  const wrong = [
    ['photo.png', png, exchangeWords.file.unknown],
    ['broken.json', Buffer.from('{"color": {"ink": '), exchangeWords.file.notJson],
    ['everything.json', Buffer.alloc(5 * 1024 * 1024, ' '), exchangeWords.file.tooLarge],
    ['empty.json', Buffer.alloc(0), exchangeWords.file.empty],
  ] as const;
  for (const [name, buffer, sentence] of wrong) {
    await page
      .locator('.token-exchange input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(dialog.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  }
  // A valid file replaces the error.
  await drop(dialog, 'right.json', fixture('dtcg.json').toString('utf8'));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Apply 8 tokens/ })).toBeEnabled();
});

test('a file dropped outside the drop zone does not replace the screen', { tag: '@long' }, async ({
  page,
}) => {
  await openTokens(page);
  const dialog = await openExchange(page);
  const isStopped = await dialog.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'tokens.json'));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isStopped).toBe(true);
});

for (const width of [390, 1440]) {
  test(`importing works by keyboard and has no accessibility violations, at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTokens(page);
    // Listens early, because Playwright first has to enable the interception of file choosers in each frame.
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
    await page.getByRole('button', { name: exchangeDialogWords.title }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: exchangeDialogWords.title });
    const choose = dialog.getByRole('button', { name: exchangeDialogWords.choose });
    await expect(choose).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      if (await choose.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({
      name: `${'a-long-name-of-a-file-'.repeat(6)}.json`,
      mimeType: 'application/json',
      buffer: fixture('dtcg.json'),
    });
    await expect(dialog.getByRole('status')).toHaveText(
      /^Design tokens \(DTCG\), from .* 8 tokens change, 3 not read\.$/,
    );
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect([theme, await findSeriousViolations(page)]).toEqual([theme, []]);
    }
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    const apply = dialog.getByRole('button', { name: /^Apply/ });
    for (let presses = 0; presses < 6; presses++) {
      if (await apply.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(apply).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(state(page)).toHaveText(tokenWords.unpublished(8));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(state(page)).toHaveText(asPublished);
  });
}
