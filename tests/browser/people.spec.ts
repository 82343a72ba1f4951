import { randomUUID } from 'node:crypto';
import { accessWords } from '#admin/access/access-words.ts';
import { peopleWords } from '#admin/access/people-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Returns a unique email address. */
const createAddress = () => `p${randomUUID().slice(0, 8)}@studio.example`;
const password = 'een heel goed wachtwoord';

test('I invite an editor, who sets a password with the link and cannot open the access screen', async ({
  page,
  open,
  problems,
}) => {
  // Without a session, the editor's request for a token fails.
  problems.expectFailure('/api/auth/token', 401);
  const email = createAddress();
  await page.goto('/admin/access');
  await page.getByRole('button', { name: peopleWords.invite }).click();
  const dialog = page.getByRole('dialog', { name: peopleWords.inviteTitle });
  await expect(dialog.getByLabel(peopleWords.email)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lotte');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: peopleWords.linkTitle('Lotte') });
  const address = await link.getByLabel(peopleWords.linkField).inputValue();
  expect(address).toMatch(/\/admin\/welcome\?token=[\w-]{32}$/);
  await link.getByRole('button', { name: peopleWords.done }).click();
  const line = page.getByRole('row', { name: new RegExp(email) });
  await expect(line).toContainText(peopleWords.invited);
  await expect(line.getByLabel('Role of Lotte')).toHaveValue('editor');

  const lotte = await (await open({ storageState: { cookies: [], origins: [] } })).newPage();
  await lotte.goto(address);
  await lotte.getByLabel('New password').fill(password);
  await lotte.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(lotte.getByRole('heading', { name: accessWords.columns.pages })).toBeVisible();
  await expect(
    lotte.getByRole('navigation', { name: words.nav.label }).getByRole('link', { name: 'Access' }),
  ).toHaveCount(0);
  await lotte.goto('/admin/access');
  await expect(lotte.getByText(accessWords.ownersOnly)).toBeVisible();

  await page.reload();
  await expect(line).not.toContainText('Invited');
  await line.getByRole('button', { name: peopleWords.menu('Lotte') }).click();
  await page.getByRole('menuitem', { name: peopleWords.suspend }).click();
  await expect(line).toContainText(peopleWords.suspended);
  await lotte.goto('/admin');
  await expect(lotte.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('I make a member an owner, undo it, and remove the member', async ({ page }) => {
  const email = createAddress();
  const name = email.split('@', 1)[0] ?? '';
  await page.goto('/admin/access');
  await page.getByRole('button', { name: peopleWords.invite }).click();
  await page.getByLabel(peopleWords.email).fill(email.toUpperCase());
  await page.getByRole('button', { name: peopleWords.make }).click();
  await page
    .getByRole('dialog', { name: peopleWords.linkTitle(name) })
    .getByRole('button', { name: peopleWords.done })
    .click();
  const role = page.getByLabel(`Role of ${name}`);
  await role.selectOption('owner');
  await expect(page.getByText(peopleWords.roleChanged(name, 'owner'))).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(role).toHaveValue('editor');
  const line = page.getByRole('row', { name: new RegExp(email) });
  await line.getByRole('button', { name: peopleWords.menu(name) }).click();
  await page.getByRole('menuitem', { name: peopleWords.remove }).click();
  const dialog = page.getByRole('dialog', { name: peopleWords.removeTitle(name) });
  await expect(dialog.getByText(peopleWords.removeText(email))).toBeVisible();
  await dialog.getByRole('button', { name: peopleWords.removeConfirm }).click();
  await expect(line).toHaveCount(0);
});

test('an e-mail address that is already a member is refused, and I cannot remove myself', async ({
  page,
  problems,
}) => {
  problems.expectFailure('/api/admin/accounts', 409);
  await page.goto('/admin/access');
  const own = page.getByRole('row').filter({ hasText: '(you)' });
  await expect(own).toBeVisible();
  const email = (await own.locator('.people__email').textContent()) ?? '';
  await expect(own.getByRole('combobox')).toHaveCount(0);
  await own.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: peopleWords.invite }).click();
  const dialog = page.getByRole('dialog', { name: peopleWords.inviteTitle });
  await dialog.getByLabel(peopleWords.email).fill(email);
  await dialog.getByRole('button', { name: peopleWords.make }).click();
  await expect(dialog.getByText(`${email} is already a member.`)).toBeVisible();
});

for (const theme of themes) {
  test(`the members list has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await emulateTheme(page, theme);
    await page.goto('/admin/access');
    await expect(page.getByRole('row').filter({ hasText: '(you)' })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    const own = page.getByRole('row').filter({ hasText: '(you)' });
    await expect(own.getByText(peopleWords.columns.role, { exact: true })).toBeVisible();
    await expect(own.getByText(peopleWords.columns.state, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: peopleWords.invite }).click();
    await expect(page.getByRole('dialog', { name: peopleWords.inviteTitle })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
