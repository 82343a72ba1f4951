import type { Page, Route } from '@playwright/test';
import { responseWords } from '#admin/editor/responses/response-words.ts';
import { homeWords } from '#admin/home/home-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { showOnly, treeAddress } from './support/only-pages.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const words = (nl: string, en: string) => [text('first', nl, en)];

/** Filters all lists to these pages, because parallel tests create pages on the same site. */
async function showOnlyPages(
  page: Page,
  ids: readonly string[],
  notFound = (route: Route) => route.fulfill({ json: [] }),
): Promise<void> {
  await showOnly(page, ({ id, parentId }) => ids.includes(id) || ids.includes(parentId ?? ''));
  await page.route('**/api/admin/not-found', notFound);
  await page.route('**/api/schedule', async (route) => {
    const answer = await route.fetch();
    const planned: { readonly pageId: string }[] = await answer.json();
    await route.fulfill({ response: answer, json: planned.filter(({ pageId }) => ids.includes(pageId)) });
  });
  await page.route('**/api/draft-remarks', async (route) => {
    const answer = await route.fetch();
    const comments: { readonly pageId: string }[] = await answer.json();
    await route.fulfill({ response: answer, json: comments.filter(({ pageId }) => ids.includes(pageId)) });
  });
  await page.route('**/api/admin/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), setUp: true } });
  });
  await page.route('**/api/starting-content', (route) =>
    route.fulfill({ json: { pages: [], removal: null } }),
  );
}

const waiting = (page: Page) => page.getByRole('region', { name: homeWords.title });

test('I see what needs my attention on one screen, and each line links to it', async ({ page, api }) => {
  const changed = await api.createPage({ overview: words('Zo was het', 'As it was'), status: 'PUBLISHED' });
  await api.save(changed.id, words('Zo wordt het', 'As it was'));
  const draft = await api.createPage({ overview: words('Nog niet', 'Not yet') });
  const done = await api.createPage({ overview: words('Klaar', 'Done'), status: 'PUBLISHED' });
  await showOnlyPages(page, [changed.id, draft.id, done.id]);
  await page.goto('/admin');
  const lines = waiting(page).getByRole('link');
  await expect(lines).toHaveText([
    new RegExp(`^1 page has unpublished changes Proef ${changed.identifier}$`),
    new RegExp(`^1 page is not published Proef ${draft.identifier}$`),
  ]);
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?status=changes');
});

test('scheduled changes are listed with their time and link to their page', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id, identifier } = await api.createPage({ overview: words('Straks', 'Soon') });
  await api.plan(id, 'publish', new Date('2031-06-02T06:30:00Z'));
  await showOnlyPages(page, [id]);
  await page.goto('/admin');
  const line = waiting(page).getByRole('link', { name: /^1 scheduled change/ });
  await expect(line).toHaveText(
    `${homeWords.planned(1)} Proef ${identifier} goes live Mon 2 Jun 2031, 08:30`,
  );
  await line.click();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Live Mon 2 Jun 2031, 08:30' }),
  ).toBeVisible();
});

test('client comments on a draft are listed and link to the page', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id, identifier } = await api.createPage({ overview: words('Een voorstel', 'A proposal') });
  const token = (await api.shareDraft(id)).split('/').at(-1);
  const said = { name: 'Anna', words: 'Iets ruimer graag', block: 'first' };
  expect((await page.request.post(`/api/drafts/${token}/remarks`, { data: said })).ok()).toBe(true);
  await showOnlyPages(page, [id]);
  await page.goto('/admin');
  const line = waiting(page).getByRole('link', { name: /^1 client comment/ });
  await expect(line).toHaveText(`${homeWords.comments(1)} Proef ${identifier}`);
  await line.click();
  await expect(page.getByRole('region', { name: responseWords.comments })).toContainText('Iets ruimer graag');
});

test('when nothing needs attention, I see only my pages', async ({ page, api }) => {
  const { id, identifier } = await api.createPage({ overview: words('Klaar', 'Done'), status: 'PUBLISHED' });
  await showOnlyPages(page, [id]);
  await page.goto('/admin');
  await expect(page.getByText(`/${identifier}`, { exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('my pages appear together with the list above them, so that nothing shifts', async ({ page, api }) => {
  const { id, identifier } = await api.createPage({ overview: words('Nog niet', 'Not yet') });
  const late = Promise.withResolvers<void>();
  await showOnlyPages(page, [id], async (route) => {
    await late.promise;
    await route.fulfill({ json: [] });
  });
  const tree = page.waitForResponse(treeAddress);
  await page.goto('/admin');
  await (await tree).finished();
  await expect(page.getByText('Loading pages')).toBeVisible();
  late.resolve();
  await expect(page.getByText(`/${identifier}`, { exact: true })).toBeVisible();
  await expect(waiting(page)).toBeVisible();
});

test('my pages are shown even when the attention list cannot be loaded', async ({ page, api, problems }) => {
  const { id, identifier } = await api.createPage({ overview: words('Klaar', 'Done'), status: 'PUBLISHED' });
  problems.expectFailure('/api/admin/not-found', 500);
  await showOnlyPages(page, [id], (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin');
  await expect(page.getByText(`/${identifier}`, { exact: true })).toBeVisible();
});

for (const colorScheme of themes) {
  test(`the home screen has no accessibility violations in the ${colorScheme} theme, on a phone too`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({
      overview: words('Nog niet', 'Not yet'),
      title: { nl: 'Een titel die nergens op past '.repeat(5) },
    });
    await showOnlyPages(page, [id]);
    await emulateTheme(page, colorScheme);
    await page.goto('/admin');
    await expect(waiting(page)).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
