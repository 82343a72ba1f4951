import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import { type MediaStore, openLocalStore } from '#server/media/store/media-store.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { savePage } from '#server/pages/content/save-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { upsertSetting } from '#server/settings/settings.repository.ts';
import { saveSettings } from '#server/settings/settings.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { createSharingPictures, type SharingPictures } from './sharing-pictures.ts';

const blue = '#1e50c8';

const createVisitors = (reader: SiteReader, pictures: SharingPictures) => () => ({
  routes: async (site: FastifyInstance) => {
    await site.register(sharingRoutes, { reader, pictures });
  },
});

describeEachDatabase('the sharing image of a page', (location) => {
  let storage: Storage;
  let deps: ReturnType<typeof testDeps>;
  let app: FastifyInstance;
  let store: MediaStore;
  let media: MediaService;
  let hero: string;
  let folder: string;
  let stored = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-sharing-'));
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    const local = openLocalStore(folder);
    store = {
      ...local,
      put: (key, bytes) => {
        if (key.startsWith('sharing/')) stored += 1;
        return local.put(key, bytes);
      },
    };
    media = createMediaService(storage, store, testPictures);
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: blue } })
      .jpeg()
      .toBuffer();
    hero = (await media.storeMedia(picture, 'blue.jpg')).url;
    deps = testDeps(storage, { definitions: blockDefinitions });
    const reader = new SiteReader(storage);
    const pictures = createSharingPictures(store, media, testPictures);
    app = await buildApp({ ...deps, visitors: createVisitors(reader, pictures) });
    await make({ identifier: 'main', title: { nl: 'Welkom', en: 'Welcome' } });
    await make({
      identifier: 'shell',
      kind: 'case',
      title: { nl: 'Laagwater', en: 'Low water' },
      overview: [{ id: 'h', type: 'heroImage', src: hero }],
    });
    await make({ identifier: 'werkwijze', title: { nl: 'Werkwijze' } });
    await make({ identifier: 'sprint', title: { nl: 'Sprint' }, parentIdentifier: 'werkwijze' });
    await make({ identifier: 'stil', title: 'Stil', hideFromSearchEngines: true });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const make = (body: object) =>
    createPage(deps, { status: 'PUBLISHED', overview: [], ...body } as never, 'system');
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const findCurrentUrl = async (url: string) => String((await get(url)).headers.location);

  /** Returns the colour in the middle of the hero's panel. */
  async function panelColor(bytes: Buffer): Promise<number[]> {
    const region = { left: 900, top: 200, width: 20, height: 20 };
    const { channels } = await sharp(await sharp(bytes).extract(region).toBuffer()).stats();
    return channels.map(({ mean }) => Math.round(mean));
  }

  it('is a JPEG of 1200 by 630 pixels under 150 kB with long-term caching', async () => {
    const address = await findCurrentUrl('/og/cases/shell.jpg');
    expect(address).toMatch(/^\/og\/cases\/shell\.[0-9a-z]+\.jpg$/);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': publicCaching,
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const again = await get(address, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  });

  it('shows the hero image if there is one', async () => {
    const withHero = await get(await findCurrentUrl('/og/cases/shell.jpg'));
    const [red = 0, green = 0, bluePart = 0] = await panelColor(withHero.rawPayload);
    expect([red, green, bluePart].map((channel) => Math.round(channel / 10))).toEqual([3, 8, 20]);
    const without = await get(await findCurrentUrl('/og/main.jpg'));
    const colors = await panelColor(without.rawPayload);
    expect(Math.min(...colors)).toBeGreaterThan(200);
  });

  it('shows the focal point of the hero image, and has a new URL when it moves', async () => {
    const left = { create: { width: 300, height: 900, channels: 3, background: '#ff0000' } } as const;
    const right = { create: { width: 1600, height: 900, channels: 3, background: '#ffffff' } } as const;
    const bytes = await sharp(right)
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const file = await media.storeMedia(bytes, 'rand.jpg');
    await make({
      identifier: 'rand',
      title: 'Rand',
      overview: [{ id: 'h', type: 'heroImage', src: file.url }],
    });
    const addresses = new Set<string>();
    const redAt = async (x: number) => {
      await media.save(file.id, { focalPoint: { x, y: 0.5 } }, 'system');
      const address = await findCurrentUrl('/og/rand.jpg');
      addresses.add(address);
      const region = { left: 710, top: 200, width: 10, height: 10 };
      const { data } = await sharp((await get(address)).rawPayload)
        .extract(region)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[1] ?? 0) < 60;
    };
    expect([await redAt(0), await redAt(1)]).toEqual([true, false]);
    expect(addresses.size).toBe(2);
  });

  it('never shows a hidden hero image, or one from another site', async () => {
    const overview = [
      { id: 'a', type: 'heroImage', src: hero, hidden: true },
      { id: 'b', type: 'heroImage', src: 'https://elders.example/x.jpg' },
    ];
    await make({ identifier: 'bedekt', title: 'Bedekt', overview });
    const answer = await get(await findCurrentUrl('/og/bedekt.jpg'));
    expect(Math.min(...(await panelColor(answer.rawPayload)))).toBeGreaterThan(200);
  });

  it('is rendered once for concurrent requests, and kept after a restart', async () => {
    const address = await findCurrentUrl('/og/en/cases/shell.jpg');
    const before = stored;
    const answers = await Promise.all([get(address), get(address), get(address)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(stored).toBe(before + 1);
    const anew = createSharingPictures(store, media, testPictures);
    const summary = { language: 'en', title: 'Other words', description: '', hero: undefined } as const;
    const kept = await anew.get({ address, summary, focalPoint: undefined, studioName: 'Studio', tokens });
    expect(kept.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('gets a new URL when the studio name changes, to which the old one redirects', async () => {
    await make({ identifier: 'nieuw', title: 'Eerst' });
    const first = await findCurrentUrl('/og/nieuw.jpg');
    expect((await get(first)).statusCode).toBe(200);
    await saveSettings(storage, { studioName: 'Studio Anders' }, 'system');
    const second = await findCurrentUrl('/og/nieuw.jpg');
    expect(second).not.toBe(first);
    const old = await get(first);
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      second,
      'no-cache',
    ]);
    expect((await get(second)).statusCode).toBe(200);
    expect(readdirSync(join(folder, 'sharing/nieuw'))).toHaveLength(1);
  });

  it('is rendered again when the published colours and fonts change', async () => {
    await make({ identifier: 'kleuren', title: 'Kleuren' });
    const before = await findCurrentUrl('/og/kleuren.jpg');
    const plain = await get(before);
    const changes = {
      'font.heading': { value: ['Newsreader'] },
      'color.paper': { value: { colorSpace: 'oklch', components: [0.6, 0.15, 250] } },
    };
    await upsertSetting(storage.db, 'designTokens', changes, new Date().toISOString());
    const after = await findCurrentUrl('/og/kleuren.jpg');
    expect(after).not.toBe(before);
    const drawn = await get(after);
    const region = { left: 600, top: 20, width: 10, height: 10 };
    const measureBlue = async (bytes: Buffer) =>
      (await sharp(await sharp(bytes).extract(region).toBuffer()).stats()).channels.map(({ mean }) => mean);
    const [red = 0, , blueNow = 0] = await measureBlue(drawn.rawPayload);
    expect(blueNow - red).toBeGreaterThan(60);
    expect(Math.min(...(await measureBlue(plain.rawPayload)))).toBeGreaterThan(230);
    await upsertSetting(storage.db, 'designTokens', {}, new Date().toISOString());
    expect(await findCurrentUrl('/og/kleuren.jpg')).toBe(before);
  });

  it('has one URL per page and language', async () => {
    expect(await findCurrentUrl('/og/clients/shell.jpg')).toBe(await findCurrentUrl('/og/cases/shell.jpg'));
    expect(await findCurrentUrl('/og/en/werkwijze/sprint.jpg')).toBe(
      await findCurrentUrl('/og/werkwijze/sprint.jpg'),
    );
    expect(await findCurrentUrl('/og/en/main.jpg')).not.toBe(await findCurrentUrl('/og/main.jpg'));
    expect((await get('/og/stil.jpg')).statusCode).toBe(302);
  });

  describe('when its page is not public', () => {
    it.each([
      ['a protected one', { requiresLogin: true, loginPassword: 'x' }],
      ['a hidden one', { status: 'HIDDEN', redirectUrl: '/werkwijze' }],
      ['a draft', { status: 'DRAFT' }],
    ])('returns 404 for %s, also at a URL that worked before', async (name, change) => {
      const identifier = name.replaceAll(' ', '-');
      const overview = [{ id: 'h', type: 'heroImage', src: hero }];
      await make({ identifier, title: 'Opdracht', overview });
      const address = await findCurrentUrl(`/og/${identifier}.jpg`);
      expect((await get(address)).statusCode).toBe(200);
      await savePage(deps, identifier, change as never, 'system');
      for (const url of [address, `/og/${identifier}.jpg`, `/og/en/${identifier}.jpg`]) {
        const answer = await get(url);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
        expect(answer.body).not.toContain('Opdracht');
      }
    });
  });

  it.each([
    '/og/',
    '/og/nergens.jpg',
    '/og/a/b/c.jpg',
    '/og/404.jpg',
    '/og/main.png',
    '/og/main',
    '/og/cases/werkwijze.jpg',
    '/og/..%2f..%2fsecret.jpg',
    '/og/%00.jpg',
    '/og/main.a.b.jpg',
  ])('returns 404 at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('returns an uncacheable error when storage fails', async () => {
    const reader = new SiteReader(storage);
    reader.findPublicPage = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    const broken = await buildApp({
      ...deps,
      visitors: createVisitors(reader, createSharingPictures(store, media, testPictures)),
    });
    const answer = await broken.inject('/og/main.jpg');
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    await broken.close();
  });
});
