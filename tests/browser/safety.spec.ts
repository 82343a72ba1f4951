import { randomUUID } from 'node:crypto';
import { barriers, look, themes } from './support/axe.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { overflow } from './support/site.ts';
import { expect, signedInState, signedInTest as test } from './support/test.ts';

const newName = () => `safe-${randomUUID().slice(0, 8)}`;

test('I see who else is signed in, and sign them out everywhere', async ({ page, open, api, problems }) => {
  // Who is not signed in, or not any more, asks whether they are.
  problems.expectFailure('/api/auth/token', 401);
  const name = newName();
  const path = await api.invite(`${name}@studio.example`, name, 'editor');
  const theirs = await (await open({ storageState: { cookies: [], origins: [] } })).newPage();
  await theirs.goto(path);
  await theirs.getByLabel('New password').fill('een heel goed wachtwoord');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Pages' })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Safety' }).click();
  await expect(page.getByRole('heading', { name: 'Is it safe?' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Signed in' });
  await expect(section.getByRole('listitem').first()).toContainText('this device');
  await section.getByRole('button', { name: `Sign out everywhere: ${name}` }).click();
  await expect(page.getByText(`${name} is signed out everywhere.`)).toBeVisible();
  await expect(section.getByRole('button', { name: `Sign out everywhere: ${name}` })).toHaveCount(0);
  await expect(section.getByRole('heading', { name: 'Signed in' })).toBeFocused();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('I see that somebody tried a wrong password, and of what kind', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  const identifier = newName();
  const { id } = await api.createPage({
    identifier,
    title: { nl: identifier },
    status: 'PUBLISHED',
    overview: [],
  });
  await api.protect(id, 'stil papier');
  const wrong = await request.post(`${baseURL}/api/access/${identifier}`, { data: { password: 'luid' } });
  expect(wrong.status()).toBe(403);
  await page.goto('/admin/safety');
  const section = page.getByRole('region', { name: 'Wrong tries' });
  await section.getByText('By day', { exact: true }).click();
  const today = section.getByRole('listitem').filter({ hasText: 'Today' });
  await expect(today.getByText('Passwords of pages')).toBeVisible();
});

test('I find which page asks another site before anybody said yes, and go there', async ({ page, api }) => {
  const identifier = newName();
  const host = `${identifier}.blobs.example`;
  const { id } = await api.createPage({
    identifier,
    title: { nl: identifier },
    status: 'PUBLISHED',
    overview: [{ id: 'p', type: 'image', src: `https://${host}/a.jpg` }],
  });
  await page.goto('/admin/safety');
  const section = page.getByRole('region', { name: 'Other sites that pages ask' });
  const line = section.getByRole('listitem').filter({ hasText: host });
  await expect(line).toContainText('At once');
  await expect(section).toContainText('Upload what is kept on another site to Media');
  await page.getByRole('link', { name: 'Other sites that pages ask' }).click();
  await expect(section.getByRole('heading')).toBeFocused();
  await line.getByRole('link', { name: identifier }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/pages/edit/${id}$`));
  await api.deletePage(id);
});

test('I read what to back up, and that nobody here does', async ({ page }) => {
  await page.goto('/admin/safety');
  const section = page.getByRole('region', { name: 'Backups' });
  await expect(section).toContainText('makes no backups itself');
  await expect(section).toContainText('vitrine.db');
  await expect(section).toContainText('the folder media');
  await expect(page.getByRole('region', { name: 'The secret' })).toContainText('npm run secret:rotate');
});

test('it says what failed, and tries again', async ({ page, problems }) => {
  const asked = /\/api\/admin\/safety$/;
  problems.expectFailure(asked, 503);
  await page.route(asked, (route) =>
    route.fulfill({ status: 503, json: { message: 'The site is busy.', code: 'server/unavailable' } }),
  );
  await page.goto('/admin/safety');
  await expect(page.getByText('This could not be looked up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('this device');
  await page.unroute(asked);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Backups' })).toBeVisible();
});

test('I come to it by the command menu', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('safety');
  await page.getByRole('option', { name: 'Safety' }).click();
  await expect(page.getByRole('heading', { name: 'Is it safe?' })).toBeVisible();
});

test('an editor is told that it is for owners', async ({ open, playwright, baseURL }) => {
  makeEditorAccount();
  const storageState = await signedInState(playwright.request, baseURL, editorAccount);
  const editor = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  await editor.goto('/admin');
  await expect(editor.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Safety' })).toHaveCount(0);
  await editor.goto('/admin/safety');
  await expect(editor.getByText('Only owners see whether the site is safe')).toBeVisible();
});

for (const theme of themes) {
  test(`nothing of it keeps anybody out, on a phone neither (${theme})`, async ({ page }) => {
    await look(page, theme);
    await page.goto('/admin/safety');
    await expect(page.getByRole('region', { name: 'Backups' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('this device');
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });
}
