import type { Page } from '@playwright/test';
import { clipboardWords } from '#admin/editor/services/clipboard-words.ts';
import { words } from '#admin/words.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Eerste alinea', 'First'), text('second', 'Tweede alinea', 'Second')];
const carousel: TestBlock = {
  id: 'carousel',
  type: 'carousel',
  blockVersion: 2,
  autoplay: false,
  cardSlides: [{ id: 'inside', type: 'card', content: { nl: 'In de kaart', en: 'In the card' } }],
};

/** Returns the contents of the saved blocks, in both languages. */
const readContents = ({ overview: blocks }: { readonly overview: readonly TestBlock[] }) =>
  blocks.map(({ content }) => content);

/** Dispatches a paste event with data from another program or site. */
async function pasteForeign(page: Page, flavours: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of Object.entries(given)) clipboardData.setData(type, data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, flavours);
}

test('I copy blocks on one page and paste them in another tab, in both languages, and undo it', {
  tag: '@long',
}, async ({ page, context, api }) => {
  const [here, there] = [await api.createPage({ overview }), await api.createPage({ overview: [carousel] })];
  const editor = await new Editor(page).open(here.id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');

  const tab = await context.newPage();
  const other = await new Editor(tab).open(there.id, 'In de kaart');
  await other.row('Carousel').first().click();
  await tab.keyboard.press('Control+v');
  await expect(other.frame.locator('main > .blocks > [data-block-id]')).toHaveCount(3);
  await expect(other.outline.getByRole('treeitem', { selected: true })).toHaveText([/Eerste/, /Tweede/]);
  await other.expectSaved();
  const saved = await api.readPage(there.id);
  expect(readContents(saved).slice(1)).toEqual(overview.map(({ content }) => content));
  expect(saved.overview.map(({ id }) => id)).not.toContain('first');

  await tab.keyboard.press('Control+z');
  await expect(other.frame.locator('main > .blocks > [data-block-id]')).toHaveCount(1);
  await other.expectSaved();
  expect((await api.readPage(there.id)).overview).toEqual([carousel]);
});

test('a pasted block keeps its outdated translation and shows what changed', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Een eigen zin', 'A sentence of ours')] });
  const editor = await new Editor(page).open(id, 'Een eigen zin');
  await editor.select('Een eigen zin');
  await editor.field('Text').fill('Een andere zin');
  await expect(page.getByRole('button', { name: 'English: 1 text outdated' })).toBeVisible();
  await editor.select('Een andere zin');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(editor.rendered).toHaveCount(2);
  await page.getByRole('button', { name: 'English: 2 texts outdated' }).click();
  await expect(editor.panel.locator('ins')).toHaveText('andere');
  await editor.expectSaved();
  await page.reload();
  await expect(page.getByRole('button', { name: 'English: 2 texts outdated' })).toBeVisible();
});

test('I copy and paste blocks in the page; in a text field, I copy and paste text', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.pointInFrame(editor.frame.getByText('Eerste alinea'));
  await expect(editor.row('Eerste alinea')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(editor.rendered).toHaveText(['Eerste alinea', 'Eerste alinea', 'Tweede alinea']);

  await editor.field('Text').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(editor.field('Text')).toHaveValue('Eerste alineaEerste alinea');
  await expect(editor.rows).toHaveCount(3);
});

test('a cut block can be pasted, or restored from the message', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  await page.keyboard.press('Control+x');
  await expect(editor.rendered).toHaveText(['Tweede alinea']);
  await page.keyboard.press('Control+v');
  await expect(editor.rendered).toHaveText(['Tweede alinea', 'Eerste alinea']);
  await page.keyboard.press('Control+x');
  await expect(editor.rendered).toHaveText(['Tweede alinea']);
  await findToastAction(page, 'Text cut', 'Undo').last().click();
  await expect(editor.rendered).toHaveText(['Tweede alinea', 'Eerste alinea']);
});

test('blocks that do not fit in the selected block are pasted below it, and a message says so', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [carousel, { id: 'line', type: 'divider' }] });
  const editor = await new Editor(page).open(id, 'In de kaart');
  await editor.select('Divider');
  await page.keyboard.press('Control+c');
  await editor.select('In de kaart');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(clipboardWords.below('Carousel'))).toBeVisible();
  await expect(editor.rows).toHaveText([/Carousel/, /In de kaart/, /Divider/, /Divider/]);
});

test('blocks pasted from another site keep unknown properties, and a message warns about their images', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  problems.expectFailure(/^\/media\/elsewhere\.jpg/, 404);
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  const blocks = [
    { id: 'second', type: 'countdown', until: { at: '2030-01-01' } },
    { id: 'third', type: 'heroImage', src: '/media/elsewhere.jpg', glow: 'soft' },
  ];
  const json = JSON.stringify({
    is: 'vitrine/blocks/1',
    origin: 'https://old.example',
    blocks,
  });
  await pasteForeign(page, { 'text/html': `<div data-vitrine-blocks='${json}'><p>Words</p></div>` });
  await expect(page.getByText(clipboardWords.foreign(1, 'old.example'))).toBeVisible();
  await editor.expectSaved();
  const saved = await api.readPage(id);
  const bare = saved.overview.map(({ id: _id, ...rest }) => rest);
  expect(bare.slice(1, 3)).toEqual(blocks.map(({ id: _id, ...rest }) => rest));

  await pasteForeign(page, { 'text/html': '<p> </p>' });
  await expect(page.getByText(clipboardWords.unreadable['not-blocks'])).toBeVisible();
  await expect(editor.rows).toHaveCount(4);
  await pasteForeign(page, { 'text/html': '<h2>Een kop</h2><p>Met <b>woorden</b></p><p>en meer</p>' });
  await expect(editor.rows).toHaveCount(6);
  await expect(editor.frame.getByRole('heading', { name: 'Een kop' })).toBeVisible();
});

test('the menu copies and pastes where the browser allows it; otherwise it names the shortcut', {
  tag: '@long',
}, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  const run = async (name: string) => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: words.commandMenu.title })
      .getByRole('option', { name })
      .first()
      .click();
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.select('Eerste alinea');
  await run('Copy');
  await run('Paste');
  await expect(editor.rendered).toHaveText(['Eerste alinea', 'Eerste alinea', 'Tweede alinea']);
  await run('Cut');
  await expect(editor.rendered).toHaveText(['Eerste alinea', 'Tweede alinea']);
  await page.keyboard.press('Control+v');
  await expect(editor.rows).toHaveCount(3);

  await page.evaluate(() => navigator.clipboard.writeText('Alleen woorden'));
  await run('Paste');
  await expect(editor.frame.getByText('Alleen woorden')).toBeVisible();

  await context.clearPermissions();
  await run('Paste');
  await expect(page.getByText(clipboardWords.noReading('Ctrl+V'))).toBeVisible();
});
