import type { Page } from '@playwright/test';
import { peopleWords } from '#admin/access/people-words.ts';
import { commandMenuWords } from '#admin/command-menu/command-menu-words.ts';
import { profileWords } from '#admin/profile/profile-words.ts';
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
    const page = await (await open({ storageState: lotte.storageState })).newPage();
    await page.goto('/admin/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await use(page);
  },
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('I find my profile under my name and in the command menu, and a new name applies everywhere', {
  tag: '@long',
}, async ({ profile }) => {
  await profile.goto('/admin');
  const link = profile.getByRole('link', { name: 'Lotte, Profile' });
  await link.click();
  await expect(profile).toHaveURL(/\/admin\/profile$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
  const field = profile.getByLabel(profileWords.nameField);
  await expect(field).toHaveValue('Lotte');
  await field.fill('Lotte de Wit');
  await profile.keyboard.press('Enter');
  await expect(profile.getByText(profileWords.renamed('Lotte de Wit'))).toBeVisible();
  await expect(profile.getByRole('link', { name: 'Lotte de Wit, Profile' })).toHaveText('Lotte de Wit');
  await expect(profile.getByRole('button', { name: profileWords.save })).toBeDisabled();

  await profile.goto('/admin/media');
  await profile.getByRole('button', { name: commandMenuWords.open }).click();
  await profile.keyboard.type('profile');
  await profile.getByRole('option', { name: 'Profile' }).first().click();
  await expect(profile.getByLabel(profileWords.nameField)).toHaveValue('Lotte de Wit');
});

test('an owner who renames themselves on the access screen sees the new name immediately', async ({
  api,
  playwright,
  baseURL,
  open,
}) => {
  const sara = await createMember(api, playwright.request, baseURL, 'Sara', 'owner');
  const page = await (await open({ storageState: sara.storageState })).newPage();
  await page.goto('/admin/access');
  await page
    .getByRole('row')
    .filter({ hasText: '(you)' })
    .getByRole('button', { name: peopleWords.menu('Sara') })
    .click();
  await page.getByRole('menuitem', { name: peopleWords.rename }).click();
  await page.getByRole('dialog').getByLabel(profileWords.name).fill('Sara Bakker');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sara Bakker, Profile' })).toHaveText('Sara Bakker');
});

test('I change my password: my other devices are signed out, and this one is not', { tag: '@long' }, async ({
  profile,
  lotte,
  open,
  problems,
}) => {
  problems.expectFailure('/api/admin/profile/password', 403);
  problems.expectFailure('/api/auth/token', 401);
  const elsewhere = await (await open({ userAgent: firefox })).newPage();
  await elsewhere.goto('/admin/login');
  await signIn(elsewhere, lotte);
  await expect(elsewhere.getByRole('heading', { name: commandMenuWords.pages })).toBeVisible();

  const current = profile.getByLabel(profileWords.current);
  const next = profile.getByLabel(profileWords.next);
  const change = profile.getByRole('button', { name: profileWords.change });
  await change.click();
  await expect(profile.getByText(profileWords.noCurrent)).toBeVisible();
  await current.fill('niet dit wachtwoord');
  await next.fill('te kort');
  await change.click();
  await expect(profile.getByText('Choose a password of at least 10 characters.')).toBeVisible();
  await next.fill('een heel ander wachtwoord');
  await change.click();
  await expect(profile.getByText('Your current password is incorrect.')).toBeVisible();
  await expect(profile.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await current.fill(lotte.password);
  await profile.keyboard.press('Enter');
  await expect(profile.getByText(profileWords.changed)).toBeVisible();
  await expect(current).toHaveValue('');

  await elsewhere.goto('/admin');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await profile.reload();
  await expect(profile.getByRole('heading', { name: 'Profile' })).toBeVisible();
});

test('I see where I am signed in, sign one device out, and then all others', { tag: '@long' }, async ({
  profile,
  lotte,
  open,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  /** Signs Lotte in on another device. */
  async function enter(userAgent: string): Promise<Page> {
    const page = await (await open({ userAgent })).newPage();
    await page.goto('/admin/login');
    await signIn(page, lotte);
    await expect(page.getByRole('heading', { name: commandMenuWords.pages })).toBeVisible();
    return page;
  }
  const phone = await enter(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  );
  const office = await enter(firefox);
  await profile.reload();
  const lines = profile.getByRole('region', { name: profileWords.devices }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('Chrome on Windows');
  await expect(lines.first()).toContainText(profileWords.isThis);
  await expect(lines.first().getByRole('button')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(profile.getByText(profileWords.signedOut('Safari on iPhone'))).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(profile.getByRole('heading', { name: profileWords.devices })).toBeFocused();
  await phone.goto('/admin');
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await profile.getByRole('button', { name: profileWords.signOutOthers }).click();
  await expect(profile.getByText(profileWords.signedOutOthers(1))).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(profile.getByRole('button', { name: profileWords.signOutOthers })).toHaveCount(0);
  await office.goto('/admin');
  await expect(office.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await profile.reload();
  await expect(lines).toHaveCount(1);
});

for (const theme of themes) {
  test(`the profile has no accessibility violations and fits a phone (${theme})`, { tag: '@long' }, async ({
    profile,
  }) => {
    await emulateTheme(profile, theme);
    await expect(
      profile.getByRole('region', { name: profileWords.devices }).getByRole('listitem'),
    ).not.toHaveCount(0);
    expect(await findSeriousViolations(profile)).toEqual([]);
    await profile.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(profile)).toBe(0);
    expect(await findSeriousViolations(profile)).toEqual([]);
  });
}
