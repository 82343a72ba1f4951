import { writeZip } from '../support/write-zip.ts';
import { Editor } from './support/editor.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { StudioApi } from './support/studio-api.ts';
import { createSession, expect, test } from './support/test.ts';

// The origin of embedded code applies to the whole site, so this test uses its own server.
// To a browser, localhost and 127.0.0.1 are different origins.
let server: OwnServer;
let frameOrigin = '';
test.beforeAll(async () => {
  server = await startOwnServer({
    env: (port) => {
      frameOrigin = `http://127.0.0.1:${port}`;
      return { SEED: 'empty', HOST: '0.0.0.0', FRAME_ORIGIN: frameOrigin };
    },
  });
});
test.afterAll(() => server.stop());

const code = {
  id: 'code',
  type: 'code',
  htmlContent:
    '<p>Hier</p><script>document.querySelector("p").textContent = [location.origin, origin].join(" ")</script>',
};

const deck = {
  name: 'voorstel.zip',
  mimeType: 'application/zip',
  buffer: writeZip([
    {
      name: 'index.html',
      content: '<!doctype html><p role="status"></p><script type="module" src="deck.js"></script>',
    },
    {
      name: 'deck.js',
      content: 'document.querySelector("p").textContent = [location.origin, origin].join(" ")',
    },
  ]),
};

test('code and decks run on the separate frame host, for visitors and in the editor', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const request = await playwright.request.newContext({ baseURL: server.origin, storageState });
  const { token } = await (await request.post('/api/auth/token')).json();
  const api = new StudioApi(request, token, problems);
  await api.uploadFile(deck);
  const url = (await api.listMedia()).find(({ name }) => name === deck.name)?.url;
  const card = {
    id: 'card',
    type: 'card',
    isMultiLanguage: true,
    headerText: { nl: 'Het voorstel', en: 'The proposal' },
    interactionEnabled: true,
    interactionType: 'presentation',
    presentPath: url,
  };
  const made = await api.createPage({ overview: [code, card], status: 'PUBLISHED' });
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto(`/${made.identifier}`);
  const frame = page.locator('.code__frame');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('p')).toHaveText(`${frameOrigin} null`);
  await page.getByRole('link', { name: 'Het voorstel' }).click();
  const shown = page.getByRole('dialog', { name: 'Het voorstel' }).locator('iframe').contentFrame();
  await expect(shown.getByRole('status')).toHaveText(`${frameOrigin} null`);
  await page.keyboard.press('Escape');

  const editor = await new Editor(page).open(made.id);
  await editor.select('Hier');
  // The toolbar appears once the live preview has replaced the server's markup.
  await expect(page.getByRole('toolbar', { name: 'Actions for Code' })).toBeVisible();
  const inEditor = editor.frame.locator('.code__frame');
  await inEditor.scrollIntoViewIfNeeded();
  await expect(inEditor.contentFrame().locator('p')).toHaveText(`${frameOrigin} null`);

  problems.expectFailure('/admin', 404);
  const there = await page.goto(`${frameOrigin}/admin`);
  expect([there?.status(), await page.locator('body').textContent()]).toEqual([404, 'Nothing is here.\n']);
  await request.dispose();
});
