import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { clientSpaceWords } from '#admin/access/client-space-words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { typeDate } from './support/date-field.ts';
import { findToastAction } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const words = text('a', 'Alleen voor het museum', 'For the museum only');
/** Returns a unique client name. */
const createClientName = () => `Museum ${randomUUID().slice(0, 8)}`;

/** Publishes a page with a unique name. */
async function publish(api: StudioApi, body: object = {}) {
  const name = `Blad ${randomUUID().slice(0, 8)}`;
  const title = { nl: name, en: `${name} (en)` };
  const page = await api.createPage({ overview: [words], status: 'PUBLISHED', title, ...body });
  return { ...page, name };
}

const findLine = (page: Page, client: string): Locator =>
  page.getByRole('region', { name: clientSpaceWords.title }).getByRole('row', { name: new RegExp(client) });

async function readLink(page: Page, client: string): Promise<string> {
  await findLine(page, client)
    .getByRole('button', { name: clientSpaceWords.menu(client) })
    .click();
  await page.getByRole('menuitem', { name: clientSpaceWords.change }).click();
  const dialog = page.getByRole('dialog', { name: clientSpaceWords.changeTitle(client) });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  return link;
}

test('I create a client space by keyboard, its client opens it without JavaScript, and I revoke it', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const client = createClientName();
  const held = await publish(api);
  await page.goto('/admin/access');
  await page.getByRole('button', { name: clientSpaceWords.add }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
  await expect(dialog.getByLabel(clientSpaceWords.client)).toBeFocused();
  await page.keyboard.type(client);
  const search = dialog.getByRole('searchbox', { name: clientSpaceWords.findPages });
  // Waits until the list of pages has loaded.
  await expect(search).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type(held.name);
  const choice = dialog.getByRole('checkbox', { name: new RegExp(held.name) });
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByText(`${clientSpaceWords.chosen(1)}.`)).toBeVisible();
  await dialog.getByLabel(`${clientSpaceWords.greeting}, Dutch`).fill('Dag! Kijk rustig rond.');
  await dialog.getByLabel(`${clientSpaceWords.greeting}, Dutch`).press('Tab');
  await dialog.getByLabel(clientSpaceWords.password, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const line = findLine(page, client);
  await expect(line.getByText(clientSpaceWords.open, { exact: true })).toBeVisible();
  await expect(line).toContainText(clientSpaceWords.never);

  // With a client space, the page needs no password.
  await api.protectWithoutPassword(held.identifier);
  const link = await readLink(page, client);
  const phone = await (
    await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  ).newPage();
  await phone.goto(`/${held.identifier}`);
  await expect(phone.getByText('Alleen voor het museum')).toHaveCount(0);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `Welkom, ${client}` })).toBeVisible();
  await expect(phone.getByText('Dag! Kijk rustig rond.')).toBeVisible();
  await phone.getByRole('link', { name: new RegExp(held.name) }).click();
  await expect(phone.getByText('Alleen voor het museum')).toBeVisible();
  await phone.goBack();

  await page.reload();
  await expect(line).toContainText('1 visit in total');
  await line.getByRole('button', { name: clientSpaceWords.menu(client) }).click();
  await page.getByRole('menuitem', { name: clientSpaceWords.revoke }).click();
  await expect(line).toContainText(clientSpaceWords.revoked);
  // The toast disappears after a few seconds.
  await findToastAction(page, clientSpaceWords.revokedNow(client), 'Undo').click();
  await expect(line.getByText(clientSpaceWords.open, { exact: true })).toBeVisible();
  // The link works again, but the sessions that it had opened stay closed.
  await phone.goto(`/${held.identifier}`);
  await expect(phone.getByText('Alleen voor het museum')).toHaveCount(0);
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(phone.getByRole('heading', { name: siteWords.nl.clientSpace.closed.title })).toBeVisible();
  await phone.goto(`/${held.identifier}`);
  await expect(phone.getByText('Alleen voor het museum')).toHaveCount(0);
});

test('a client space asks only for its own password, in English, with and without JavaScript', {
  tag: '@long',
}, async ({ page, api, open, problems }) => {
  const client = createClientName();
  const held = await publish(api, { requiresLogin: true, loginPassword: 'van de pagina' });
  await page.goto('/admin/access');
  await page.getByRole('button', { name: clientSpaceWords.add }).click();
  const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
  await dialog.getByLabel(clientSpaceWords.client).fill(client);
  await dialog.getByRole('searchbox', { name: clientSpaceWords.findPages }).fill(held.name);
  await dialog.getByRole('checkbox', { name: new RegExp(held.name) }).check();
  await dialog.getByLabel(clientSpaceWords.language).selectOption('en');
  await dialog.getByRole('button', { name: clientSpaceWords.generate }).click();
  const password = await dialog.getByLabel(clientSpaceWords.password, { exact: true }).inputValue();
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await typeDate(dialog, clientSpaceWords.lastDay, '2999-12-31');
  await dialog.getByRole('button', { name: clientSpaceWords.make }).click();
  await expect(findLine(page, client)).toContainText(clientSpaceWords.openUntil('31 Dec 2999'));
  await expect(findLine(page, client)).toContainText(clientSpaceWords.withPassword);
  const link = await readLink(page, client);
  expect(new URL(link).pathname).toMatch(/^\/en\/kamer\//);
  problems.expectFailure(`/api/rooms/${link.split('/').at(-1)}`, 403);
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await open({ javaScriptEnabled })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: siteWords.en.clientSpace.gateTitle })).toBeVisible();
    await visitor.getByLabel(clientSpaceWords.password).fill('van de pagina');
    await visitor.getByRole('button', { name: siteWords.en.clientSpace.enter }).click();
    await expect(visitor.getByRole('alert')).toHaveText(siteWords.en.access.wrong);
    await visitor.getByLabel(clientSpaceWords.password).fill(password);
    await visitor.getByLabel(clientSpaceWords.password).press('Enter');
    await expect(visitor.getByRole('heading', { name: `Welcome, ${client}` })).toBeVisible();
    await visitor.getByRole('link', { name: `${held.name} (en)` }).click();
    await expect(visitor.getByText('For the museum only')).toBeVisible();
  }
});

