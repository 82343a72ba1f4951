import { pageListWords } from '#admin/pages/list/list-words.ts';
import { findToastAction } from './support/editor.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { PageList } from './support/page-list.ts';
import { text } from './support/studio-api.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const { moves } = pageListWords;

test('when another member moves the page first, I am told, and each of us undoes our own move', {
  tag: '@long',
}, async ({ page, api, open, playwright, baseURL, problems }) => {
  makeEditorAccount();
  const sara = await createSession(playwright.request, baseURL, editorAccount);
  // Creates the pages below a new parent, where no other test creates or moves pages.
  const overview = [text('first', 'Te lezen', 'To be read')];
  const above = await api.createPage({ overview });
  const names: string[] = [];
  for (let made = 0; made < 4; made += 1)
    names.push((await api.createPage({ overview, parentId: above.id })).identifier);
  const [a, b, c, d] = names as [string, string, string, string];

  const mine = await new PageList(page).open();
  await expect(mine.row(d)).toBeVisible();
  const herPage = await (await open({ storageState: sara })).newPage();
  const hers = await new PageList(herPage).open();
  await hers.goTo(d);
  await herPage.keyboard.press('Alt+ArrowUp');
  await expect(
    findToastAction(herPage, moves.moved(`Proef ${d}`, moves.before(`Proef ${c}`)), 'Undo'),
  ).toBeVisible();
  expect(await hers.order(names)).toEqual([a, b, d, c]);

  problems.expectFailure('/api/tree/move', 412);
  await mine.goTo(d);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    page.getByText(`"${d}" was moved in the meantime and is now under "${above.identifier}".`).first(),
  ).toBeVisible();
  await expect.poll(() => mine.order(names)).toEqual([a, b, d, c]);

  await mine.goTo(a);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(
    findToastAction(page, moves.moved(`Proef ${a}`, moves.before(`Proef ${d}`)), 'Undo'),
  ).toBeVisible();
  expect(await mine.order(names)).toEqual([b, a, d, c]);

  await hers.goTo(d);
  await herPage.keyboard.press('ControlOrMeta+z');
  await expect(herPage.getByText(moves.undone).first()).toBeVisible();
  await expect.poll(() => hers.order(names)).toEqual([b, a, c, d]);
  await mine.goTo(a);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(moves.undone).first()).toBeVisible();
  await expect.poll(() => mine.order(names)).toEqual([a, b, c, d]);
});
