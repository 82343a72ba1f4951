import { randomUUID } from 'node:crypto';
import { homeWords } from '#admin/home/home-words.ts';
import { notFoundWords } from '#admin/redirects/not-found-words.ts';
import { redirectWords } from '#admin/redirects/redirect-words.ts';
import { words as adminWords } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const tried = '/api/admin/redirects?dry-run=true';
const words = text('a', 'Hier is het', 'Here it is');

test('I create a redirect by keyboard alone, choose its page by name, and undo it from the message', async ({
  page,
  api,
  problems,
}) => {
  const { identifier } = await api.createPage({ overview: [words], status: 'PUBLISHED' });
  const old = `/oud-${randomUUID()}`;
  problems.expectFailure(old, 404);
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: 'New redirect' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await expect(dialog.getByLabel('From')).toBeFocused();
  await page.keyboard.type(old);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Proef ${identifier}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'To' })).toHaveValue(`/${identifier}`);
  await expect(dialog.getByText(adminWords.link.leadsTo(`Proef ${identifier}`))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('row', { name: new RegExp(old) });
  await expect(line).toContainText(identifier);
  expect((await page.request.get(old)).url()).toContain(`/${identifier}`);
  await findToastAction(page, redirectWords.saved(old, `/${identifier}`), 'Undo').click();
  await expect(line).toHaveCount(0);
  expect((await page.request.get(old)).status()).toBe(404);
});

test('an invalid redirect is rejected as I type, and a target without a page gives a warning', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  const [een, twee] = [`/een-${randomUUID()}`, `/twee-${randomUUID()}`];
  await api.redirect(een.slice(1), twee);
  problems.expectFailure(tried, 400);
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: 'New redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await dialog.getByLabel('From').fill(twee);
  const to = dialog.getByRole('combobox', { name: 'To' });
  await to.fill(een);
  await to.press('Tab');
  await expect(
    dialog.getByText(`This would create a redirect loop: ${twee} → ${een} → ${twee}.`),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: redirectWords.save })).toBeDisabled();
  await to.fill('/nergens-te-vinden');
  await to.press('Tab');
  await expect(dialog.getByText('There is no page at /nergens-te-vinden.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: redirectWords.save })).toBeEnabled();
  await dialog.getByLabel('From').fill('/werkwijze');
  await expect(dialog.getByText(/\/werkwijze shows the page "werkwijze"/)).toBeVisible();
  await dialog.getByLabel('From').fill('/admin/x');
  await expect(
    dialog.getByText('/admin/x is the editor, so visitors never reach a redirect there.'),
  ).toBeVisible();
});

test('I edit a redirect, delete one, and undo both', async ({ page, api }) => {
  const old = `/oud-${randomUUID()}`;
  await api.redirect(old.slice(1), '/werkwijze');
  // Another redirect keeps the list from being empty, which would hide the search field.
  await api.redirect(`blijft-${randomUUID()}`, '/werkwijze');
  await page.goto('/admin/redirects');
  await page.getByRole('searchbox', { name: redirectWords.search }).fill(old);
  await page.getByRole('button', { name: redirectWords.edit(old), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: redirectWords.editTitle });
  await dialog.getByLabel('From').fill(`${old}-nieuw`);
  await dialog.getByRole('button', { name: redirectWords.save }).click();
  const renamed = page.getByRole('cell', { name: `${old}-nieuw`, exact: true });
  await expect(renamed).toBeVisible();
  await expect(page.getByRole('cell', { name: old, exact: true })).toHaveCount(0);
  await findToastAction(page, redirectWords.saved(`${old}-nieuw`, '/werkwijze'), 'Undo').click();
  await expect(page.getByRole('cell', { name: old, exact: true })).toBeVisible();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: redirectWords.delete(old), exact: true }).click();
  await expect(page.getByText(redirectWords.none(old))).toBeVisible();
  await findToastAction(page, redirectWords.deleted(old), 'Undo').click();
  await expect(page.getByRole('cell', { name: old, exact: true })).toBeVisible();
});

test('I see where a URL finally leads, step by step', async ({ page, api }) => {
  const [een, twee] = [`/een-${randomUUID()}`, `/twee-${randomUUID()}`];
  await api.redirect(een.slice(1), twee);
  await api.redirect(twee.slice(1), '/werkwijze');
  await page.goto('/admin/redirects');
  const ends = page.getByRole('region', { name: redirectWords.ends.title });
  await ends
    .getByRole('textbox', { name: redirectWords.ends.label })
    .fill(`https://www.studio.example${een}`);
  await expect(ends.getByRole('listitem')).toHaveText([een, `a redirect${twee}`, 'a redirect/werkwijze']);
  await expect(ends.getByText(redirectWords.ends.page)).toBeVisible();
  await ends.getByRole('textbox', { name: redirectWords.ends.label }).fill('/nergens-te-vinden');
  await expect(ends.getByText(redirectWords.ends.nothing)).toBeVisible();
});

