import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { presets } from '#tokens/presets/presets.ts';
import { benchOwner, startSite } from '../bench/servers.ts';
import { buildIfNeeded } from './lib/build-if-needed.ts';
import { npmBrowser } from './lib/find-browser.ts';

/**
 * `npm run pictures:presets`: takes the pictures on the cards of the presets anew. Each is the top of one ordinary page, with
 * default settings only, in one preset and theme. Beside them stand the values they were taken with, in JSON, for the test. Words after the command name the presets that are wanted.
 */
const folder = new URL('../src/admin/design-tokens/presets/pictures/', import.meta.url);
/** CSS pixels: wide enough for the composition of a desktop, which begins at 1024. */
const viewport = { width: 1120, height: 1400 };
/** Pixels of a picture: a card is half as wide on a screen of two pixels per point. */
const pictureWidth = 560;
const wanted = process.argv.slice(2);

const both = (text: string) => ({ nl: text, en: text });
const words = (id: string, type: string, text: string) => ({
  id,
  type,
  isMultiLanguage: true,
  content: both(text),
});

/** Addresses in the media library, by the names of the demo's files. */
type Addresses = ReadonlyMap<string, string>;

const identifier = 'preset-picture';

function composePage(addresses: Addresses) {
  const image = (id: string, file: string, alt: string) => ({
    id,
    type: 'image',
    isMultiLanguage: true,
    src: addresses.get(`${file}.webp`),
    darkSrc: addresses.get(`${file}-night.webp`),
    alt: both(alt),
  });
  const overview = [
    words('title', 'title', 'Bread for tomorrow'),
    words('lead', 'text', 'A baker who knows in the evening how much to bake at night.'),
    image('wide', 'toast-hero', 'A phone on a table with bread'),
    words('heading', 'subheading', 'Nine kinds, not thirty-four'),
    words(
      'text',
      'text',
      'The range went from 34 breads to 9. That was the real design; the rest followed. Choose, pick a time, done. [See how we work](/werkwijze).',
    ),
    image('left', 'toast-assortment', 'Six kinds of bread'),
    words(
      'end',
      'text',
      'Two in three loaves are now ordered ahead, and the last customer goes home with bread.',
    ),
  ];
  return { identifier, title: both('Bread for tomorrow'), showInMenu: false, status: 'PUBLISHED', overview };
}

await buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-preset-pictures-'));
const site = await startSite(dataDir);
const browser = await chromium.launch({
  executablePath: await npmBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ baseURL: site.origin });
  const call = await openApi(context.request);
  const files: { readonly name: string; readonly url: string }[] = await call('GET', '/api/admin/media');
  await call('POST', '/api/pages', composePage(new Map(files.map(({ name, url }) => [name, url]))));
  for (const { id, changes } of presets) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    await call('PUT', '/api/admin/design-tokens', { changes });
    for (const theme of ['light', 'dark'] as const) {
      const visitor = await browser.newContext({
        viewport,
        baseURL: site.origin,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const window = await visitor.newPage();
      await window.goto(`/en/${identifier}`);
      await window.evaluate(async () => {
        await document.fonts.ready;
        // Images below the window load when somebody scrolls to them.
        const shown = [...document.images].filter((image) => {
          const { top, width } = image.getBoundingClientRect();
          return width > 0 && top < innerHeight;
        });
        await Promise.all(shown.map((image) => image.decode()));
      });
      const shot = await window.screenshot({ animations: 'disabled' });
      const picture = await sharp(shot).resize(pictureWidth).webp({ quality: 72, effort: 6 }).toBuffer();
      writeFileSync(new URL(`${id}-${theme}.webp`, folder), picture);
      await visitor.close();
    }
    writeFileSync(new URL(`${id}.txt`, folder), `${JSON.stringify(changes)}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Calls the site's API as its owner. */
async function openApi(request: APIRequestContext) {
  const origin = { origin: site.origin };
  await request.post('/api/auth/sign-in', { data: benchOwner, headers: origin });
  const { token } = await (await request.post('/api/auth/token', { headers: origin })).json();
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`${method} ${path} answers ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
}
