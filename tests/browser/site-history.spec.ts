import type { Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { destinations } from '#admin/shared/navigation.ts';
import { siteHistoryWords } from '#admin/site-history/site-history-words.ts';
import { words } from '#admin/words.ts';
import { toWallTime } from '#content/time-zone.ts';
import { siteWords } from '#i18n/site-words.ts';
import { emulateTheme, findSeriousViolations, findViolations, themes } from './support/axe.ts';
import { typeDate } from './support/date-field.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const live = { status: 'PUBLISHED', versioning: false };

const lines = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Opens the site as it was at an entry of the history. Returns the new tab. */
async function seeThen(page: Page, name: string, nth: number): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    lines(page, name)
      .nth(nth)
      .getByRole('link', { name: new RegExp(`^${siteHistoryWords.look}`) })
      .click(),
  ]);
  return tab;
}

test('I view a page before my last change, in both languages, and browse on from its menu', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const { id, identifier } = await api.createPage({
    ...live,
    overview: [text('een', 'Zoals het gisteren was', 'As it was yesterday')],
    title: { nl: 'Toen en nu', en: 'Then and now' },
  });
  await api.save(id, [text('een', 'Zoals het nu is', 'As it is now')]);

  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: words.nav.label })
    .getByRole('link', { name: destinations.activity.label })
    .click();
  await page.getByRole('combobox', { name: siteHistoryWords.filter, exact: true }).selectOption(id);
  await expect(lines(page, 'Toen en nu')).toHaveText([
    /^.*Toen en nu changed by you/,
    /Toen en nu published by you/,
  ]);
  const then = await seeThen(page, 'Toen en nu', 1);
  await expect(then.getByText('Zoals het gisteren was')).toBeVisible();
  const bar = then.getByRole('complementary', { name: siteWords.nl.past.label });
  await expect(bar).toContainText('Zo zag de site eruit op');
  await then.getByRole('button', { name: 'Menu' }).click();
  await then.getByRole('link', { name: 'English' }).click();
  await expect(then.getByText('As it was yesterday')).toBeVisible();
  await expect(then.getByRole('complementary', { name: siteWords.en.past.label })).toBeVisible();

  // A client who opens the same link sees the same page.
  const client = await (await open()).newPage();
  await client.goto(then.url());
  await expect(client.getByText('As it was yesterday')).toBeVisible();

  await then.getByRole('button', { name: 'Menu' }).click();
  await then.locator('#menu').getByRole('link', { name: 'Method', exact: true }).click();
  await expect(then).toHaveURL(/\/en\/werkwijze\?at=/);
  await expect(then.getByRole('complementary', { name: siteWords.en.past.label })).toBeVisible();

  await client.getByRole('link', { name: siteWords.en.past.today }).click();
  await expect(client).toHaveURL(`/en/${identifier}`);
  await expect(client.getByText('As it is now')).toBeVisible();
  await expect(client.getByRole('complementary', { name: siteWords.en.past.label })).toHaveCount(0);
});

test('a formerly public page that is now protected needs its current password in the history', async ({
  page,
  api,
  open,
}) => {
  const { id } = await api.createPage({
    ...live,
    overview: [text('een', 'Vertrouwelijk plan', 'Confidential plan')],
    title: { nl: 'Ooit open' },
  });
  await api.protect(id, 'sesam sesam');
  await page.goto(`/admin/activity?page=${id}`);
  await expect(lines(page, 'Ooit open')).toHaveCount(2);
  const look = lines(page, 'Ooit open')
    .last()
    .getByRole('link', { name: new RegExp(`^${siteHistoryWords.look}`) });
  const visitor = await (await open()).newPage();
  await visitor.goto((await look.getAttribute('href')) ?? '');
  const gate = visitor.getByRole('dialog');
  await expect(gate).toBeVisible();
  await expect(visitor.getByText('Vertrouwelijk plan')).toHaveCount(0);
  await gate.getByRole('textbox', { name: 'Wachtwoord' }).fill('sesam sesam');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Vertrouwelijk plan')).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: siteWords.nl.past.label })).toBeVisible();
});