test('I redirect a URL that was not found to the nearest page in one click; undo restores it', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  const { identifier } = await api.createPage({ overview: [words], status: 'PUBLISHED' });
  const wrong = `/${identifier.slice(0, -1)}`;
  problems.expectFailure(wrong, 404);
  await page.request.get(wrong);
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: homeWords.title });
  await waiting.getByRole('link', { name: /not found/ }).click();
  await expect(page).toHaveURL('/admin/redirects');
  const list = page.getByRole('region', { name: notFoundWords.title });
  await expect(list).toBeVisible();
  const line = list.getByRole('row', { name: new RegExp(`^${wrong} `) });
  await line.getByRole('button', { name: `Redirect to “Proef ${identifier}”: ${wrong}` }).click();
  await expect(line).toHaveCount(0);
  await expect(list.getByRole('heading', { name: notFoundWords.title })).toBeFocused();
  expect((await page.request.get(wrong)).url()).toContain(identifier);
  await findToastAction(page, redirectWords.saved(wrong, `/${identifier}`), 'Undo').click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: `Dismiss ${wrong}` }).click();
  await expect(line).toHaveCount(0);
  await findToastAction(page, notFoundWords.dismissed(wrong), 'Undo').click();
  await expect(line).toContainText('1 visit');
});

test('I import redirects from a CSV after checking each line, and undo it in one step', async ({ page }) => {
  const mark = randomUUID();
  const csv = `Old;New\nhttps://www.oud.example/${mark}/;/werkwijze\n/${mark}-weg;/nergens-te-vinden\nniets\n`;
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: 'Import redirects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await dialog
    .getByLabel(redirectWords.import.file)
    .setInputFiles({ name: 'oud.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const rows = dialog.getByRole('region', { name: redirectWords.import.linesLabel }).getByRole('row');
  await expect(rows).toHaveText([
    'LineFromToResult',
    `2/${mark}/werkwijzeNew`,
    `3/${mark}-weg/nergens-te-vindenNo target pageThere is no page at /nergens-te-vinden.`,
    '4nietsNot understoodThe new URL is missing.',
  ]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: redirectWords.import.saveReport }).click();
  expect((await download).suggestedFilename()).toBe('oud-report.csv');
  await dialog.getByLabel(redirectWords.import.withoutTarget).check();
  await expect(dialog.getByRole('button', { name: redirectWords.import.make(2) })).toBeEnabled();
  await dialog.getByLabel(redirectWords.import.withoutTarget).uncheck();
  await dialog.getByRole('button', { name: redirectWords.import.make(1), exact: true }).click();
  await expect(dialog.getByText(redirectWords.import.done(1))).toBeFocused();
  expect((await page.request.get(`/${mark}`)).url()).toContain('/werkwijze');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(redirectWords.undone)).toBeVisible();
  expect((await page.request.get(`/${mark}`)).status()).toBe(404);
  await dialog.getByRole('button', { name: redirectWords.import.close }).click();
  await expect(dialog).toHaveCount(0);
});

test('an unreadable CSV file shows the reason, and I can choose another', async ({ page, problems }) => {
  problems.expectFailure('/api/admin/redirects/import?dry-run=true', 400);
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: 'Import redirects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await dialog
    .getByLabel(redirectWords.import.file)
    .setInputFiles({ name: 'kapot.csv', mimeType: 'text/csv', buffer: Buffer.from('/a,"/b') });
  await expect(dialog.getByRole('alert')).toContainText('A quote (") in this file is never closed');
  await expect(dialog.getByRole('button', { name: redirectWords.import.choose })).toBeEnabled();
});

for (const theme of themes) {
  test(`the redirects screen has no accessibility violations (${theme})`, { tag: '@long' }, async ({
    page,
    api,
    problems,
  }) => {
    const wrong = `/wekrwijze-${randomUUID()}`;
    problems.expectFailure(wrong, 404);
    await page.request.get(wrong);
    await api.redirect(`weg-${randomUUID()}`, '/nergens-te-vinden');
    await emulateTheme(page, theme);
    await page.goto('/admin/redirects');
    await expect(page.getByRole('heading', { name: notFoundWords.title })).toBeVisible();
    await page.getByRole('textbox', { name: redirectWords.ends.label }).fill('/werkwijze');
    await expect(page.getByText(redirectWords.ends.stays)).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'New redirect' }).click();
    await expect(page.getByRole('dialog', { name: 'New redirect' })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Import redirects' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import redirects' });
    await dialog.getByLabel(redirectWords.import.file).setInputFiles({
      name: 'oud.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('/een,/werkwijze\n/twee,/nergens\n/drie,/drie'),
    });
    await expect(dialog.getByRole('button', { name: redirectWords.import.saveReport })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('I redirect a URL that was not found', { tag: '@long' }, async ({ page, problems }) => {
    const wrong = `/niets-als-dit-${randomUUID()}`;
    problems.expectFailure(wrong, 404);
    await page.request.get(wrong);
    await page.goto('/admin/redirects');
    await page.getByRole('button', { name: `Choose… where ${wrong} redirects to` }).click();
    const dialog = page.getByRole('dialog', { name: 'New redirect' });
    await expect(dialog.getByLabel('From')).toHaveValue(wrong);
    const to = dialog.getByRole('combobox', { name: 'To' });
    await to.fill('/werkwijze');
    // Leaving the field closes its list.
    await to.press('Tab');
    await dialog.getByRole('button', { name: redirectWords.save }).click();
    await expect(dialog).toHaveCount(0);
    expect((await page.request.get(wrong)).url()).toContain('/werkwijze');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'nothing stands beside the screen').toBeLessThanOrEqual(0);
  });
});
