import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { presets } from '#tokens/presets/presets.ts';
import { benchOwner, startSite } from '../bench/servers.ts';
import { buildIfNeeded } from './lib/build-if-needed.ts';
import { findNpmBrowser } from './lib/find-browser.ts';
import { getPresetImagesFolder } from './lib/preset-pictures-folder.ts';

/**
 * `npm run pictures:presets`: retakes the images on the preset cards. Each shows the top of one ordinary
 * page, with default settings only, in one preset and theme. The preset's values are stored beside its
 * images, as JSON, for the test. Pass preset ids to retake only those.
 */
/** In CSS pixels. Wide enough for the desktop composition, which starts at 1024. */
const viewport = { width: 1120, height: 1400 };
/** In image pixels. A card is half as wide in CSS pixels, so images are sharp at a pixel ratio of 2. */
const pictureWidth = 560;
const wanted = process.argv.slice(2);

const repeatText = (text: string) => ({ nl: text, en: text });
const createTextBlock = (id: string, type: string, text: string) => ({
  id,
  type,
  isMultiLanguage: true,
  content: repeatText(text),
});

/** URLs in the media library by file name in the demo. */
type Addresses = ReadonlyMap<string, string>;

const identifier = 'preset-picture';

function composePage(addresses: Addresses) {
  const createImageBlock = (id: string, file: string, alt: string) => ({
    id,
    type: 'image',
    isMultiLanguage: true,
    src: addresses.get(`${file}.webp`),
    darkSrc: addresses.get(`${file}-night.webp`),
    alt: repeatText(alt),
  });
  const overview = [
    createTextBlock('title', 'title', 'Bread for tomorrow'),
    createTextBlock('lead', 'text', 'A baker who knows in the evening how much to bake at night.'),
    createImageBlock('wide', 'toast-hero', 'A phone on a table with bread'),
    createTextBlock('heading', 'subheading', 'Nine kinds, not thirty-four'),
    createTextBlock(
      'text',
      'text',
      'The range went from 34 breads to 9. That was the real design; the rest followed. Choose, pick a time, done. [See how we work](/werkwijze).',
    ),
    createImageBlock('left', 'toast-assortment', 'Six kinds of bread'),
    createTextBlock(
      'end',
      'text',
      'Two in three loaves are now ordered ahead, and the last customer goes home with bread.',
    ),
  ];
  return {
    identifier,
    title: repeatText('Bread for tomorrow'),
    showInMenu: false,
    status: 'PUBLISHED',
    overview,
  };
}

await buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-preset-pictures-'));
const site = await startSite(dataDir);
const browser = await chromium.launch({
  executablePath: await findNpmBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
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
        // Images below the viewport load only after scrolling.
        const shown = [...document.images].filter((image) => {
          const { top, width } = image.getBoundingClientRect();
          return width > 0 && top < innerHeight;
        });
        await Promise.all(shown.map((image) => image.decode()));
      });
      const shot = await window.screenshot({ animations: 'disabled' });
      const picture = await sharp(shot).resize(pictureWidth).webp({ quality: 72, effort: 6 }).toBuffer();
      writeFileSync(join(getPresetImagesFolder(id), `${id}-${theme}.webp`), picture);
      await visitor.close();
    }
    writeFileSync(join(getPresetImagesFolder(id), `${id}.txt`), `${JSON.stringify(changes)}\n`);
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
