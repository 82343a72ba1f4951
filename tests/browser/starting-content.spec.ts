import { homeWords } from '#admin/home/home-words.ts';
import { startingContentWords } from '#admin/starting-content/starting-content-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests change the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());
test.describe.configure({ mode: 'serial' });

test('I remove the starting content with one click, and restore all of it with one click', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const context = await open({ baseURL: server.origin, storageState });
  const page = await context.newPage();
  const visitor = await (await open({ baseURL: server.origin })).newPage();

  await page.goto('/admin');
  await page.getByRole('region', { name: homeWords.title }).getByText(startingContentWords.waiting).click();
  await expect(page).toHaveURL(`${server.origin}/admin/starting-content`);
  await expect(page.getByText('/werkwijze/ontwerpsprint')).toBeVisible();
  for (const colorScheme of themes) {
    await emulateTheme(page, colorScheme);
    expect(await findSeriousViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: /^Remove \d+ pages, empty 3$/ }).click();
  await expect(page.getByText(/pages were removed just now\. You can restore all of it until/)).toBeVisible();
  for (const theme of themes) {
    await emulateTheme(page, theme);
    expect(await findSeriousViolations(page), theme).toEqual([]);
  }

  problems.expectFailure('/cases/shell', 404);
  expect((await visitor.goto('/cases/shell'))?.status()).toBe(404);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hier komt iets moois');

  await findToastAction(page, startingContentWords.removed, 'Undo').click();
  await expect(page.getByText(startingContentWords.restored)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove \d+ pages?, empty 3$/ })).toBeVisible();
  expect((await visitor.goto('/cases/shell'))?.status()).toBe(200);
  expect((await visitor.goto('/werkwijze/ontwerpsprint'))?.status()).toBe(200);
});

test('content that I edited is kept by default, and I can restore the starting content days later', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const context = await open({
    baseURL: server.origin,
    storageState,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const { token } = await (await context.request.post('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const shell = await (await context.request.get('/api/pages/shell', { headers })).json();
  await context.request.put(`/api/pages/${shell.id}`, {
    headers,
    data: { title: { nl: 'Mijn eigen werk', en: 'My own work' }, overview: shell.overview },
  });
  await page.goto('/admin/starting-content');
  const mine = page.getByRole('checkbox', { name: /^Mijn eigen werk/ });
  await expect(mine).not.toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: /^Remove \d+ pages?, empty 3$/ }).click();
  await expect(page.getByRole('button', { name: startingContentWords.restore })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Mijn eigen werk', exact: true })).toBeVisible();
  problems.expectFailure('/cases/toast', 404);
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  expect((await visitor.goto('/cases/toast'))?.status()).toBe(404);
  expect((await visitor.goto('/cases/shell'))?.status()).toBe(200);

  await page.goto('/admin/starting-content');
  await page.getByRole('button', { name: startingContentWords.restore }).click();
  await expect(page.getByText(startingContentWords.restored)).toBeVisible();
  expect((await visitor.goto('/cases/toast'))?.status()).toBe(200);
});
