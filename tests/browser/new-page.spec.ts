import type { Page } from '@playwright/test';
import { newPageWords } from '#admin/pages/new/new-page-words.ts';
import { frameWidths } from '#admin/site-frame/frame-widths.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const own = () => Math.random().toString(36).slice(2, 8);
const start = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const picture = (page: Page) => page.locator('.start-picture__frame').contentFrame();

test('I preview a layout before choosing it, and its text is a placeholder until I write', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  const identifier = `getij-${own()}`;
  problems.expectFailure(`/cases/${identifier}?preview`, 404);
  await page.goto('/admin/cases/new');
  await page.getByLabel('Title in Dutch', { exact: true }).fill(identifier);
  await page.getByLabel('Title in English').fill(`Tide ${identifier}`);
  await expect(start(page, 'Case, short')).toBeChecked();
  await expect(page.locator('.start-picture__scroller')).toHaveAttribute('data-shown');
  await expect(picture(page).getByRole('heading', { name: 'Wat er eenvoudiger werd' })).toBeVisible();
  await start(page, 'Case, long').check();
  await page.keyboard.press('ArrowDown');
  await expect(start(page, 'Text')).toBeChecked();
  await expect(picture(page).getByRole('heading', { name: 'Waar deze pagina over gaat' })).toBeVisible();
  await start(page, 'Case, short').check();
  await page.getByRole('button', { name: newPageWords.create }).click();

  await expect(page).toHaveURL(/\/admin\/cases\/edit\//);
  const editor = new Editor(page);
  await expect(editor.frame.getByRole('heading', { name: 'Wat er eenvoudiger werd' })).toBeVisible();
  const made = await api.readPage(identifier);
  expect(made.title).toEqual({ nl: identifier, en: `Tide ${identifier}` });
  expect(JSON.stringify(made.overview)).not.toContain('eenvoudiger');
});

test('each layout has a thumbnail, and its preview has a readable width', async ({ page }) => {
  const width = () => page.locator('.start-picture__frame').evaluate((frame) => frame.clientWidth);
  await page.goto('/admin/cases/new');
  await expect(page.locator('.start-thumbnail .block-sketch')).toHaveCount(8);
  await expect(page.locator('.start-picture__scroller')).toHaveAttribute('data-shown');
  expect(await width()).toBe(frameWidths.desktop);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(width).toBe(frameWidths.mobile);
  await page.getByRole('radio', { name: newPageWords.kinds.page, exact: true }).check();
  await expect(start(page, 'Text')).toBeChecked();
  await expect(page.locator('.start-thumbnail .block-sketch')).toHaveCount(8);
});

test('the create button is in view wherever I scroll, on a phone too', async ({ page }) => {
  const create = page.getByRole('button', { name: newPageWords.create });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/admin/cases/new');
    await expect(create).toBeInViewport({ ratio: 1 });
    await start(page, newPageWords.starts.copy.name).scrollIntoViewIfNeeded();
    await expect(create).toBeInViewport({ ratio: 1 });
  }
});

test('I create a page as a copy of another, at a position that I choose', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  const source = await api.createPage({
    overview: [text('first', 'Woorden die blijven', 'Words that stay')],
  });
  const neighbour = await api.createPage({ overview: [] });
  const identifier = `kopie-${own()}`;
  problems.expectFailure(`/${identifier}?preview`, 404);
  await page.goto('/admin/pages/new');
  await page.getByLabel('Title in Dutch', { exact: true }).fill(identifier);
  await start(page, newPageWords.starts.copy.name).check();
  await page.getByRole('button', { name: newPageWords.create }).click();
  await expect(page.getByText(newPageWords.noCopy).last()).toBeVisible();
  await page.getByLabel(newPageWords.copyOf).selectOption({ label: `Proef ${source.identifier}` });
  await expect(picture(page).getByText('Woorden die blijven')).toBeVisible();
  await page.getByText(newPageWords.placing.page).click();
  await page.getByLabel(newPageWords.place).selectOption({ label: `Before “Proef ${neighbour.identifier}”` });
  await page.getByRole('button', { name: newPageWords.create }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await expect(new Editor(page).frame.getByText('Woorden die blijven')).toBeVisible();
  await page.goto(`/admin`);
  const rows = page.getByRole('treegrid').getByRole('row');
  const at = async (name: string) => (await rows.allTextContents()).findIndex((row) => row.includes(name));
  await expect.poll(() => at(identifier)).toBeGreaterThan(0);
  expect(await at(identifier)).toBe((await at(neighbour.identifier)) - 1);
});

test('a new case adds a draft of its card to the cases page, at the position I choose', {
  tag: '@long',
}, async ({ page, api, request, problems }) => {
  const identifier = `getij-${own()}`;
  problems.expectFailure(`/cases/${identifier}?preview`, 404);
  const before = await api.readPage('cases');
  await page.goto('/admin/cases/new');
  await page.getByLabel('Title in Dutch', { exact: true }).fill(identifier);
  await page.getByText(newPageWords.placing.case).click();
  await page.getByLabel('Card on “Werk”').selectOption({ label: 'Before “Zeven Uur: brood voor morgen”' });
  await page.getByRole('button', { name: newPageWords.create }).click();
  await expect(page).toHaveURL(/\/admin\/cases\/edit\//);
  await findToastAction(page, newPageWords.carded('Werk'), newPageWords.openCards).click();
  const editor = new Editor(page);
  await expect(editor.frame.getByRole('heading', { name: identifier })).toBeVisible();
  await expect(editor.frame.getByText('In één zin wat het doet, en voor wie.')).toBeVisible();
  const links = await editor.frame
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.indexOf(`/cases/${identifier}`)).toBe(links.indexOf('/cases/toast') - 1);
  expect(await (await request.get('/cases')).text()).not.toContain(identifier);
  await api.save(before.id, before.overview);
});

test('a taken URL is reported as I type, with the name of the page that uses it', async ({ page, api }) => {
  const { identifier } = await api.createPage({ overview: [] });
  await page.goto('/admin/pages/new');
  await page.getByLabel('Title in Dutch', { exact: true }).fill('Iets nieuws');
  const address = page.getByLabel(newPageWords.address);
  await expect(address).toHaveValue('iets-nieuws');
  await expect(page.getByText(newPageWords.free)).toBeVisible();
  await address.fill(identifier);
  await expect(page.getByText(newPageWords.taken(`Proef ${identifier}`))).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('Met Hoofdletters');
  await expect(address).toHaveAccessibleDescription(/lower-case letters, digits and hyphens only/);
});

for (const theme of themes) {
  test(`the new-page screen has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await emulateTheme(page, theme);
    await page.goto('/admin/cases/new');
    await start(page, 'Landing').check();
    await expect(page.locator('.start-picture__scroller')).toHaveAttribute('data-shown');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
