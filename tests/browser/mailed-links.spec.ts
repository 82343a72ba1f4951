import { peopleWords } from '#admin/access/people-words.ts';
import { forgottenWords } from '#admin/session/forgotten-words.ts';
import { signInWords } from '#admin/session/sign-in-words.ts';
import { type MailServer, openMailServer } from '../support/mail-server.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { measureOverflow } from './support/site.ts';
import { createSession, expect, test } from './support/test.ts';

// Sending mail applies to the whole site, so this test uses its own server.
let mail: MailServer;
let server: OwnServer;
test.beforeAll(async () => {
  mail = await openMailServer();
  server = await startOwnServer({
    env: { SEED: 'empty', SMTP_URL: mail.url, MAIL_FROM: 'Studio Proef <studio@vitrine.example>' },
  });
});
test.afterAll(async () => {
  await server.stop();
  await mail.close();
});

const findLink = ({ text }: { text: string }) => /http\S+/.exec(text)?.[0] ?? '';

test('I forget my password, receive a reset link by mail, choose a new one and am signed in', {
  tag: '@long',
}, async ({ open, problems, playwright }) => {
  problems.expectFailure('/api/auth/token', 401);
  const storageState = await createSession(playwright.request, server.origin);
  const mine = await (await open({ baseURL: server.origin, storageState })).newPage();
  await mine.goto('/admin/access');
  await mine.getByRole('button', { name: peopleWords.invite }).click();
  await mine.getByLabel(peopleWords.email).fill('lotte@studio.example');
  await mine.getByRole('button', { name: peopleWords.make }).click();
  const dialog = mine.getByRole('dialog', { name: peopleWords.linkTitle('lotte') });
  await expect(dialog).toContainText(peopleWords.mailSent('lotte@studio.example'));
  const invitation = await mail.mail(0);
  expect(await dialog.getByLabel(peopleWords.linkField).inputValue()).toBe(findLink(invitation));

  const page = await (await open({ baseURL: server.origin })).newPage();
  await page.goto('/admin/login');
  await page.getByRole('link', { name: signInWords.forgotten }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(forgottenWords.email)).toBeFocused();
  await page.keyboard.type('nobody@studio.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: forgottenWords.sentTitle })).toBeFocused();
  await page.getByRole('link', { name: forgottenWords.back }).click();
  await page.getByRole('link', { name: signInWords.forgotten }).click();
  // The previous form has a field with the same label.
  await expect(page.getByRole('heading', { name: forgottenWords.title })).toBeVisible();
  await page.getByLabel(forgottenWords.email).fill('lotte@studio.example');
  await page.getByRole('button', { name: forgottenWords.submit }).click();
  await expect(page.getByRole('heading', { name: forgottenWords.sentTitle })).toBeVisible();
  const { to, text } = await mail.mail(1);
  expect(to).toEqual(['lotte@studio.example']);
  await page.goto(findLink({ text }));
  await page.getByLabel('New password').fill('een heel goed wachtwoord');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
});

test('without a mail server, the sign-in page says whom to ask, also on a phone', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  for (const theme of themes) {
    await emulateTheme(page, theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/login');
    await page.getByRole('link', { name: signInWords.forgotten }).click();
    await expect(page.getByRole('heading', { name: forgottenWords.askTitle })).toBeVisible();
    await expect(page.getByText('npm run owner:reset')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  }
});

test('when an invitation cannot be mailed, I see an error and the link to share', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await mail.close();
  await page.goto('/admin/access');
  await page.getByRole('button', { name: peopleWords.invite }).click();
  await page.getByLabel(peopleWords.email).fill('sara@studio.example');
  await page.getByRole('button', { name: peopleWords.make }).click();
  const dialog = page.getByRole('dialog', { name: peopleWords.linkTitle('sara') });
  await expect(dialog.getByRole('alert')).toHaveText(peopleWords.mailFailed('sara@studio.example'));
  expect(await dialog.getByLabel(peopleWords.linkField).inputValue()).toMatch(
    /\/admin\/welcome\?token=[\w-]{32}$/,
  );
  expect(await findSeriousViolations(page)).toEqual([]);
});
