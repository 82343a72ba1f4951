import type { Page } from '@playwright/test';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const intro = text('intro', 'Een eigen zin', 'A sentence of ours');
const exampleHeader = 'Een gesprek van een uur';

async function addBlock(page: Page, editor: Editor, name: string): Promise<void> {
  await editor.select('Een eigen zin');
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: insertWords.title }).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a new card shows placeholders to me only, and they are listed before I publish', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const { id, identifier } = await api.createPage({ overview: [intro] });
  const editor = await new Editor(page).open(id, 'Een eigen zin');
  await expect(page.getByText('English complete')).toBeVisible();
  await addBlock(page, editor, 'card');
  const example = editor.frame.locator('[data-example]').filter({ hasText: exampleHeader });
  await expect(example).toHaveCSS('opacity', '0.5');
  await expect(editor.row(exampleHeader)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('English: 2 texts missing')).toBeVisible();
  await editor.expectSaved();
  await editor.language('English');
  await expect(editor.frame.getByText('An hour’s conversation')).toBeVisible();
  await editor.language('Dutch');

  await test.step('each finding leads to its field', async () => {
    await editor.select('Een eigen zin');
    await editor.publish.click();
    const asked = editor.publishing;
    await expect(asked.getByRole('listitem')).toHaveText([/^CardHeader text/, /^CardText/, /^CardLink/]);
    await asked.getByRole('button', { name: /^Card.*Header/ }).click();
    await expect(editor.field('Header text')).toBeFocused();
    await expect(editor.field('Header text')).toHaveValue('');
    await expect(editor.field('Header text')).toHaveAttribute('placeholder', exampleHeader);
  });

  await test.step('my text replaces the placeholder, and undo restores it', async () => {
    await page.keyboard.type('Mijn aanbod');
    await expect(editor.frame.getByText('Mijn aanbod')).toBeVisible();
    await expect(example).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(example).toBeVisible();
    await page.keyboard.press('Control+Shift+Z');
    await expect(editor.frame.getByText('Mijn aanbod')).toBeVisible();
    await editor.panel.getByRole('button', { name: 'Leave Text empty' }).click();
    await expect(editor.frame.getByText('Vertel wat er speelt.')).toHaveCount(0);
  });

  await test.step('visitors get only what I wrote', async () => {
    await editor.publish.click();
    const asked = editor.publishing;
    await expect(asked.locator('.preflight').getByRole('listitem')).toHaveText([
      /Link/,
      /Header text is missing in English/,
    ]);
    await asked.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(words.publish.done)).toBeVisible();
    const visitor = await (await open()).newPage();
    for (const path of [`/${identifier}`, `/en/${identifier}`]) {
      await visitor.goto(path);
      await expect(visitor.getByText('Mijn aanbod')).toBeVisible();
      const html = await (await visitor.request.get(path)).text();
      expect(html).not.toMatch(
        /gesprek van een uur|hour’s conversation|Vertel wat er speelt|href="\/cases"[^>]*card/,
      );
    }
  });
});

test('placeholders are still placeholders after a reload, also in a copy of the block', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [intro] });
  const editor = await new Editor(page).open(id, 'Een eigen zin');
  await addBlock(page, editor, 'grid');
  await expect(editor.frame.getByText('Eerst kijken.')).toBeVisible();
  // The first field of a new block has the focus. Escape moves it to the block, so that the shortcut works.
  await expect(editor.panel.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+d');
  await expect(editor.frame.getByText('Eerst kijken.')).toHaveCount(2);
  await editor.expectSaved();
  await page.reload();
  await expect(editor.frame.getByText('Eerst kijken.')).toHaveCount(2);
  await expect(page.getByText('English: 4 texts missing')).toBeVisible();
  expect(JSON.stringify(await api.readPage(id))).not.toContain('Eerst kijken');
});

test('publishing from the page list also lists placeholders that were never filled', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const { identifier } = await api.createPage({
    overview: [intro, { id: 'new', type: 'card', isMultiLanguage: true, startedFrom: 'card' }],
  });
  await page.goto('/admin');
  const publish = async () => {
    await page.getByRole('button', { name: `Actions for Proef ${identifier}` }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
  };
  const asked = page.getByRole('dialog', { name: words.publish.notWritten });
  await publish();
  await expect(asked.getByRole('listitem')).toHaveText([/Header/, /Text/]);
  await asked.getByRole('button', { name: words.close }).click();
  await publish();
  await asked.getByRole('button', { name: words.publish.without }).click();
  await expect(page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${identifier}`))).toBeVisible();
  const visitor = await (await open()).newPage();
  expect((await visitor.goto(`/${identifier}`))?.status()).toBe(200);
});
