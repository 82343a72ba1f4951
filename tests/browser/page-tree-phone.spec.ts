import { pageListWords } from '#admin/pages/list/list-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { findToastAction } from './support/editor.ts';
import { PageList } from './support/page-list.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Te lezen', 'To be read')];

test('on my phone I publish a page from its menu, and hide two together', { tag: '@long' }, async ({
  page,
  api,
  request,
}) => {
  const draft = await api.createPage({ overview });
  const other = await api.createPage({ overview, status: 'PUBLISHED' });
  const list = await new PageList(page).open();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: `Actions for Proef ${draft.identifier}` }).tap();
  await page.getByRole('menuitem', { name: 'Publish' }).tap();
  await expect(
    page.getByText(pagesWords.statusSet.PUBLISHED(`Proef ${draft.identifier}`)).first(),
  ).toBeVisible();
  expect((await request.get(`/${draft.identifier}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  for (const { identifier } of [draft, other]) {
    await list.row(identifier).getByText(`Proef ${identifier}`).tap();
    await expect(list.row(identifier)).toHaveAttribute('aria-selected', 'true');
  }
  expect(await measureOverflow(page)).toBe(0);
  await list.bulk('Hide').tap();
  const undo = findToastAction(page, pageListWords.actions.done.hide(2), 'Undo');
  await undo.focus();
  expect((await request.get(`/${other.identifier}`)).status()).toBe(404);
  await undo.tap();
  await expect(page.getByText(pageListWords.actions.undone(2)).first()).toBeVisible();
});
