import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { buildApp } from '#server/app/app.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture, upload } from '../../../tests/support/media-test-app.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { createReadFavicon } from './own-favicon.ts';
import { searchRoutes } from './search.routes.ts';

const square = (color: string, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color}"/>${inside}</svg>`,
  );
const dot = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="${color}"/></svg>`,
  );

type Pixel = readonly [number, number, number, number];

describeEachDatabase('the site icon', (location) => {
  let storage: Storage;
  let app: FastifyInstance;
  let folder: string;
  let lost = false;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-favicon-'));
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    const store = openLocalStore(folder);
    const service = createMediaService(storage, store, testPictures);
    const read = createReadFavicon(store, service);
    const deps = testDeps(storage, {
      media: () => async (site) => {
        site.decorate('mediaViewer', async () => undefined);
        const { grants, moments, deckSigner } = testDeps(storage);
        const media = { storage, store, media: service, pictures: testPictures };
        await site.register(mediaPlugin, { ...media, grants, moments, deckSigner });
      },
    });
    app = await buildApp({
      ...deps,
      visitors: () => ({
        routes: async (site) => {
          await site.register(searchRoutes, {
            reader: new SiteReader(storage),
            origin: 'https://studio.example',
            pictures: testPictures,
            readFavicon: async (favicon) => (lost ? undefined : read(favicon)),
          });
        },
      }),
    });
  });
  afterEach(async () => {
    lost = false;
    await save({ light: '', dark: '' });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  const owner = { 'x-test-role': 'owner' };
  const get = (url: string) => app.inject({ url });
  async function store(bytes: Buffer, name: string): Promise<Media> {
    const { payload, headers } = upload(bytes, name);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { ...owner, ...headers },
      payload,
    });
    return answer.json();
  }
  async function save(favicon: { light: string; dark: string }, ifMatch?: string) {
    return app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { ...owner, ...(ifMatch && { 'if-match': ifMatch }) },
      payload: { favicon },
    });
  }
  async function pixel(png: Buffer, part: number): Promise<Pixel> {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = 4 * (Math.floor(part * info.height) * info.width + Math.floor(part * info.width));
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  }
  /** Returns the URL of an icon in the manifest. */
  async function named(name: string): Promise<string> {
    const { icons } = (await get('/site.webmanifest')).json<{ icons: { src: string }[] }>();
    return icons.find(({ src }) => src.startsWith(name))?.src ?? '';
  }

  it('is rendered for tabs and phones, with URLs that change when it changes', async () => {
    expect(await named('/icon-512.png')).toBe('/icon-512.png');
    const standard = (await get('/icon-512.png')).rawPayload;
    const red = await store(square('#ff0000'), 'rood.svg');
    const { body: before } = await get('/favicon.svg');
    expect((await save({ light: red.url, dark: '' })).statusCode).toBe(200);

    const address = await named('/icon-512.png');
    expect(address).toMatch(/^\/icon-512\.png\?v=\w+$/);
    const kept = await get(address);
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await pixel(kept.rawPayload, 0.5)).toEqual([255, 0, 0, 255]);
    expect((await get('/icon-512.png')).headers['cache-control']).toBe('public, max-age=3600');
    // An unknown version is cached briefly, so that no cache keeps this icon at the URL of a later one.
    expect((await get('/icon-512.png?v=anders')).headers['cache-control']).toBe('public, max-age=3600');
    // The uploaded icon has a background up to its edges, which stays.
    expect(await pixel((await get('/apple-touch-icon.png')).rawPayload, 0.01)).toEqual([255, 0, 0, 255]);
    expect(await pixel((await get('/icon-maskable-512.png')).rawPayload, 0.01)).toEqual([255, 0, 0, 255]);
    const { body: drawing, headers } = await get('/favicon.svg');
    expect([drawing === before, headers['content-type']]).toEqual([false, 'image/svg+xml']);
    expect(drawing).toContain('#ff0000');

    const blue = await store(dot('#0000ff'), 'blauw.svg');
    await save({ light: blue.url, dark: '' });
    expect(await named('/icon-512.png')).not.toBe(address);
    // An icon with transparency stays transparent in tabs, and gets the site's paper colour on phones.
    expect((await pixel((await get('/icon-192.png')).rawPayload, 0.01))[3]).toBe(0);
    const touch = (await get('/apple-touch-icon.png')).rawPayload;
    expect((await pixel(touch, 0.01))[3]).toBe(255);
    expect((await pixel(touch, 0.01)).slice(0, 3).every((channel) => channel > 240)).toBe(true);
    expect(await pixel(touch, 0.5)).toEqual([0, 0, 255, 255]);

    await save({ light: '', dark: '' });
    expect(await named('/icon-512.png')).toBe('/icon-512.png');
    expect((await get('/icon-512.png')).rawPayload.equals(standard)).toBe(true);
  });

  it('has a dark variant for dark browsers, and embeds raster images in the SVG', async () => {
    const light = await store(dot('#112233'), 'licht.svg');
    const dark = await store(await createPicture('png', 512, 512), 'donker.png');
    await save({ light: light.url, dark: dark.url });
    const { body, headers } = await get('/favicon.svg');
    expect(body).toContain('prefers-color-scheme:dark');
    expect(body.match(/href="data:image\/(?:svg\+xml|png);base64,/g)).toEqual([
      'href="data:image/svg+xml;base64,',
      'href="data:image/png;base64,',
    ]);
    expect(headers['content-security-policy']).toContain('img-src data:');
  });

  it('contains no scripts or external references from the uploaded file', async () => {
    const script = '<script>alert(1)</script><image href="https://elsewhere.example/a.png"/>';
    const file = await store(square('#00ff00', script), 'kwaad.svg');
    await save({ light: file.url, dark: '' });
    const { body } = await get('/favicon.svg');
    expect(body).toContain('#00ff00');
    expect(body).not.toMatch(/script|elsewhere/);
  });

  it('must be a square SVG or a large square PNG from the media library', async () => {
    const issues = async (light: string) => (await save({ light, dark: '' })).json().issues;
    const at = (message: unknown) => [{ path: 'favicon.light', message }];
    expect(await issues('/media/0123456789abcdef/weg.png')).toEqual(
      at('The icon must be an image from the media library.'),
    );
    for (const [bytes, name, message] of [
      [await createPicture('png', 256, 256), 'klein.png', expect.stringContaining('512 × 512')],
      [await createPicture('png', 900, 600), 'breed.png', expect.stringContaining('900 × 600')],
      [await createPicture('jpeg', 600, 600), 'foto.jpg', expect.stringContaining('SVG or PNG')],
    ] as const) {
      expect(await issues((await store(bytes, name)).url)).toEqual(at(message));
    }
  });

  it('is saved only if unchanged since it was read, and is recorded in the activity log', async () => {
    const file = await store(square('#123456'), 'logboek.svg');
    const stale = await save({ light: file.url, dark: '' }, '"settings:0"');
    expect(stale.statusCode).toBe(412);
    await save({ light: file.url, dark: '' });
    const { entries } = (await app.inject({ url: '/api/admin/audit', headers: owner })).json();
    expect(entries[0]).toMatchObject({ action: 'settings/save', detail: { keys: ['favicon'] } });
  });

  it('cannot be deleted from the media library while in use', async () => {
    const file = await store(square('#654321'), 'blijft.svg');
    await save({ light: file.url, dark: '' });
    const refused = await app.inject({
      method: 'DELETE',
      url: `/api/admin/media/${file.id}`,
      headers: owner,
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This file is the site’s icon. Remove it there first.',
    ]);
    const list = (await app.inject({ url: '/api/admin/media', headers: owner })).json<Media[]>();
    expect(list.find(({ id }) => id === file.id)).toMatchObject({ isLogo: false, isFavicon: true });
  });

  it('falls back to the default while its file is missing, and returns with the file', async () => {
    const standard = (await get('/apple-touch-icon.png')).rawPayload;
    const file = await store(square('#aabbcc'), 'kwijt.svg');
    lost = true;
    await save({ light: file.url, dark: '' });
    const without = await get(await named('/icon-192.png'));
    expect([without.statusCode, without.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect((await get('/apple-touch-icon.png')).rawPayload.equals(standard)).toBe(true);
    lost = false;
    expect(await pixel((await get('/icon-192.png')).rawPayload, 0.5)).toEqual([0xaa, 0xbb, 0xcc, 255]);
  });
});
