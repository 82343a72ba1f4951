import type { Page } from '@playwright/test';
import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { shareWords } from '#admin/share/share-words.ts';
import { words as adminWords } from '#admin/words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

async function openShare(page: Page) {
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: adminWords.commandMenu.title })
    .getByRole('combobox')
    .fill('share draft');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: shareWords.title });
}

const words = text('a', 'Nog niet af', 'Not done yet');

test('I share a draft by keyboard, a client opens it on a phone, and I revoke the link', async ({
  page,
  api,
  open,
  problems,
}) => {
  const { id } = await api.createPage({ overview: [words] });
  await new Editor(page).open(id, 'Nog niet af');
  const dialog = await openShare(page);
  await expect(dialog.getByText(shareWords.none)).toBeVisible();
  await expect(dialog.getByLabel(shareWords.days)).toHaveValue('7');
  await dialog.getByRole('button', { name: shareWords.make }).focus();
  await page.keyboard.press('Enter');
  const address = dialog.getByRole('textbox', { name: 'Link, Dutch' });
  await expect(address).toBeVisible();
  const link = await address.inputValue();
  const phone = await (
    await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  ).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('complementary', { name: siteWords.nl.draft.label })).toBeVisible();
  await expect(phone.getByText('Nog niet af', { exact: true })).toBeVisible();
  expect(await measureOverflow(phone)).toBe(0);
  // A share link has one language, because the page may be untranslated.
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByRole('navigation', { name: siteWords.nl.site.pages })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'English' })).toHaveCount(0);

  await dialog.getByLabel(shareWords.language).selectOption('en');
  await dialog.getByRole('button', { name: shareWords.make }).click();
  await phone.goto(await dialog.getByRole('textbox', { name: 'Link, English' }).inputValue());
  await expect(phone.getByText('Not done yet', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: /^Revoke the link, Dutch/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link, Dutch' })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: shareWords.links })).toBeFocused();
  problems.expectFailure(new URL(link).pathname, 404);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: siteWords.nl.clientSpace.unknown.title })).toBeVisible();
});

test('I am warned before a share link exposes a file of a protected page, and can continue', async ({
  page,
  api,
}) => {
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M1 1h38v28z"/></svg>',
  );
  await api.uploadFile({ name: 'plattegrond.svg', mimeType: 'image/svg+xml', buffer });
  const file = (await api.listMedia()).find(({ name }) => name === 'plattegrond.svg');
  const shown = { id: 'p', type: 'image', src: file?.url, alt: 'Plattegrond' };
  const kept = await api.createPage({ title: { nl: 'Dossier van de klant' }, overview: [shown] });
  await api.protect(kept.id, 'stil papier');
  const { id } = await api.createPage({ title: { nl: 'Open klad' }, overview: [words, shown] });
  await new Editor(page).open(id, 'Nog niet af');
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: shareWords.make }).click();
  const warning = dialog.getByRole('alert');
  await expect(warning).toContainText('plattegrond.svg, on Dossier van de klant');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toHaveCount(0);
  await expect(dialog.getByText(shareWords.none)).toBeVisible();
  await expect(dialog.getByRole('button', { name: shareWords.make })).toBeFocused();

  await page.keyboard.press('Enter');
  await warning.getByRole('button', { name: shareWords.makeAnyway }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link, Dutch' })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('a client can follow the next-case link of a case draft', async ({ api, open }) => {
  const { id } = await api.createPage({ kind: 'case', overview: [words] });
  const visitor = await (await open()).newPage();
  await visitor.goto(await api.shareDraft(id));
  const onward = visitor.getByRole('navigation', { name: siteWords.nl.caseEnd.label });
  await onward.getByRole('link', { name: siteWords.nl.caseEnd.next }).click();
  await expect(visitor).toHaveURL(/\/cases\//);
});

test('a shared draft installs no service worker, asks for no consent and sends no third-party requests', async ({
  api,
  open,
  page,
}) => {
  const { identifier } = await api.createPage({ overview: [words] });
  const link = await api.shareDraft(identifier);
  const visitor = await (await open({ serviceWorkers: 'allow' })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto(link);
  await expect(visitor.getByText('Nog niet af', { exact: true })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  expect(await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
    0,
  );
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  const origin = new URL(link).origin;
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  // A public page does register a service worker.
  await visitor.goto('/');
  await expect
    .poll(() => visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(1);
  await page.close();
});

for (const theme of themes) {
  test(`sharing a draft has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id } = await api.createPage({ overview: [words] });
    const link = await api.shareDraft(id);
    await emulateTheme(page, theme);
    await new Editor(page).open(id, 'Nog niet af');
    await page.keyboard.press('Control+,');
    await page.getByRole('tab', { name: pageSettingsWords.tabs.visibility }).click();
    await page.getByRole('button', { name: pageSettingsWords.shareDraft }).click();
    const dialog = page.getByRole('dialog', { name: shareWords.title });
    await expect(dialog.getByRole('textbox', { name: 'Link, Dutch' })).toHaveValue(link);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
    const visitor = await (await open()).newPage();
    await emulateTheme(visitor, theme);
    await visitor.goto(link);
    await expect(visitor.getByText('Nog niet af', { exact: true })).toBeVisible();
    expect(await findSeriousViolations(visitor)).toEqual([]);
  });
}
