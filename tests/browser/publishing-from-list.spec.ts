import { pageListWords } from '#admin/pages/list/list-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { PageList } from './support/page-list.ts';
import { measureOverflow } from './support/site.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const live = [text('een', 'Eerst dit.', 'This first.')];
const next = [text('een', 'Eerst dat.', 'That first.')];

/** Creates a published page whose draft has other text. */
async function createChangedPage(api: StudioApi) {
  const page = await api.createPage({ overview: live, status: 'PUBLISHED' });
  await api.save(page.id, next);
  return page;
}

test('from the list, I review the changes of a live page before publishing them', {
  tag: '@long',
}, async ({ page, api, request }) => {
  const { id, identifier } = await createChangedPage(api);
  await new PageList(page).open();
  await page.getByRole('button', { name: `Actions for Proef ${identifier}` }).click();
  await page.getByRole('menuitem', { name: pageListWords.actions.look }).click();
  await expect(page).toHaveURL(`/admin/pages/edit/${id}`);
  const dialog = page.getByRole('dialog').filter({ hasText: '2 changes for visitors' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  expect(await (await request.get(`/${identifier}`)).text()).toContain('Eerst dit.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(words.publish.done)).toBeVisible();
  expect(await (await request.get(`/${identifier}`)).text()).toContain('Eerst dat.');
});

test('I open the versions of a page from the list', { tag: '@long' }, async ({ page, api }) => {
  const { id, identifier } = await createChangedPage(api);
  await new PageList(page).open();
  await page.getByRole('button', { name: `Actions for Proef ${identifier}` }).click();
  await page.getByRole('menuitem', { name: pageListWords.actions.versions }).click();
  await expect(page.getByRole('dialog', { name: pageListWords.actions.versions })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(new RegExp(`/admin/pages/edit/${id}\\?versions=$`));
});

test('before publishing several pages, I see what changes and what stays', {
  tag: '@long',
}, async ({ page, api, request }) => {
  const changed = await createChangedPage(api);
  const fresh = await api.createPage({ overview: live });
  const done = await api.createPage({ overview: live, status: 'PUBLISHED' });
  const list = await new PageList(page).open();
  await list.select(changed.identifier, fresh.identifier, done.identifier);
  await list.bulk('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish 2 pages?' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  const line = ({ identifier }: { readonly identifier: string }) =>
    dialog.getByRole('listitem').filter({ hasText: `Proef ${identifier}` });
  await expect(line(changed)).toContainText('2 texts changed.');
  await expect(line(fresh)).toContainText(pageListWords.actions.publishing.isSeen(`/${fresh.identifier}`));
  await expect(line(done)).toContainText(pageListWords.actions.reasons.isPublished);
  expect(await (await request.get(`/${changed.identifier}`)).text()).toContain('Eerst dit.');
  await dialog.getByRole('button', { name: 'Publish 2 pages' }).click();
  await expect(page.getByText(pageListWords.actions.done.publish(2)).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await (await request.get(`/${changed.identifier}`)).text()).toContain('Eerst dat.');
  expect((await request.get(`/${fresh.identifier}`)).status()).toBe(200);
});

test('a page that cannot be published shows why, and the button is disabled', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  const { id, identifier } = await api.createPage({
    overview: [{ id: 'held', type: 'heroImage', alt: { nl: 'Een held' } }],
  });
  problems.expectFailure(`/api/pages/${id}?dry-run=true`, 400);
  const list = await new PageList(page).open();
  await list.select(identifier);
  await list.bulk('Publish').click();
  const dialog = page.getByRole('dialog', { name: pageListWords.actions.publishing.none });
  await expect(dialog).toContainText('Hero image URL is required', { timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: /^Publish/ })).toBeDisabled();
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(dialog).toHaveCount(0);
});

for (const theme of themes) {
  test(`the dialog for publishing several pages has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { identifier } = await createChangedPage(api);
    await emulateTheme(page, theme);
    const list = await new PageList(page).open();
    await list.select(identifier);
    await page.setViewportSize({ width: 390, height: 844 });
    await list.bulk('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
    await expect(dialog).toContainText('2 texts changed.', { timeout: 30_000 });
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}