test('I delete a client space after a confirmation, and its link tells visitors what to do', {
  tag: '@long',
}, async ({ page, open, problems }) => {
  const client = createClientName();
  await page.goto('/admin/access');
  await page.getByRole('button', { name: clientSpaceWords.add }).click();
  await page.getByRole('dialog').getByLabel(clientSpaceWords.client).fill(client);
  await page.getByRole('button', { name: clientSpaceWords.make }).click();
  const link = await readLink(page, client);
  await findLine(page, client)
    .getByRole('button', { name: clientSpaceWords.menu(client) })
    .click();
  await page.getByRole('menuitem', { name: clientSpaceWords.delete }).click();
  const question = page.getByRole('dialog', { name: clientSpaceWords.deleteTitle(client) });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: clientSpaceWords.deleteConfirm }).click();
  await expect(findLine(page, client)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: clientSpaceWords.title })).toBeFocused();
  problems.expectFailure(new URL(link).pathname, 404);
  const visitor = await (await open()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: siteWords.nl.clientSpace.unknown.title })).toBeVisible();
  await expect(visitor.getByText(siteWords.nl.clientSpace.unknown.text)).toBeVisible();
});

test('on a later visit, my client sees what is new and what was approved', { tag: '@long' }, async ({
  page,
  api,
  open,
}) => {
  const client = createClientName();
  const held = await publish(api);
  const other = await publish(api);
  await page.goto('/admin/access');
  await page.getByRole('button', { name: clientSpaceWords.add }).click();
  const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
  await dialog.getByLabel(clientSpaceWords.client).fill(client);
  for (const { name } of [held, other]) {
    await dialog.getByRole('searchbox', { name: clientSpaceWords.findPages }).fill(name);
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await dialog.getByRole('button', { name: clientSpaceWords.make }).click();
  const link = await readLink(page, client);
  const say = siteWords.nl.clientSpace;
  /** Opens the client space in a new browser without cookies, as on another day. */
  const enter = async () => {
    const visitor = await (await open({ javaScriptEnabled: false })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: say.welcome(client) })).toBeVisible();
    return visitor;
  };
  await expect((await enter()).getByText(say.isNew, { exact: true })).toHaveCount(0);

  await api.save(held.id, [text('a', 'Nieuw voor het museum', 'New for the museum')]);
  const reviewer = await (await open()).newPage();
  await reviewer.goto(await api.shareDraft(held.id));
  const approval = reviewer.getByRole('region', { name: siteWords.nl.responses.approval });
  await approval.getByLabel(siteWords.nl.responses.name).fill('Anna');
  await approval.getByRole('button', { name: siteWords.nl.responses.approval }).click();
  await expect(approval).toContainText(siteWords.nl.responses.approvedBy('Anna'));
  await api.publishDraft(held.id);

  const again = await enter();
  const findCard = (visitor: Page, { name }: { readonly name: string }) =>
    visitor.getByRole('link', { name: new RegExp(name) });
  await expect(findCard(again, held)).toContainText(say.isNew);
  await expect(findCard(again, held)).toContainText(say.approved(''));
  await expect(findCard(again, other)).not.toContainText(say.isNew);
  await again.reload();
  await expect(findCard(again, held)).toContainText(say.isNew);
  await expect(findCard(await enter(), held)).not.toContainText(say.isNew);
});

for (const theme of themes) {
  test(`client spaces have no accessibility violations and fit a phone (${theme})`, { tag: '@long' }, async ({
    page,
    api,
    open,
  }) => {
    const client = createClientName();
    const held = await publish(api);
    await emulateTheme(page, theme);
    await page.goto('/admin/access');
    await page.getByRole('button', { name: clientSpaceWords.add }).click();
    const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    await dialog.getByLabel(clientSpaceWords.client).fill(client);
    await dialog.getByRole('searchbox', { name: clientSpaceWords.findPages }).fill(held.name);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: clientSpaceWords.make }).click();
    await expect(findLine(page, client)).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
    const link = await readLink(page, client);
    const visitor = await (await open({ viewport: { width: 390, height: 844 } })).newPage();
    await emulateTheme(visitor, theme);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: `Welkom, ${client}` })).toBeVisible();
    expect(await measureOverflow(visitor)).toBe(0);
    expect(await findSeriousViolations(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 1280, height: 800 });
    expect(await findSeriousViolations(visitor)).toEqual([]);
  });
}
