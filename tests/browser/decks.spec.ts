import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { writeZip } from '../support/write-zip.ts';
import { findFile } from './support/library.ts';
import type { Problems } from './support/problems.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** A deck's script that tries to read cookies and the page and to call the API, and shows the outcomes. */
const tries = `
import { say } from './parts/say.js';
const outcome = (act) => { try { return act(); } catch (error) { return error.name; } };
const page = outcome(() => parent.document.title);
const called = await fetch('/api/auth/token', { method: 'POST', credentials: 'include' }).then((answer) => answer.status, () => 'refused');
say(['cookies: ' + outcome(() => document.cookie), 'page: ' + page, 'call: ' + called, 'origin: ' + origin].join(', '));
`;

/** Creates a ZIP file of a unique deck. */
const createDeck = () => ({
  name: `voorstel-${randomUUID()}.zip`,
  mimeType: 'application/zip',
  buffer: writeZip([
    {
      name: 'voorstel/index.html',
      content: `<!doctype html><title>${randomUUID()}</title><link rel="stylesheet" href="look.css"><h1>Het voorstel</h1><p role="status"></p><script type="module" src="deck.js"></script>`,
    },
    { name: 'voorstel/deck.js', content: tries },
    {
      name: 'voorstel/parts/say.js',
      content: "export const say = (text) => { document.querySelector('p').textContent = text; };",
    },
    { name: 'voorstel/look.css', content: 'h1 { font-style: italic }' },
  ]),
});

/** Uploads a deck to the media library. Returns its URL, which cards store. */
async function uploadDeck(page: Page, api: StudioApi): Promise<string> {
  const file = createDeck();
  await page.goto('/admin/media');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(findFile(page, file.name)).toContainText('4 files');
  return (await api.listMedia()).find(({ name }) => name === file.name)?.url ?? '';
}

const createCard = (presentPath: string) => ({
  id: 'card',
  type: 'card',
  isMultiLanguage: true,
  headerText: { nl: 'Het voorstel', en: 'The proposal' },
  interactionEnabled: true,
  interactionType: 'presentation',
  presentPath,
});

/** Expects the console messages about the deck's blocked request. */
function expectRefusedCall(problems: Problems): void {
  problems.expectRefusal(/^Access to fetch at '[^']*\/api\/auth\/token' from origin 'null' has been blocked/);
  problems.expectFailure('/api/auth/token', 'ERR_FAILED');
}

const alone = 'cookies: SecurityError, page: SecurityError, call: refused, origin: null';

test('a card opens an uploaded deck, whose scripts run but cannot read the page’s cookies', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  const address = await api.publish(createCard(await uploadDeck(page, api)));
  expectRefusedCall(problems);
  await page.goto(address);
  await page.getByRole('link', { name: 'Het voorstel' }).click();
  const modal = page.getByRole('dialog', { name: 'Het voorstel' });
  const shown = modal.locator('iframe').contentFrame();
  await expect(shown.getByRole('status')).toHaveText(alone);
  await expect(shown.getByRole('heading')).toHaveCSS('font-style', 'italic');
  await expect(modal.getByText('Loading presentation...')).toBeHidden();
  // The deck is sandboxed in its own tab too.
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('link', { name: 'Open in New Tab' }).click(),
  ]);
  await expect(tab.getByRole('status')).toHaveText(/cookies: SecurityError, .*origin: null/);
});

test('a deck on a protected page opens with all its files after I enter the password', {
  tag: '@long',
}, async ({ page, api, open, problems, baseURL }) => {
  const url = await uploadDeck(page, api);
  expectRefusedCall(problems);
  const { id, identifier } = await api.createPage({ overview: [createCard(url)], status: 'PUBLISHED' });
  await api.protect(id, 'open-de-deur');
  const visitor = await (await open({ baseURL })).newPage();
  await visitor.goto(`/${identifier}`);
  await visitor.getByLabel('Wachtwoord', { exact: true }).fill('open-de-deur');
  await visitor.getByRole('button', { name: /^Inloggen/ }).click();
  await visitor.getByRole('link', { name: 'Het voorstel' }).click();
  const shown = visitor.getByRole('dialog', { name: 'Het voorstel' }).locator('iframe').contentFrame();
  await expect(shown.getByRole('status')).toHaveText(alone);
  await expect(shown.getByRole('heading')).toHaveCSS('font-style', 'italic');
});
