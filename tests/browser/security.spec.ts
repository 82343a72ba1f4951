import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { securityWords } from '#admin/security/security-words.ts';
import { destinations } from '#admin/shared/navigation.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { createMember } from './support/create-member.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { signIn } from './support/sign-in.ts';
import { measureOverflow } from './support/site.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

/** Returns a random colour, so that images differ. The media library stores equal files only once. */
const createColor = () => `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const createName = () => `safe-${randomUUID().slice(0, 8)}`;

test('I see who else is signed in, and sign them out everywhere', { tag: '@long' }, async ({
  page,
  open,
  api,
  problems,
}) => {
  // Before and after the session, the editor's request for a token fails.
  problems.expectFailure('/api/auth/token', 401);
  const name = createName();
  const path = await api.invite(`${name}@studio.example`, name, 'editor');
  const theirs = await (await open({ storageState: { cookies: [], origins: [] } })).newPage();
  await theirs.goto(path);
  await theirs.getByLabel('New password').fill('een heel goed wachtwoord');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Pages' })).toBeVisible();

  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: words.nav.label })
    .getByRole('link', { name: destinations.security.label })
    .click();
  await expect(page.getByRole('heading', { name: destinations.security.label })).toBeVisible();
  const section = page.getByRole('region', { name: securityWords.sessions.title });
  await expect(section.getByRole('listitem').first()).toContainText('this device');
  await section.getByRole('button', { name: `Sign out everywhere: ${name}` }).click();
  await expect(page.getByText(securityWords.sessions.signedOut(name))).toBeVisible();
  await expect(section.getByRole('button', { name: `Sign out everywhere: ${name}` })).toHaveCount(0);
  await expect(section.getByRole('heading', { name: securityWords.sessions.title })).toBeFocused();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('I sign out one of my own devices among all sessions', { tag: '@long' }, async ({
  api,
  open,
  playwright,
  baseURL,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  const owner = await createMember(api, playwright.request, baseURL, createName(), 'owner');
  const other = await (
    await open({ userAgent: firefox, storageState: { cookies: [], origins: [] } })
  ).newPage();
  await other.goto('/admin/login');
  await signIn(other, owner);
  await expect(other.getByRole('heading', { name: 'Pages' })).toBeVisible();

  const page = await (await open({ storageState: owner.storageState })).newPage();
  await page.goto('/admin/security');
  const section = page.getByRole('region', { name: securityWords.sessions.title });
  const mine = section.getByRole('list').first();
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await expect(mine.getByRole('button')).toHaveCount(1);
  await mine.getByRole('button', { name: /^Sign out Firefox/ }).click();
  await expect(page.getByText(/^Firefox.* signed out$/)).toBeVisible();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('heading', { name: securityWords.sessions.title })).toBeFocused();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('I see failed password attempts and their kind', async ({ page, api, request, baseURL }) => {
  const identifier = createName();
  const { id } = await api.createPage({
    identifier,
    title: { nl: identifier },
    status: 'PUBLISHED',
    overview: [],
  });
  await api.protect(id, 'stil papier');
  const wrong = await request.post(`${baseURL}/api/access/${identifier}`, { data: { password: 'luid' } });
  expect(wrong.status()).toBe(403);
  await page.goto('/admin/security');
  const section = page.getByRole('region', { name: securityWords.tries.title });
  await section.getByText(securityWords.tries.byDay, { exact: true }).click();
  const today = section.getByRole('listitem').filter({ hasText: 'Today' });
  await expect(today.getByText(securityWords.tries.kinds['page-password'])).toBeVisible();
});

test('I see which page sends third-party requests before consent', async ({ page, api }) => {
  const identifier = createName();
  const host = `${identifier}.blobs.example`;
  const { id } = await api.createPage({
    identifier,
    title: { nl: identifier },
    status: 'PUBLISHED',
    overview: [{ id: 'p', type: 'image', src: `https://${host}/a.jpg` }],
  });
  await page.goto('/admin/security');
  const section = page.getByRole('region', { name: securityWords.hosts.title });
  const line = section.getByRole('listitem').filter({ hasText: host });
  await expect(line).toContainText(securityWords.hosts.when['at-once']);
  await expect(section).toContainText(securityWords.hosts.kept);
  await page.getByRole('link', { name: securityWords.hosts.title }).click();
  await expect(section.getByRole('heading')).toBeFocused();
  const link = line.getByRole('link', { name: identifier });
  await expect(link).toHaveAttribute('href', `/admin/pages/edit/${id}`);
  await api.deletePage(id);
});

