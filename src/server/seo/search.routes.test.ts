import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { listSitePlaces } from '#server/export/site-places.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { savePage } from '#server/pages/content/save-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { pagesOfPart } from '#server/pages/store/sitemap-pages.repository.ts';
import { deletePage } from '#server/pages/tree/delete-page.ts';
import { saveSettings } from '#server/settings/settings.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { makePages } from '../../../bench/storage-pages.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { searchRoutes } from './search.routes.ts';
import { getPartPath, renderSitemap } from './sitemap.ts';

const origin = 'https://studio.example';
const files = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];
const icons = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
];

describeEachDatabase('searchRoutes', (location) => {
  let storage: Storage;
  let deps: ReturnType<typeof testDeps>;
  let app: FastifyInstance;
  let reader: SiteReader;
  let now = new Date('2026-11-21T09:00:00.000Z');

  beforeAll(async () => {
    storage = openDatabase(location(), { clock: () => now });
    await storage.migrate();
    await storage.revision.start();
    deps = testDeps(storage, { definitions: blockDefinitions });
    reader = new SiteReader(storage);
    app = await buildApp({
      ...deps,
      visitors: () => ({
        routes: async (site) => {
          await site.register(searchRoutes, { reader, origin, pictures: testPictures });
        },
      }),
    });
    const make = (body: object) =>
      createPage(deps, { status: 'PUBLISHED', overview: [], ...body } as never, 'system');
    await make({ identifier: 'main', title: { nl: 'Welkom', en: 'Welcome' } });
    await make({ identifier: '404', title: { nl: 'Niet gevonden', en: 'Not found' } });
    await make({ identifier: 'shell', kind: 'case', title: { nl: 'Laagwater', en: 'Low water' } });
    await make({ identifier: 'werkwijze', title: { nl: 'Werkwijze', en: 'Method' } });
    await make({ identifier: 'sprint', title: { nl: 'Sprint' }, parentIdentifier: 'werkwijze' });
    await make({ identifier: 'concept', title: 'Concept', status: 'DRAFT' });
    await make({ identifier: 'weg', title: 'Weg', status: 'HIDDEN' });
    await make({ identifier: 'geheim', title: 'Geheim', requiresLogin: true, loginPassword: 'x' });
    await make({ identifier: 'stil', title: 'Stil', hideFromSearchEngines: true });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  async function sitemap(): Promise<Map<string, string>> {
    const { document } = new JSDOM((await get('/sitemap.xml')).body, { contentType: 'application/xml' })
      .window;
    return new Map(
      [...document.getElementsByTagName('url')].map((url) => [
        url.getElementsByTagName('loc')[0]?.textContent.slice(origin.length) ?? '',
        url.getElementsByTagName('lastmod')[0]?.textContent ?? '',
      ]),
    );
  }

  it('lists only public, indexable pages in the sitemap, at their canonical URLs', async () => {
    expect([...(await sitemap()).keys()].toSorted()).toEqual([
      '/',
      '/cases/shell',
      '/en',
      '/en/cases/shell',
      '/en/werkwijze',
      '/werkwijze',
      '/werkwijze/sprint',
    ]);
  });

  it('dates a page in the sitemap by its live version, not by its draft', async () => {
    const before = (await sitemap()).get('/werkwijze');
    expect(before).toBe('2026-11-21T09:00:00.000Z');
    now = new Date('2026-11-22T10:00:00.000Z');
    const title = { nl: 'Zo werk ik', en: 'How I work' };
    const { answer } = await savePage(deps, 'werkwijze', { title, overview: [] } as never, 'system');
    await saveSettings(storage, { city: 'Utrecht' }, 'system');
    expect((await sitemap()).get('/werkwijze')).toBe(before);
    await app.inject({
      method: 'PUT',
      url: `/api/pages/werkwijze/versions/${answer.draftVersionId}/status`,
      headers: { 'x-test-role': 'editor' },
      payload: { status: 'PUBLISHED' },
    });
    expect((await sitemap()).get('/werkwijze')).toBe('2026-11-22T10:00:00.000Z');
    expect((await sitemap()).get('/')).toBe('2026-11-21T09:00:00.000Z');
  });

  it('removes a page from the sitemap as soon as it is protected', async () => {
    await createPage(
      deps,
      { identifier: 'even', title: 'Even', overview: [], status: 'PUBLISHED' },
      'system',
    );
    expect((await sitemap()).has('/even')).toBe(true);
    await savePage(deps, 'even', { requiresLogin: true, loginPassword: 'x' }, 'system');
    expect((await sitemap()).has('/even')).toBe(false);
  });

  it('disallows the editor, the API and previews in robots.txt, and links the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin$',
      'Disallow: /admin/',
      'Disallow: /api$',
      'Disallow: /api/',
      'Disallow: /*?preview',
      'Disallow: /*&preview',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });

  it('names the studio in the web manifest, with icons of the stated sizes', async () => {
    await saveSettings(storage, { studioName: 'Studio <Zo> & "Zo"', description: { nl: 'Wie' } }, 'system');
    const answer = await get('/site.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name: 'Studio <Zo> & "Zo"',
      description: 'Wie',
      start_url: '/',
      display: 'minimal-ui',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(true);
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await get(src);
      expect(icon.headers['content-type']).toBe(type);
      const { width, height } = await sharp(icon.rawPayload).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it.each([...files, ...icons])(
    'serves %s to GET and HEAD, and returns 304 for a matching ETag',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      const { date: _asked, ...headers } = answer.headers;
      const head = await app.inject({ method: 'HEAD', url });
      const { date: _again, ...headHeaders } = head.headers;
      expect([head.statusCode, head.rawPayload.length, headHeaders]).toEqual([200, 0, headers]);
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it('compresses the sitemap', async () => {
    const answer = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'accept-encoding']);
  });

  it('serves cached files while storage fails, otherwise 503, and always robots.txt', async () => {
    const known = await get('/sitemap.xml');
    const { sitemap: readSitemap, settings } = reader;
    const gone = () => Promise.reject(new Error('gone'));
    Object.assign(reader, { sitemap: gone, settings: gone });
    const kept = await get('/sitemap.xml');
    expect([kept.statusCode, kept.body]).toEqual([200, known.body]);
    await storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record('site/seed', 'site');
    });
    await expect.poll(async () => (await get('/sitemap.xml')).statusCode).toBe(503);
    for (const url of ['/sitemap.xml', '/site.webmanifest']) {
      const lost = await get(url);
      expect([lost.statusCode, lost.headers['cache-control'], lost.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '60',
      ]);
      expect(lost.body).not.toContain(origin);
    }
    expect((await get('/robots.txt')).statusCode).toBe(200);
    Object.assign(reader, { sitemap: readSitemap, settings });
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});

describeEachDatabase('the sitemap of a site with many pages', (location) => {
  let storage: Storage;
  let deps: ReturnType<typeof testDeps>;
  let app: FastifyInstance;

  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    deps = testDeps(storage, { definitions: blockDefinitions });
    app = await buildApp({
      ...deps,
      visitors: () => ({
        routes: async (site) => {
          await site.register(searchRoutes, {
            reader: new SiteReader(storage),
            origin,
            pictures: testPictures,
          });
        },
      }),
    });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const make = (identifier: string, more = {}) =>
    createPage(
      deps,
      { identifier, title: { nl: identifier, en: '' }, status: 'PUBLISHED', overview: [], ...more } as never,
      'system',
    );
  const located = ({ body }: { readonly body: string }) =>
    [...body.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.slice(origin.length));
  const get = async (url: string) => {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  const tags = async () => {
    const parts = located(await get('/sitemap.xml'));
    return Promise.all(parts.map(async (part) => [part, (await get(part)).headers.etag] as const));
  };

  it('is one file up to the page limit, in the order of the site', async () => {
    await makePages(location(), pagesOfPart - 1);
    await make('laatste', { kind: 'case' });
    await make('stil', { hideFromSearchEngines: true });
    await make('concept', { status: 'DRAFT' });
    const answer = await get('/sitemap.xml');
    expect(answer.body).toContain('<urlset ');
    const all = (await new SiteReader(storage).publicPages()).filter(
      ({ robots }) => robots === 'index,follow',
    );
    expect(all).toHaveLength(pagesOfPart);
    expect(answer.body).toBe(renderSitemap(all, origin));
  });

  it('is split into parts above the limit, with each page in one part', async () => {
    await makePages(location(), 2 * pagesOfPart, pagesOfPart);
    await make('nog-een');
    const index = await get('/sitemap.xml');
    expect(index.body).toContain('<sitemapindex ');
    const parts = located(index);
    expect(parts).toEqual([1, 2, 3, 4].map(getPartPath));
    const places = await listSitePlaces(storage, new SiteReader(storage), []);
    expect(places.addresses).toEqual(expect.arrayContaining(parts));
    const files = await Promise.all(parts.map(get));
    for (const { body } of files) expect(body.match(/<url>/g)?.length).toBeLessThanOrEqual(2 * pagesOfPart);
    const all = (await new SiteReader(storage).publicPages()).filter(
      ({ robots }) => robots === 'index,follow',
    );
    const whole = located({ body: renderSitemap(all, origin) });
    expect(files.flatMap(located).toSorted()).toEqual(whole.toSorted());
    for (const nothing of [5, 0, '01', '1.0', '-1', '%00', '9999999999'].map(
      (part) => `/sitemap-${part}.xml`,
    )) {
      expect((await app.inject(nothing)).statusCode, nothing).toBe(404);
    }
    const { headers } = await get('/sitemap-2.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
      'x-robots-tag': 'noindex',
    });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await app.inject({ url: '/sitemap-2.xml', headers: known })).statusCode).toBe(304);
  });

  it('changes only the part of a page that is added, changed or deleted', async () => {
    const before = await tags();
    const changed = async (act: () => Promise<unknown>) => {
      const known = new Map(await tags());
      await act();
      return (await tags()).flatMap(([part, tag]) => (known.get(part) === tag ? [] : [part]));
    };
    expect(
      await changed(() => savePage(deps, 'bench-many-700', { hideFromSearchEngines: true }, 'system')),
    ).toEqual(['/sitemap-2.xml']);
    expect(
      await changed(() => savePage(deps, 'bench-many-700', { hideFromSearchEngines: false }, 'system')),
    ).toEqual(['/sitemap-2.xml']);
    expect(await changed(() => deletePage(deps, 'bench-many-701', 'system'))).toEqual(['/sitemap-2.xml']);
    // The deleted page keeps its place in its part while it can be restored.
    expect(await changed(() => make('in-de-plaats'))).toEqual(['/sitemap-4.xml']);
    expect((await tags()).map(([part]) => part)).toEqual(before.map(([part]) => part));
  });
});

describe('the default icon', () => {
  it('has a PNG in favicon.ico for each size in its directory', async () => {
    const app = await buildIconApp();
    const ico = (await app.inject('/favicon.ico')).rawPayload;
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = ico.subarray(6 + 16 * index);
      expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual([side, side]);
      const start = entry.readUInt32LE(12);
      const picture = await sharp(ico.subarray(start, start + entry.readUInt32LE(8))).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['png', side, side]);
    }
    await app.close();
  });

  it('adapts to dark mode as SVG, and is dark as touch icon', async () => {
    const app = await buildIconApp();
    const svg = (await app.inject('/favicon.svg')).body;
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)/);
    const { dominant } = await sharp((await app.inject('/apple-touch-icon.png')).rawPayload).stats();
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(64);
    await app.close();
  });

  async function buildIconApp(): Promise<FastifyInstance> {
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await storage.migrate();
    const app = await buildApp({
      ...testDeps(storage),
      visitors: () => ({
        routes: async (site) => {
          await site.register(searchRoutes, {
            reader: new SiteReader(storage),
            origin,
            pictures: testPictures,
          });
        },
      }),
    });
    app.addHook('onClose', () => storage.close());
    return app;
  }
});
