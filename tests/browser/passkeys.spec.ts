import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keysWords } from '#admin/profile/keys-words.ts';
import { profileWords } from '#admin/profile/profile-words.ts';
import { otherWaysWords } from '#admin/session/other-ways-words.ts';
import { sessionWords } from '#admin/session/session-words.ts';
import { words } from '#admin/words.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type Colleague, createMember } from './support/create-member.ts';
import { signIn } from './support/sign-in.ts';
import { measureOverflow } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

interface Fixtures {
  readonly lotte: Colleague;
  /** Lotte's browser, on her profile. */
  readonly profile: Page;
}

const test = base.extend<Fixtures>({
  lotte: ({ api, playwright, baseURL }, use) =>
    createMember(api, playwright.request, baseURL, 'Lotte').then(use),
  profile: async ({ lotte, open }, use) => {
    const context = await open({ storageState: lotte.storageState });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await page.goto('/admin/profile');
    await expect(page.getByRole('heading', { name: keysWords.passkeys })).toBeVisible();
    await use(page);
  },
});

async function confirm(page: Page, { password }: Colleague): Promise<void> {
  const dialog = page.getByRole('dialog', { name: keysWords.confirmTitle });
  await dialog.getByLabel(keysWords.password).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Adds a passkey on the profile screen, with the virtual authenticator. */
async function addPasskey(page: Page, lotte: Colleague, name: string): Promise<void> {
  await page.getByRole('button', { name: keysWords.add }).click();
  await confirm(page, lotte);
  const dialog = page.getByRole('dialog', { name: keysWords.addTitle });
  await dialog.getByLabel(keysWords.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(keysWords.added(name))).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.signOut, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Simulates a browser that does not offer passkeys in a field (conditional mediation). Reloads the page. */
async function disablePasskeyOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
}

const atHome = (page: Page) =>
  expect(page.getByRole('link', { name: 'Lotte, Profile' }), 'Lotte is signed in').toBeVisible();

test('I add a passkey after confirming my password, rename it, sign in with it, and remove it', {
  tag: '@long',
}, async ({ profile, lotte, problems }) => {
  problems.expectFailure('/api/admin/profile/confirm', 403);
  problems.expectFailure('/api/auth/token', 401);
  await disablePasskeyOffers(profile);
  await addAuthenticator(profile);
  await expect(profile.getByText(keysWords.noPasskeys)).toBeVisible();
  await profile.getByRole('button', { name: keysWords.add }).click();
  const question = profile.getByRole('dialog', { name: keysWords.confirmTitle });
  await expect(question.getByLabel(keysWords.password)).toBeFocused();
  await profile.keyboard.type('niet dit wachtwoord');
  await profile.keyboard.press('Enter');
  await expect(question.getByText('Your current password is incorrect.')).toBeVisible();
  await profile.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await addPasskey(profile, lotte, 'Laptop');

  // The confirmation is valid for ten minutes.
  await profile.getByRole('button', { name: 'Rename Laptop' }).click();
  await profile.getByRole('dialog').getByLabel(keysWords.name).fill('Laptop op kantoor');
  await profile.keyboard.press('Enter');
  const line = profile
    .getByRole('region', { name: keysWords.passkeys })
    .getByRole('listitem')
    .filter({ hasText: 'Laptop op kantoor' });
  await expect(line).toContainText(keysWords.neverUsed);

  await signOut(profile);
  await profile.getByRole('button', { name: otherWaysWords.passkey }).click();
  await atHome(profile);
  await expect(line).toContainText('last used just now');

  await line.getByRole('button', { name: 'Remove Laptop op kantoor' }).click();
  await profile.getByRole('dialog').getByRole('button', { name: keysWords.removeConfirm }).click();
  await question.getByRole('button', { name: keysWords.confirmByPasskey }).click();
  await expect(profile.getByText(keysWords.removed('Laptop op kantoor'))).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('the browser offers my passkey in the e-mail field, and I sign in with it', async ({
  profile,
  lotte,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  await addAuthenticator(profile);
  await addPasskey(profile, lotte, 'Laptop');
  const line = profile.getByRole('region', { name: keysWords.passkeys }).getByRole('listitem');
  await expect(line).toContainText(keysWords.neverUsed);
  await profile.getByRole('button', { name: words.signOut, exact: true }).click();
  await expect(line).toContainText('last used just now');
});

test('a removed passkey no longer works, but the password does', { tag: '@long' }, async ({
  profile,
  lotte,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  problems.expectFailure('/api/auth/passkey', 401);
  await disablePasskeyOffers(profile);
  await addAuthenticator(profile);
  await addPasskey(profile, lotte, 'Laptop');
  await profile.getByRole('button', { name: 'Remove Laptop' }).click();
  await profile.getByRole('dialog').getByRole('button', { name: keysWords.removeConfirm }).click();
  await expect(profile.getByText(keysWords.noPasskeys)).toBeVisible();
  await signOut(profile);
  await expect(profile.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  await profile.getByRole('button', { name: otherWaysWords.passkey }).click();
  await expect(profile.getByText('This passkey is not known here, or it took too long.')).toBeVisible();
  await signIn(profile, lotte);
  await atHome(profile);
});

test('when my session ends, I sign in with a passkey and my change is saved', { tag: '@long' }, async ({
  profile,
  lotte,
  api,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  problems.expectFailure('/api/admin/profile', 401);
  await disablePasskeyOffers(profile);
  await addAuthenticator(profile);
  await addPasskey(profile, lotte, 'Laptop');
  await api.signOut(lotte.email);
  await profile.getByLabel(profileWords.nameField).fill('Lotte de Wit');
  await profile.keyboard.press('Enter');
  const dialog = profile.getByRole('dialog', { name: sessionWords.endedTitle });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(lotte.email);
  await dialog.getByRole('button', { name: otherWaysWords.passkey }).click();
  await expect(dialog).toHaveCount(0);
  await expect(profile.getByText(profileWords.renamed('Lotte de Wit'))).toBeVisible();
});

test('I get ten recovery codes, each works once, and new codes replace the old ones', {
  tag: '@long',
}, async ({ profile, lotte, problems }) => {
  problems.expectFailure('/api/auth/token', 401);
  problems.expectFailure('/api/auth/recovery-code', 401);
  await expect(profile.getByText(keysWords.noCodes)).toBeVisible();
  await profile.getByRole('button', { name: keysWords.makeCodes }).click();
  await confirm(profile, lotte);
  const dialog = profile.getByRole('dialog', { name: keysWords.codesTitle });
  const lines = dialog.getByRole('listitem');
  await expect(lines).toHaveCount(10);
  const codes = await lines.allTextContents();
  await profile.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: keysWords.copy }).click();
  await expect(profile.getByText(keysWords.copied)).toBeVisible();
  expect(await profile.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [file] = await Promise.all([
    profile.waitForEvent('download'),
    dialog.getByRole('button', { name: keysWords.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const kept = await readFile(await file.path(), 'utf8');
  for (const code of codes) expect(kept).toContain(code);
  await profile.emulateMedia({ media: 'print' });
  await expect(lines.first()).toBeVisible();
  await expect(profile.getByRole('button', { name: keysWords.print })).toHaveCount(0);
  await expect(profile.getByRole('heading', { name: profileWords.devices })).toHaveCount(0);
  await profile.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: keysWords.done }).click();
  await expect(profile.getByText(keysWords.left(10))).toBeVisible();

  const [first = '', second = ''] = codes;
  async function use(code: string): Promise<void> {
    await profile.getByLabel(otherWaysWords.code).fill(code);
    await profile.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await signOut(profile);
  await profile.getByRole('button', { name: otherWaysWords.useCode }).click();
  await expect(profile.getByLabel(profileWords.password)).toHaveCount(0);
  await profile.getByLabel('E-mail').fill(lotte.email);
  await use(first.toUpperCase());
  await expect(profile.getByText(otherWaysWords.codesLeft(9))).toBeVisible();
  await atHome(profile);

  await profile.goto('/admin/profile');
  await profile.getByRole('button', { name: keysWords.makeNewCodes }).click();
  await confirm(profile, lotte);
  await dialog.getByRole('button', { name: keysWords.done }).click();
  await signOut(profile);
  await profile.getByRole('button', { name: otherWaysWords.useCode }).click();
  await profile.getByLabel('E-mail').fill(lotte.email);
  await use(second);
  await expect(
    profile.getByText('The e-mail address or code is incorrect, or the code was already used.'),
  ).toBeVisible();
  await profile.getByRole('button', { name: otherWaysWords.usePassword }).click();
  await expect(profile.getByLabel(profileWords.password)).toBeVisible();
});

for (const theme of themes) {
  test(`passkeys and recovery codes have no accessibility violations and fit a phone (${theme})`, {
    tag: '@long',
  }, async ({ profile, lotte, problems }) => {
    problems.expectFailure('/api/auth/token', 401);
    await emulateTheme(profile, theme);
    await addAuthenticator(profile);
    await addPasskey(profile, lotte, 'Een computer met een hele lange naam');
    await profile.getByRole('button', { name: keysWords.makeCodes }).click();
    await expect(profile.getByRole('dialog', { name: keysWords.codesTitle })).toBeVisible();
    await profile.setViewportSize({ width: 390, height: 844 });
    expect(await findSeriousViolations(profile)).toEqual([]);
    expect(await measureOverflow(profile)).toBe(0);
    await profile.getByRole('button', { name: keysWords.done }).click();
    expect(await findSeriousViolations(profile)).toEqual([]);
    expect(await measureOverflow(profile)).toBe(0);
    const elsewhere = profile.context();
    await elsewhere.clearCookies();
    const page = await elsewhere.newPage();
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: otherWaysWords.useCode })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: otherWaysWords.useCode }).click();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}