test('I see what to back up, and that no backup exists', async ({ page }) => {
  await page.goto('/admin/security');
  const section = page.getByRole('region', { name: securityWords.backups.title });
  await expect(section).toContainText(securityWords.backups.none);
  await expect(section).toContainText(securityWords.backups.sqlite);
  await expect(section).toContainText(securityWords.backups.folder);
  await expect(page.getByRole('region', { name: securityWords.secret.title })).toContainText(
    securityWords.secret.command,
  );
});

test('I see which password protects a file, and that a public page also shows it', async ({ page, api }) => {
  const name = createName();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: createColor() } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .toBuffer();
  await api.uploadFile({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: picture });
  const file = (await api.listMedia()).find((one) => one.name === `${name}.jpg`);
  const overview = [{ id: 'p', type: 'image', src: file?.url }];
  const make = (identifier: string) =>
    api.createPage({ identifier, title: { nl: identifier }, status: 'PUBLISHED', overview });
  const closed = await make(`${name}-dicht`);
  await api.protect(closed.id, 'stil papier');
  await page.goto('/admin/security');
  const section = page.getByRole('region', { name: securityWords.files.title });
  const all = section.getByRole('button', { name: /^Show all/ });
  const line = section.getByRole('listitem').filter({ hasText: `${name}.jpg` });
  await expect(section.getByRole('listitem').first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(line).toContainText(securityWords.files.by['page-password']);
  await expect(line).not.toContainText('Public');
  await expect(page.getByRole('region', { name: securityWords.places.title })).toContainText(
    /contained location data/,
  );
  const open = await make(`${name}-open`);
  await page.reload();
  await expect(line).toContainText(securityWords.files.everybody);
  await expect(section).toContainText('because a public page shows');
  const link = line.getByRole('link', { name: `${name}-open` });
  await expect(link).toHaveAttribute('href', `/admin/pages/edit/${open.id}`);
  await api.deletePage(open.id);
});

test('a failed request shows an error and can be retried', { tag: '@long' }, async ({ page, problems }) => {
  const asked = /\/api\/admin\/safety$/;
  problems.expectFailure(asked, 503);
  await page.route(asked, (route) =>
    route.fulfill({ status: 503, json: { message: 'The site is busy.', code: 'server/unavailable' } }),
  );
  await page.goto('/admin/security');
  await expect(page.getByText(securityWords.failed)).toBeVisible();
  await expect(page.getByRole('region', { name: securityWords.sessions.title })).toContainText('this device');
  await page.unroute(asked);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByRole('region', { name: securityWords.backups.title })).toBeVisible();
});

test('I open the security screen from the command menu', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('security');
  await page.getByRole('option', { name: destinations.security.label }).click();
  await expect(page.getByRole('heading', { name: destinations.security.label })).toBeVisible();
});

test('an editor is told that the security screen is for owners', { tag: '@long' }, async ({
  open,
  playwright,
  baseURL,
}) => {
  makeEditorAccount();
  const storageState = await createSession(playwright.request, baseURL, editorAccount);
  const editor = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  await editor.goto('/admin');
  await expect(editor.getByRole('navigation', { name: words.nav.label })).toBeVisible();
  await expect(editor.getByRole('link', { name: destinations.security.label })).toHaveCount(0);
  await editor.goto('/admin/security');
  await expect(editor.getByText(securityWords.ownersOnly)).toBeVisible();
});

for (const theme of themes) {
  test(`the security screen has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await emulateTheme(page, theme);
    await page.goto('/admin/security');
    await expect(page.getByRole('region', { name: securityWords.backups.title })).toBeVisible();
    await expect(page.getByRole('region', { name: securityWords.sessions.title })).toContainText(
      'this device',
    );
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
