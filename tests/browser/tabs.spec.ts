import type { BrowserContext, Page } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { words } from '#admin/words.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Eerste alinea', 'First'), text('second', 'Tweede alinea', 'Second')];

/** Leaves all saves of this tab unanswered, so that only the browser has its changes. */
async function holdSaves(page: Page, id: string): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api/pages/${id}`,
    (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()),
  );
}

async function type(editor: Editor, block: string, words: string): Promise<void> {
  await editor.select(block);
  await editor.field('Text').fill(words);
  await expect(editor.row(words)).toBeVisible();
}

/** Waits until the browser has stored the text in IndexedDB. */
async function expectKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(readKept)).toContain(words);
}

async function readKept(): Promise<string> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('vitrine-editor'));
  const drafts = [...database.objectStoreNames].length
    ? await done(database.transaction('drafts').objectStore('drafts').getAll())
    : [];
  database.close();
  return JSON.stringify(drafts);
}

/** Opens another tab with a copy of this tab's session storage, as duplicating a tab does. */
async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

/**
 * Leaves one tab with unsaved changes, after another tab has saved its own. Returns the first tab's editor.
 */
async function writeInTwoTabs(
  { page, context, id }: { readonly page: Page; readonly context: BrowserContext; readonly id: string },
  [mineIn, theirsIn]: readonly [string, string],
): Promise<Editor> {
  const mine = await new Editor(page).open(id);
  const second = await context.newPage();
  const other = await new Editor(second).open(id);
  await expect(page.getByText('Also open in your other tab')).toBeVisible();
  await holdSaves(page, id);
  await type(mine, mineIn, 'Mijn werk');
  await expectKept(page, 'Mijn werk');
  await type(other, theirsIn, 'Uit het andere tabblad');
  await other.expectSaved();
  await expect(page.getByRole('button', { name: 'Newer in your other tab' })).toBeVisible();
  // Leaves the page first: a save that continues on the open page would get a conflict.
  await page.goto('about:blank');
  await page.unrouteAll();
  return mine;
}

const note = /(Your other tab|In another browser, you) changed Text\. Merged into your draft\./;

test('two tabs keep their own changes, and reopening one merges both', async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  const mine = await writeInTwoTabs({ page, context, id }, ['Tweede alinea', 'Eerste alinea']);
  await mine.open(id);
  const told = page.locator('.toast').filter({ hasText: note });
  // A toast under the pointer stays.
  await told.hover();
  await expect(mine.frame.getByText('Mijn werk')).toBeVisible();
  await expect(mine.frame.getByText('Uit het andere tabblad')).toBeVisible();
  await mine.expectSaved();
  expect((await api.readBlock(id, 'first'))?.content).toEqual({ nl: 'Uit het andere tabblad', en: 'First' });
  expect((await api.readBlock(id, 'second'))?.content).toEqual({ nl: 'Mijn werk', en: 'Second' });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(mine.frame.getByText('Eerste alinea')).toBeVisible();
  await expect(mine.frame.getByText('Mijn werk')).toBeVisible();
  await expect
    .poll(async () => (await api.readBlock(id, 'first'))?.content)
    .toEqual({ nl: 'Eerste alinea', en: 'First' });
});

test('when two tabs changed the same text, I am asked after every reload, and no text is lost', {
  tag: '@long',
}, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  const mine = await writeInTwoTabs({ page, context, id }, ['Eerste alinea', 'Eerste alinea']);
  const dialog = page.getByRole('dialog', { name: conflictWords.title });
  for (const comeBack of [() => mine.open(id), () => page.reload()]) {
    await comeBack();
    await expect(dialog.getByText(/^Your other tab saved this page/)).toBeVisible();
    await expect(dialog).not.toContainText('@');
    expect((await api.readBlock(id, 'first'))?.content).toMatchObject({ nl: 'Uit het andere tabblad' });
  }
  const choices = dialog.getByRole('group', { name: 'Text Dutch' });
  await expect(choices.getByText('Mijn werk')).toBeVisible();
  await expect(choices.getByText('Uit het andere tabblad')).toBeVisible();
  await dialog.getByRole('button', { name: conflictWords.edit }).click();
  await dialog
    .getByRole('textbox', { name: conflictWords.editedText })
    .fill('Mijn werk, en dat uit het andere tabblad');
  await dialog.getByRole('button', { name: conflictWords.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mine.frame.getByText('Mijn werk, en dat uit het andere tabblad')).toBeVisible();
  await mine.expectSaved();
  expect((await api.readBlock(id, 'first'))?.content).toEqual({
    nl: 'Mijn werk, en dat uit het andere tabblad',
    en: 'First',
  });
  // The other tab's save stays a version of the page, named after its origin.
  expect(await api.namesOfVersions(id)).toEqual([
    expect.stringMatching(/^Your other tab’s version of \d+ \w+, \d\d:\d\d$/),
  ]);
  expect(await api.textsOfVersions(id, 'first')).toContain('Uit het andere tabblad');
});

test('I load newer changes from my other tab with one click', { tag: '@long' }, async ({
  page,
  context,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const mine = await new Editor(page).open(id);
  const other = await new Editor(await context.newPage()).open(id);
  await type(other, 'Eerste alinea', 'Uit het andere tabblad');
  await other.expectSaved();
  const newer = page.getByRole('button', { name: 'Newer in your other tab' });
  await newer.click();
  await expect(mine.frame.getByText('Uit het andere tabblad')).toBeVisible();
  await expect(page.locator('.toast').filter({ hasText: note })).toBeVisible();
  await expect(newer).toHaveCount(0);
  await mine.expectSaved();
});

test('unsaved changes of a closed tab are offered in the next one, and can be undone', {
  tag: '@long',
}, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  const gone = await context.newPage();
  await holdSaves(gone, id);
  const editor = await new Editor(gone).open(id);
  await type(editor, 'Eerste alinea', 'Nooit bewaard');
  await expectKept(gone, 'Nooit bewaard');
  await gone.close();

  const mine = await new Editor(page).open(id);
  const offer = page.getByText(/^Unsaved changes from another tab, \d\d:\d\d$/);
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(mine.frame.getByText('Nooit bewaard')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await mine.expectSaved();
  await expect.poll(async () => JSON.stringify(await api.readBlock(id, 'first'))).toContain('Nooit bewaard');
  await mine.undo.click();
  await expect(mine.frame.getByText('Eerste alinea')).toBeVisible();
  await mine.expectSaved();
  await page.reload();
  await expect(mine.frame.getByText('Eerste alinea')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('unsaved changes of a tab that I close are offered here, and discarding them can be undone', {
  tag: '@long',
}, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  await new Editor(page).open(id);
  const second = await context.newPage();
  await holdSaves(second, id);
  const editor = await new Editor(second).open(id);
  await type(editor, 'Eerste alinea', 'Nooit bewaard');
  await expectKept(second, 'Nooit bewaard');
  const offer = page.getByText(/^Unsaved changes from another tab,/);
  await expect(offer).toHaveCount(0);
  await second.close({ runBeforeUnload: true });
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toHaveCount(0);
  await findToastAction(page, words.kept.discarded, 'Undo').click();
  await expect(offer).toBeVisible();
  await expectKept(page, 'Nooit bewaard');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(findToastAction(page, words.kept.discarded, 'Undo')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Eerste alinea').first()).toBeVisible();
  await expect.poll(() => page.evaluate(readKept)).not.toContain('Nooit bewaard');
});

test('a duplicated tab keeps its own changes', { tag: '@long' }, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  await holdSaves(page, id);
  const mine = await new Editor(page).open(id);
  await type(mine, 'Eerste alinea', 'Van het origineel');
  await expectKept(page, 'Van het origineel');
  const copy = await duplicate(context, page);
  await holdSaves(copy, id);
  const other = new Editor(copy);
  await expect(other.row('Eerste alinea')).toBeVisible();
  await type(other, 'Tweede alinea', 'Van de kopie');
  await expectKept(copy, 'Van de kopie');
  await expectKept(copy, 'Van het origineel');
  await page.unrouteAll();
  await page.reload();
  await expect(mine.frame.getByText('Van het origineel')).toBeVisible();
  await mine.expectSaved();
  expect(JSON.stringify(await api.readPage(id))).not.toContain('Van de kopie');
});

test('a draft stored by an older version of the editor is offered', async ({ page, api }) => {
  const { id, title } = await api.createPage({ overview });
  await page.goto('/admin');
  const draft = {
    content: { title, overview: [text('first', 'Van vroeger', 'Of old'), overview[1]] },
    saved: { title, overview },
    revision: '1',
    past: [],
    future: [],
  };
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vitrine-editor');
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put(value, key);
          writing.oncomplete = () => resolve(opening.result.close());
          writing.onerror = () => reject(writing.error);
        };
      }),
    [id, draft] as const,
  );
  const editor = await new Editor(page).open(id);
  await expect(page.getByText(words.kept.offer(undefined))).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(editor.frame.getByText('Van vroeger')).toBeVisible();
});

test('text typed immediately before a reload is restored, also in a first edit', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.select('Eerste alinea');
  const shown = editor.frame.locator('[data-block-id="first"]');
  let said = 'Eerste alinea';
  for (const word of ['één', 'twee', 'drie']) {
    const text = editor.field('Text');
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(` ${word}`);
    await page.reload();
    said += ` ${word}`;
    await expect(shown).toHaveText(said);
    await editor.select(said);
  }
});
