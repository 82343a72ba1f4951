import { homeWords } from '#admin/home/home-words.ts';
import { settingsWords } from '#admin/settings/settings-words.ts';
import { startWords } from '#admin/start/start-words.ts';
import { startingContentWords } from '#admin/starting-content/starting-content-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { owner } from './support/owner.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests change the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

const frame = 'iframe[title="Live preview of the home page"]';
const saved = settingsWords.saved;

test('I set up a new site in steps with a live preview, ending in my first case', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  const site = page.frameLocator(frame);
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(`^${startWords.title}`) }).click();
  await expect(site.locator('.header__brand .header__name')).toHaveText('Studio Vitrine');
  await page.getByLabel(startWords.steps.studio, { exact: true }).fill('Bureau Anders');
  // The page is rendered before it accepts messages from the editor.
  await expect(site.locator('.header__brand .header__name')).toHaveText('Bureau Anders', { timeout: 30_000 });
  await page.getByRole('button', { name: startWords.save }).focus();
  await page.keyboard.press('Enter');

  const design = page.getByRole('region', { name: 'Step 2 of 5: Design' });
  await expect(design).toBeFocused();
  await expect(page.getByText(saved)).toBeVisible();
  await design.getByRole('button', { name: startWords.go }).click();

  const contact = page.getByRole('region', { name: 'Step 3 of 5: Contact' });
  await contact.getByLabel(settingsWords.names.emailAddress).fill('nope');
  await expect(contact.getByRole('button', { name: startWords.save })).toBeDisabled();
  await expect(contact.getByText(/^Must be an e-mail address/)).toBeVisible();
  await contact.getByLabel('Heading, Dutch').fill('Bel gerust');
  await expect(site.locator('#contact')).toContainText('Bel gerust');
  await expect(site.locator('#contact')).toBeInViewport();
  await contact.getByRole('button', { name: startWords.skip }).click();
  await expect(site.locator('#contact')).toContainText('Vertel me waar je op vastloopt');

  const visitors = page.getByRole('region', { name: 'Step 4 of 5: Visitors' });
  await visitors.getByRole('button', { name: startWords.back }).click();
  await expect(contact.getByLabel(settingsWords.names.emailAddress)).toHaveValue(
    'hallo@studiovitrine.example',
  );
  await contact.getByRole('button', { name: startWords.go }).click();
  await visitors.getByRole('button', { name: startWords.go }).click();

  const begin = page.getByRole('region', { name: 'Step 5 of 5: First case' });
  await expect(begin.getByRole('button', { name: startWords.begin.startingContent })).toBeVisible();
  await begin.getByRole('button', { name: startWords.begin.make }).click();
  await expect(page).toHaveURL(`${server.origin}/admin/cases/new`);
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: homeWords.title });
  await expect(waiting.getByText(startingContentWords.waiting)).toBeVisible();
  await expect(waiting.getByText(startWords.title)).toHaveCount(0);
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.locator('.header__brand .header__name')).toHaveText('Bureau Anders');
});

test('I undo a saved step, and return to the steps from the settings', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: settingsWords.guided }).click();
  const name = page.getByLabel(startWords.steps.studio, { exact: true });
  const before = await name.inputValue();
  await name.fill('Toch anders');
  await page.getByRole('button', { name: startWords.save }).click();
  await findToastAction(page, saved, 'Undo').click();
  await expect(page.getByText(settingsWords.undone)).toBeVisible();
  await page.getByRole('button', { name: startWords.back }).click();
  await expect(name).toHaveValue(before);
});

test('an invalid setting that blocks saving a step is named, with a link to it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto('/admin/settings');
  await page.getByLabel(settingsWords.names.startYear).fill('ooit');
  await page.getByRole('link', { name: settingsWords.guided }).click();
  await page.getByLabel(startWords.steps.studio, { exact: true }).fill('Bureau Verder');
  const held = page.getByRole('alert').filter({
    hasText: startWords.held(settingsWords.names.startYear, 'Must be a year.'),
  });
  await expect(page.getByRole('button', { name: startWords.save })).toBeDisabled();
  await held.getByRole('link', { name: startWords.toSettings }).click();
  await expect(page.getByLabel(settingsWords.names.startYear)).toBeFocused();
  await page.getByRole('button', { name: settingsWords.discard }).click();
});

for (const colorScheme of themes) {
  test(`the setup steps have no accessibility violations in the ${colorScheme} theme, and fit a phone`, {
    tag: '@long',
  }, async ({ open, playwright }) => {
    // Checks a screen with the whole site in a frame four times.
    test.slow();
    const storageState = await createSession(playwright.request, server.origin);
    const page = await (await open({ baseURL: server.origin, storageState })).newPage();
    await emulateTheme(page, colorScheme);
    await page.goto('/admin/start');
    await expect(page.frameLocator(frame).locator('.header__brand .header__name')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: startWords.go }).click();
    for (const step of [
      'Step 2 of 5: Design',
      'Step 3 of 5: Contact',
      'Step 4 of 5: Visitors',
      'Step 5 of 5: First case',
    ]) {
      await expect(page.getByRole('region', { name: step })).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findSeriousViolations(page), step).toEqual([]);
      const on = page.getByRole('button', { name: startWords.go });
      if ((await on.count()) > 0) await on.click();
    }
  });
}

test('an editor is told that only owners can set up the site', async ({ open, playwright, baseURL }) => {
  makeEditorAccount();
  const storageState = await createSession(playwright.request, baseURL, editorAccount);
  const page = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  await page.goto('/admin/start');
  await expect(page.getByText(startWords.ownerOnly)).toBeVisible();
});

test('the link for an owner’s first password leads to the setup while the site is new', async ({
  open,
  baseURL,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  const context = await open(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  // The server prints the one-time link, which the test can't read. Its response is a session, as on sign-in.
  await page.route('**/api/auth/set-password', async (route) => {
    const { email, password } = owner;
    const response = await context.request.post('/api/auth/sign-in', { data: { email, password } });
    await route.fulfill({ response });
  });
  await page.goto('/admin/welcome?token=once');
  await page.getByLabel('New password').fill('een heel nieuw wachtwoord');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/admin/start');
});
