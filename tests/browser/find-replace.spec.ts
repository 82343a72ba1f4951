import type { Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { findWords } from '#admin/editor/canvas/find/find-words.ts';
import { findReplaceWords } from '#admin/find-replace/find-replace-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words as adminWords } from '#admin/words.ts';
import { findSeriousViolations } from './support/axe.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [
  text('a', 'Een **plein** bij [het plein](/plein)', 'A plein'),
  text('b', 'Geen match', 'Another plein'),
  text('c', 'Pleinen en Plein', 'Nothing'),
];
const bar = (page: Page) => page.getByRole('search', { name: findWords.label });

test('I search the page by keyboard and move from match to match', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Geen match');
  await editor.pointInFrame(editor.frame.getByText('Geen match'));
  await expect(editor.row('Geen match')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+f');
  const find = bar(page);
  await expect(find.getByLabel(findWords.find, { exact: true })).toBeFocused();
  await page.keyboard.type('plein');
  await expect(find.getByRole('status')).toHaveText(findWords.total(4));
  await page.keyboard.press('Enter');
  await expect(find.getByRole('status')).toHaveText(findWords.position(1, 4));
  await expect(editor.row('Een plein')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+Enter');
  await expect(find.getByRole('status')).toHaveText(findWords.position(4, 4));
  await expect(editor.row('Pleinen')).toHaveAttribute('aria-selected', 'true');
  await find.getByRole('button', { name: findWords.wholeWords }).click();
  await expect(find.getByRole('status')).toHaveText(findWords.total(3));
  await find.getByRole('button', { name: findWords.bothLanguages }).click();
  await expect(find.getByRole('status')).toHaveText(findWords.total(5));
  await find.getByRole('button', { name: findWords.matchCase }).click();
  await expect(find.getByRole('status')).toHaveText(findWords.total(4));
  expect(
    await editor.frame.locator('body').evaluate(() => CSS.highlights.get('vitrine-found')?.size),
  ).toBeGreaterThan(0);
  expect(await findSeriousViolations(page)).toEqual([]);
  await find.getByLabel(findWords.find, { exact: true }).press('Escape');
  await expect(find).toHaveCount(0);
  expect(await editor.frame.locator('body').evaluate(() => CSS.highlights.size)).toBe(0);
});

test('I replace one match, then all in both languages, and one undo reverts them', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Geen match');
  await page.keyboard.press('Control+h');
  const find = bar(page);
  await find.getByLabel(findWords.find, { exact: true }).fill('plein');
  await find.getByLabel(findWords.replacement, { exact: true }).fill('park');
  await find.getByLabel(findWords.replacement, { exact: true }).press('Enter');
  await expect(find.getByRole('status')).toHaveText(findWords.position(1, 4));
  await find.getByLabel(findWords.replacement, { exact: true }).press('Enter');
  await expect(editor.frame.locator('strong')).toHaveText('park');
  await expect(find.getByRole('status')).toHaveText(findWords.position(1, 3));
  await find.getByRole('button', { name: findWords.bothLanguages }).click();
  await expect(find.getByRole('status')).toHaveText(findWords.total(5));
  await find.getByRole('button', { name: findWords.replaceAll }).click();
  await expect(page.getByText(findWords.replaced(5))).toBeVisible();
  await expect(find.getByRole('status')).toHaveText(findWords.none);
  await editor.expectSaved();
  await expect
    .poll(async () => (await api.readPage(id)).overview.map(({ content }) => content))
    .toEqual([
      { nl: 'Een **park** bij [het park](/plein)', en: 'A park' },
      { nl: 'Geen match', en: 'Another park' },
      { nl: 'parken en park', en: 'Nothing' },
    ]);
  await findToastAction(page, findWords.replaced(5), adminWords.undo).click();
  await expect(find.getByRole('status')).toHaveText(findWords.total(5));
  await editor.expectSaved();
  await expect
    .poll(async () => (await api.readPage(id)).overview.map(({ content }) => content))
    .toEqual([
      { nl: 'Een **park** bij [het plein](/plein)', en: 'A plein' },
      { nl: 'Geen match', en: 'Another plein' },
      { nl: 'Pleinen en Plein', en: 'Nothing' },
    ]);
});

test('I open the search with the mouse, go to a match, and close it', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Geen match');
  await editor.outline.locator('xpath=..').getByRole('button', { name: commandWords.find }).click();
  const find = bar(page);
  await find.getByLabel(findWords.find, { exact: true }).fill('match');
  await expect(find.getByRole('status')).toHaveText(findWords.total(1));
  await find.getByRole('button', { name: findWords.next }).click();
  await expect(editor.row('Geen match')).toHaveAttribute('aria-selected', 'true');
  await find.getByRole('button', { name: findWords.close }).click();
  await expect(find).toHaveCount(0);
});

test.describe('on all pages', () => {
  // No page of an earlier run contains this word.
  const unique = `Zwaluwstaart${Date.now().toString(36)}`;

  async function search(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: findReplaceWords.words, exact: true }).fill(unique);
    await page.getByRole('textbox', { name: findReplaceWords.replacement }).fill('Pen en gat');
    await page.getByRole('button', { name: findReplaceWords.find, exact: true }).click();
  }

  test('I find matches, choose pages, replace in drafts, and undo it immediately', async ({ page, api }) => {
    const createOverview = (nl: string) => [text('a', nl, 'Dovetail')];
    const one = await api.createPage({
      title: { nl: 'Eerste pagina', en: 'First page' },
      overview: createOverview(`Een **${unique}** en [nog een ${unique}](/${unique})`),
      status: 'PUBLISHED',
    });
    const other = await api.createPage({
      title: { nl: 'Tweede pagina', en: 'Second page' },
      overview: createOverview(`Ook ${unique}`),
    });
    await page.goto('/admin');
    await page.getByRole('link', { name: pagesWords.findReplace }).click();
    await expect(page.getByRole('heading', { level: 1, name: findReplaceWords.title })).toBeVisible();
    await search(page);
    await expect(page.getByText(findReplaceWords.found(3, 2), { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: findReplaceWords.results })).toContainText('nog een');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: findReplaceWords.choose('Tweede pagina') }).uncheck();
    await page.getByRole('button', { name: findReplaceWords.replace(2, 1) }).click();
    await expect(page.getByText(findReplaceWords.replaced(2))).toBeVisible();
    await expect(page.getByText(findReplaceWords.found(1, 1), { exact: true })).toBeVisible();
    await expect
      .poll(() => api.readBlock(one.id, 'a'))
      .toMatchObject({
        content: { nl: `Een **Pen en gat** en [nog een Pen en gat](/${unique})` },
      });
    expect((await (await page.request.get(`/${one.identifier}`)).text()).includes('Pen en gat')).toBe(false);
    await findToastAction(page, findReplaceWords.replaced(2), adminWords.undo).click();
    await expect(page.getByText(findReplaceWords.found(3, 2), { exact: true })).toBeVisible();
    await expect.poll(() => api.readBlock(other.id, 'a')).toMatchObject({ content: { nl: `Ook ${unique}` } });

    await test.step('a page that another member changes in between is skipped, and I am told', async () => {
      await api.save(other.id, createOverview(`Anders ${unique}`));
      await page.getByRole('button', { name: findReplaceWords.replace(3, 2) }).click();
      await expect(page.getByText(findReplaceWords.leftOut(1))).toBeVisible();
      await expect
        .poll(() => api.readBlock(other.id, 'a'))
        .toMatchObject({ content: { nl: `Anders ${unique}` } });
    });
  });
});