test('I open a page’s history from its menu in the list and from the editor', {
  tag: '@long',
}, async ({ page, api }) => {
  const name = `Met verleden ${Date.now()}`;
  const { id } = await api.createPage({
    ...live,
    overview: [text('een', 'Tekst', 'Text')],
    title: { nl: name },
  });
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: pagesWords.search }).fill(name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page).toHaveURL(`/admin/activity?page=${id}`);
  await expect(lines(page, name)).toHaveCount(1);

  await page.goto(`/admin/pages/edit/${id}`);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: words.commandMenu.title })
    .getByRole('combobox')
    .fill(commandWords.history);
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(tab).toHaveURL(`/admin/activity?page=${id}`);
});

test('I view the site at a chosen moment, and see when the history starts', async ({ page }) => {
  await page.goto('/admin/activity');
  const form = page.getByRole('form', { name: siteHistoryWords.moment });
  await form.getByRole('button', { name: siteHistoryWords.lookBack }).click();
  await expect(form).toContainText(siteHistoryWords.noMoment);
  await typeDate(form, siteHistoryWords.moment, '2019-01-01T12:00');
  await form.getByRole('button', { name: siteHistoryWords.lookBack }).click();
  await expect(form).toContainText('The site history starts on');
  const { date, time } = toWallTime(new Date(), 'Europe/Amsterdam');
  await typeDate(form, siteHistoryWords.moment, `${date}T${time}`);
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(tab.getByRole('complementary', { name: siteWords.nl.past.label })).toBeVisible();
});

test('a history URL without a signature shows an error and links to the current page', async ({
  open,
  problems,
}) => {
  problems.expectFailure(/^\/en\/werkwijze\?at=/, 403);
  const visitor = await (await open()).newPage();
  await visitor.goto('/en/werkwijze?at=2026-01-01T00:00:00.000Z');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(siteWords.en.past.unsigned.title);
  await visitor.getByRole('link', { name: siteWords.en.past.today }).click();
  await expect(visitor).toHaveURL('/en/werkwijze');
});

test('an image that only the history uses is still shown there, and deleting it needs confirmation', {
  tag: '@long',
}, async ({ page, api, open, problems }) => {
  const name = `toen-${Date.now()}.png`;
  await page.goto('/admin/media');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: mediaWords.upload, exact: true }).click();
  const bytes = await page.screenshot({
    clip: { x: 0, y: 0, width: 40 + Math.ceil(Math.random() * 500), height: 40 },
  });
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: bytes });
  await expect(page.getByRole('row', { name })).toBeVisible();
  const file = (await api.listMedia()).find((one) => one.name === name);
  const { id } = await api.createPage({
    ...live,
    overview: [{ id: 'een', type: 'image', src: file?.url ?? '', alt: { nl: 'Toen', en: 'Then' } }],
    title: { nl: 'Met een foto' },
  });
  await api.save(id, [text('een', 'Zonder foto', 'Without a picture')]);

  await page.goto(`/admin/activity?page=${id}`);
  const look = lines(page, 'Met een foto')
    .last()
    .getByRole('link', { name: new RegExp(`^${siteHistoryWords.look}`) });
  const client = await (await open()).newPage();
  await client.goto((await look.getAttribute('href')) ?? '');
  const picture = client.getByRole('img', { name: 'Toen' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/admin/media');
  problems.expectFailure(/^\/api\/admin\/media\//, 409);
  await page.getByRole('row', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: words.delete }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await dialog.getByRole('button', { name: words.delete, exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('shows this file on “Met een foto” (from');
  await dialog.getByRole('button', { name: mediaWords.deleteFromHistory }).click();
  await expect(page.getByText(mediaWords.deleted(name))).toBeVisible();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});

test('the history shows an error when it cannot be loaded, and I can retry', async ({ page, problems }) => {
  problems.expectFailure('/api/admin/history', 400);
  await page.route(
    '**/api/admin/history',
    (route) => route.fulfill({ status: 400, json: { message: 'Not today.', code: 'input/invalid' } }),
    { times: 1 },
  );
  await page.goto('/admin/activity');
  await expect(page.getByRole('alert')).toContainText('Not today.');
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

for (const colorScheme of themes) {
  test(`the site history has no accessibility violations in the ${colorScheme} theme and fits a phone`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({
      ...live,
      overview: [text('een', 'Woorden', 'Words')],
      title: { nl: 'Een lange titel zonder einde '.repeat(6) },
    });
    await emulateTheme(page, colorScheme);
    await page.goto(`/admin/activity?page=${id}`);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${siteHistoryWords.look}`) });
    await expect(link).toHaveCount(1);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('complementary', { name: siteWords.nl.past.label })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findViolations(page)).toEqual([]);
  });
}
