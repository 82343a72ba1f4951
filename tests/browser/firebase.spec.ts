import type { Page } from '@playwright/test';
import { peopleWords } from '#admin/access/people-words.ts';
import { forgottenWords } from '#admin/session/forgotten-words.ts';
import { signInWords } from '#admin/session/sign-in-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { owner } from './support/owner.ts';
import { signIn } from './support/sign-in.ts';
import { measureOverflow } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The identity provider applies to the whole site, so these tests use their own servers.
const projectId = 'demo-vitrine';
const emulator = 'localhost:1';
const firebase = { IDENTITY: 'firebase', ADMIN_PASSWORD: undefined, SEED: 'empty' };
const settings = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: 'no-secret' };

let withEmulator: OwnServer;
let withGoogle: OwnServer;
let without: OwnServer;
test.beforeAll(async () => {
  withEmulator = await startOwnServer({
    env: { ...firebase, ...settings, FIREBASE_AUTH_EMULATOR_HOST: emulator },
  });
  withGoogle = await startOwnServer({ env: { ...firebase, ...settings } });
  without = await startOwnServer({ env: firebase });
});
test.afterAll(async () => {
  for (const server of [withEmulator, withGoogle, without]) await server.stop();
});
test.beforeEach(({ problems }) => {
  // Without a session, the editor's request for a token fails.
  problems.expectFailure('/api/auth/token', 401);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds the token that the emulator issues on sign-in. */
function unsignedToken(email: string): string {
  const time = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'u1',
    auth_time: time,
    iat: time,
    exp: time + 3600,
    email,
    email_verified: true,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** Mocks the responses to Firebase's client, as documented for its REST API. */
async function answerFor(page: Page, email: string, password: string): Promise<void> {
  await page.route(/\/v1\/accounts:signInWithPassword/, async (route) => {
    const sent = route.request().postDataJSON() as { email: string; password: string };
    if (sent.email !== email || sent.password !== password) {
      return route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } },
      });
    }
    const idToken = unsignedToken(email);
    return route.fulfill({ json: { localId: 'u1', email, idToken, refreshToken: 'r', expiresIn: '3600' } });
  });
}

test('I sign in with my Firebase account on the same page, and nothing is stored in the browser', {
  tag: '@long',
}, async ({ open, problems }) => {
  problems.expectFailure(/accounts:signInWithPassword/, 400);
  const page = await (await open({ baseURL: withEmulator.origin })).newPage();
  await answerFor(page, owner.email, owner.password);
  await page.goto('/admin/media');
  await signIn(page, { ...owner, password: 'a wrong password' });
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is wrong.');
  await page.route(/\/v1\/accounts:lookup/, (route) =>
    route.fulfill({ json: { users: [{ localId: 'u1', email: owner.email, emailVerified: true }] } }),
  );
  await signIn(page, owner);
  await expect(page).toHaveURL(`${withEmulator.origin}/admin/media`);
  await expect(page.getByRole('heading', { name: 'Media', exact: true })).toBeVisible();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(stored.filter((name) => /firebaseLocalStorage|firebase:authUser/.test(String(name)))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Media', exact: true })).toBeVisible();
});

test('a member whom I invite needs no link and signs in with a Firebase account', { tag: '@long' }, async ({
  open,
}) => {
  const page = await (await open({ baseURL: withEmulator.origin })).newPage();
  await answerFor(page, owner.email, owner.password);
  await page.route(/\/v1\/accounts:lookup/, (route) =>
    route.fulfill({ json: { users: [{ localId: 'u1', email: owner.email, emailVerified: true }] } }),
  );
  await page.goto('/admin/access');
  await signIn(page, owner);
  await page.getByRole('button', { name: peopleWords.invite }).click();
  await page.getByLabel(peopleWords.email).fill('lotte@studio.example');
  await page.getByRole('button', { name: peopleWords.make }).click();
  const dialog = page.getByRole('dialog', { name: peopleWords.listedTitle('lotte') });
  await expect(dialog).toContainText('They sign in with the Firebase account of lotte@studio.example.');
  await dialog.getByRole('button', { name: peopleWords.done }).click();
  await expect(page.getByRole('row', { name: /lotte@studio.example/ })).toContainText(peopleWords.signedOut);
});

test('Firebase sends the mail for a new password, and unknown addresses get the same answer', async ({
  open,
  problems,
}) => {
  problems.expectFailure(/accounts:sendOobCode/, 400);
  const page = await (await open({ baseURL: withEmulator.origin })).newPage();
  const asked: unknown[] = [];
  await page.route(/\/v1\/accounts:sendOobCode/, (route) => {
    const { requestType, email } = route.request().postDataJSON() as Record<string, string>;
    asked.push([requestType, email]);
    return email === owner.email
      ? route.fulfill({ json: { email } })
      : route.fulfill({ status: 400, json: { error: { code: 400, message: 'EMAIL_NOT_FOUND' } } });
  });
  for (const email of [owner.email, 'nobody@studio.example']) {
    await page.goto('/admin/login');
    await page.getByRole('link', { name: signInWords.forgotten }).click();
    await expect(page.getByLabel(forgottenWords.email)).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: forgottenWords.sentTitle })).toBeVisible();
    await expect(page.locator('.auth__lead')).toContainText(forgottenWords.sent(email));
  }
  expect(asked).toEqual([
    ['PASSWORD_RESET', owner.email],
    ['PASSWORD_RESET', 'nobody@studio.example'],
  ]);
});

test('the content security policy allows only Google’s two hosts', async ({ open, problems }) => {
  problems.expectFailure(/accounts:signInWithPassword/, 400);
  const page = await (await open({ baseURL: withGoogle.origin })).newPage();
  const answer = await page.goto('/admin/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
  let host = '';
  await page.route(/\/v1\/accounts:signInWithPassword/, (route) => {
    host = new URL(route.request().url()).host;
    return route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } });
  });
  await signIn(page, { ...owner, password: 'whatever it is' });
  await expect(page.getByRole('alert')).toHaveText(
    'This account is disabled in Firebase. Ask your Firebase administrator.',
  );
  expect(host).toBe('identitytoolkit.googleapis.com');
});

test('when Firebase is not configured, sign-in shows an error and no third-party host is allowed', async ({
  open,
}) => {
  const sentence = 'Firebase is not properly configured. Please check environment variables.';
  const page = await (await open({ baseURL: without.origin })).newPage();
  const answer = await page.goto('/admin/login');
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  await signIn(page, { ...owner, password: 'whatever it is' });
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await page.getByRole('link', { name: signInWords.forgotten }).click();
  // This form has a field with the same label as the form that it replaces.
  await expect(page.getByRole('button', { name: forgottenWords.submit })).toBeVisible();
  await expect(page.getByLabel(forgottenWords.email)).toHaveValue(owner.email);
  await page.getByRole('button', { name: forgottenWords.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
});

for (const theme of themes) {
  test(`the password reset form has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ open }) => {
    const page = await (await open({ baseURL: withEmulator.origin })).newPage();
    await emulateTheme(page, theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/login');
    await expect(page.getByRole('link', { name: signInWords.forgotten })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: signInWords.forgotten }).click();
    await page.getByRole('button', { name: forgottenWords.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(forgottenWords.noEmail);
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}
