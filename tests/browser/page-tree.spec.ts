import type { APIRequestContext, Page } from '@playwright/test';
import { pageListWords } from '#admin/pages/list/list-words.ts';
import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { showOnly } from './support/only-pages.ts';
import { PageList } from './support/page-list.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Te lezen', 'To be read')];

/** Creates pages at the end of the list. Returns their identifiers. */
async function makePages(api: StudioApi, count: number, more: object = { status: 'PUBLISHED' }) {
  const names: string[] = [];
  for (let made = 0; made < count; made += 1)
    names.push((await api.createPage({ overview, ...more })).identifier);
  return names as [string, string, string, string];
}

async function findRedirect(request: APIRequestContext, path: string): Promise<string | undefined> {
  return (await request.get(path, { maxRedirects: 0 })).headers().location;
}

const moved = (name: string, where: string) => pageListWords.moves.moved(`Proef ${name}`, where);

const dialog = (page: Page) => page.getByRole('dialog');

// Runs serially, because the tests move pages among the same siblings.
test.describe.configure({ mode: 'default' });

test('I drag a page to another position in the list, and undo it', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const names = await makePages(api, 3);
  const list = await new PageList(page).open();
  await list.drag(names[2], names[0], 'above');
  await expect.poll(() => list.order(names)).toEqual([names[2], names[0], names[1]]);
  await findToastAction(
    page,
    moved(names[2], pageListWords.moves.before(`Proef ${names[0]}`)),
    words.undo,
  ).click();
  await expect(page.getByText(pageListWords.moves.undone).first()).toBeVisible();
  await expect.poll(() => list.order(names)).toEqual(names);
  await page.reload();
  await expect.poll(() => list.order(names)).toEqual(names);
});

test('I drag a page onto another: I see the consequences first, and undo leaves no redirect', {
  tag: '@long',
}, async ({ page, api, request }) => {
  const [above, below] = await makePages(api, 2);
  const { identifier: linking } = await api.createPage({
    overview: [text('l', `Lees [dit](/${below}).`, 'Read on.')],
    status: 'PUBLISHED',
  });
  const list = await new PageList(page).open();
  await list.drag(below, above, 'onto');
  const changes = dialog(page).getByRole('region');
  await expect(changes).toHaveAccessibleName(pageSettingsWords.consequences.addresses(2));
  await expect(changes).toContainText(`/${below} → /${above}/${below}`);
  await expect(changes).toContainText(pageSettingsWords.consequences.redirects(1));
  await expect(changes).toContainText(pageSettingsWords.consequences.links(1));
  await expect(changes.getByRole('link', { name: `Proef ${linking}` })).toBeVisible();
  expect(await findRedirect(request, `/${below}`)).toBeUndefined();
  await dialog(page).getByRole('button', { name: pageListWords.moves.confirm, exact: true }).click();

  const undo = findToastAction(
    page,
    moved(below, pageListWords.moves.lastBelow(`Proef ${above}`)),
    words.undo,
  );
  await undo.focus();
  await expect(list.row(below)).toHaveAttribute('aria-level', '2');
  expect(await findRedirect(request, `/en/${below}`)).toBe(`/en/${above}/${below}`);
  await undo.click();
  await expect(list.row(below)).toHaveAttribute('aria-level', '1');
  expect((await request.get(`/${below}`, { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get(`/api/redirects/check?path=/${above}/${below}`)).status()).not.toBe(500);
  expect((await request.get(`/${above}/${below}`, { maxRedirects: 0 })).status()).not.toBe(301);
});

test('a page that cannot be moved somewhere shows why', { tag: '@long' }, async ({ page, api }) => {
  const [name] = await makePages(api, 1);
  const list = await new PageList(page).open();
  const home = list.grid.getByRole('row', { name: /Fijn dat je er bent/ });
  await list.row(name).hover({ position: { x: 200, y: 20 } });
  await page.mouse.down();
  // Starts the drag before the list scrolls under the pointer.
  for (const x of [206, 214]) await list.row(name).hover({ position: { x, y: 22 } });
  for (const x of [205, 210, 215, 220]) await home.hover({ position: { x, y: 22 } });
  await expect(home).toContainText(pageListWords.moves.systemBelow('Fijn dat je er bent'));
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
});

test('I move a page up, in and out by keyboard, and see why a move is impossible', {
  tag: '@long',
}, async ({ page, api }) => {
  const names = await makePages(api, 3, {});
  const list = await new PageList(page).open();
  await list.goTo(names[2]);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => list.order(names)).toEqual([names[0], names[2], names[1]]);
  await expect(list.row(names[2])).toBeFocused();
  // These pages were never published, so no dialog asks for confirmation.
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(list.row(names[2])).toHaveAttribute('aria-level', '2');
  await expect(list.row(names[2])).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(pageListWords.moves.atTop).first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(list.row(names[2])).toHaveAttribute('aria-level', '1');
  await expect.poll(() => list.order(names)).toEqual([names[0], names[2], names[1]]);
});

test('a key press during an unfinished move continues from the new position', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const names = await makePages(api, 3, {});
  const list = await new PageList(page).open();
  await list.goTo(names[2]);
  const [made, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/api/tree/move',
    async (route) => {
      const response = await route.fetch();
      made.resolve();
      await told.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.keyboard.press('Alt+ArrowUp');
  await made.promise;
  await page.keyboard.press('Alt+Shift+ArrowRight');
  told.resolve();
  await expect(list.row(names[2])).toHaveAttribute('aria-level', '2');
});

test('a collapsed parent page stays collapsed after a reload', { tag: '@long' }, async ({ page, api }) => {
  const above = await api.createPage({ overview });
  const below = await api.createPage({ overview, parentId: above.id });
  const list = await new PageList(page).open();
  await list.goTo(above.identifier);
  await expect(list.row(above.identifier)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(list.row(below.identifier)).toHaveCount(0);
  await page.reload();
  await expect(list.row(above.identifier)).toHaveAttribute('aria-expanded', 'false');
  await expect(list.row(below.identifier)).toHaveCount(0);
  await list.goTo(above.identifier);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(list.row(below.identifier)).toBeFocused();
});

test('filters are kept when I return, show counts, and suggest which one to remove', {
  tag: '@long',
}, async ({ page, api }) => {
  const draft = await api.createPage({ overview });
  const hidden = await api.createPage({ overview, status: 'HIDDEN', hideFromSearchEngines: true });
  const list = await new PageList(page).open();
  await page.getByRole('button', { name: pageListWords.filters.button }).click();
  await page.getByRole('menuitemcheckbox', { name: pageListWords.filters.values.draft }).click();
  await page.getByRole('menuitemcheckbox', { name: pageListWords.filters.values.case }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/kind=case/);
  await list.search.fill(draft.identifier);
  await expect(page.getByText(pageListWords.filters.none)).toBeVisible();
  await page.getByRole('button', { name: 'Without Cases: 1 page' }).click();
  await expect(list.row(draft.identifier)).toBeVisible();
  await expect(list.row(hidden.identifier)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`q=${draft.identifier}&status=draft`));

  await list
    .row(draft.identifier)
    .getByRole('link', { name: `Proef ${draft.identifier}` })
    .click();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await page.goBack();
  await expect(list.row(draft.identifier)).toBeVisible();
  await expect(list.search).toHaveValue(draft.identifier);
  await page.getByRole('button', { name: 'Remove filter Drafts' }).click();
  await list.search.fill('');
  await expect(list.row(hidden.identifier)).toBeVisible();
});

test('I select pages by keyboard, hide them together, and undo it in one step', {
  tag: '@long',
}, async ({ page, api, request }) => {
  const names = await makePages(api, 3);
  const list = await new PageList(page).open();
  await list.goTo(names[0]);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: pageListWords.list.actions })).toContainText('3 selected');
  await list.bulk('Hide').click();
  const undo = findToastAction(page, pageListWords.actions.done.hide(3), 'Undo');
  await undo.focus();
  expect((await request.get(`/${names[1]}`)).status()).toBe(404);
  await undo.click();
  await expect(page.getByText(pageListWords.actions.undone(3)).first()).toBeVisible();
  expect((await request.get(`/${names[1]}`)).status()).toBe(200);
  await list.goTo(names[0]);
  await page.keyboard.press('Escape');
  await expect(list.row(names[1])).toHaveAttribute('aria-selected', 'false');
});

test('deleting several pages names those that cannot be deleted, and one undo restores the others', {
  tag: '@long',
}, async ({ page, api }) => {
  const above = await api.createPage({ overview });
  await api.createPage({ overview, parentId: above.id });
  const loose = await api.createPage({ overview });
  const list = await new PageList(page).open();
  await list.select(above.identifier, loose.identifier);
  await list.bulk('Delete').click();
  await expect(dialog(page)).toHaveAccessibleName(pageListWords.actions.notDone(1, 2));
  await expect(dialog(page)).toContainText(pageListWords.actions.reasons.hasChildren);
  await dialog(page).getByRole('button', { name: pageListWords.actions.understood }).click();
  await expect(list.row(loose.identifier)).toHaveCount(0);
  await findToastAction(page, pagesWords.deleted(`Proef ${loose.identifier}`), 'Undo').click();
  await expect(list.row(loose.identifier)).toBeVisible();
});

test('I duplicate a page with a shortcut, and the copy is a draft with the same content', {
  tag: '@long',
}, async ({ page, api }) => {
  const { identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
  const list = await new PageList(page).open();
  await list.search.fill(identifier);
  await list.goTo(identifier);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(
    page.getByText(pageListWords.actions.duplicated(`Proef ${identifier} (kopie)`)).first(),
  ).toBeVisible();
  await expect(list.row(`${identifier} (kopie)`)).toContainText('Draft');
  const copy = await api.readPage(`${identifier.replace(/-\d{1,2}$/, '')}-2`);
  expect(copy.overview).toEqual((await api.readPage(identifier)).overview);
});

for (const theme of themes) {
  test(`the page list, its filters and dialogs have no accessibility violations (${theme})`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const [above, below] = await makePages(api, 2);
    await emulateTheme(page, theme);
    // Shows only these two pages, because axe would also check the rows of parallel tests each time.
    await showOnly(page, ({ identifier }) => identifier === above || identifier === below);
    const list = await new PageList(page).open();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: pageListWords.filters.button }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.select(above, below);
    expect(await findSeriousViolations(page)).toEqual([]);
    await list.bulk(pageListWords.actions.move).click();
    await dialog(page)
      .getByLabel(pageListWords.moves.parent)
      .selectOption({ label: `Proef ${above}` });
    await expect(dialog(page)).toContainText('A page cannot be its own parent.');
    await expect(dialog(page).getByRole('region')).toHaveAccessibleName(
      pageSettingsWords.consequences.addresses(2),
    );
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
