import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotFoundAddress } from '#api/endpoints/not-found.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { NotFoundLog } from './not-found-log.ts';

const hourMs = 60 * 60 * 1000;
const publicUrl = 'http://localhost:3000';

describeEachDatabase('the 404 log', (location) => {
  let storage: Storage;
  let now = 0;
  beforeAll(async () => {
    storage = openDatabase(location(), { clock: () => new Date(now) });
    await storage.migrate();
    await storage.revision.start();
  });
  beforeEach(async () => {
    now = Date.parse('2026-01-05T09:00:00.000Z');
    await storage.db.deleteFrom('not_found').execute();
  });
  afterAll(() => storage.close());

  const open = () => new NotFoundLog({ storage, publicUrl });
  const countRows = async () => (await storage.db.selectFrom('not_found').select('path').execute()).length;
  const auditEntries = async () => (await storage.db.selectFrom('audit').select('id').execute()).length;

  it('counts visits by path and language, across writes', async () => {
    const log = open();
    log.note({ path: '/weg', language: 'nl' });
    log.note({ path: '/weg', language: 'nl', referrer: 'https://zoek.example/vind?q=x' });
    log.note({ path: '/weg', language: 'en' });
    await log.write();
    now += 5000;
    log.note({ path: '/weg', language: 'nl' });
    expect(await log.list()).toEqual([
      {
        path: '/weg',
        language: 'nl',
        times: 3,
        firstSeen: '2026-01-05T09:00:00.000Z',
        lastSeen: '2026-01-05T09:00:05.000Z',
        referrer: 'https://zoek.example',
      },
      expect.objectContaining({ path: '/weg', language: 'en', times: 1, referrer: null }),
    ]);
  });

  it('writes only recorded visits, without audit entries or a new revision', async () => {
    const log = open();
    const before = [await auditEntries(), storage.revision.current];
    await log.write();
    log.note({ path: '/weg', language: 'nl' });
    await log.write();
    await storage.revision.read();
    expect([await auditEntries(), storage.revision.current]).toEqual(before);
    expect(await countRows()).toBe(1);
  });

  it('adds at most a hundred new paths an hour, and still counts known ones', async () => {
    const log = open();
    log.note({ path: '/bekend', language: 'nl' });
    for (let index = 0; index < 5000; index += 1) log.note({ path: `/willekeurig-${index}`, language: 'nl' });
    log.note({ path: '/bekend', language: 'nl' });
    const list = await log.list();
    expect(list).toHaveLength(100);
    expect(list.find(({ path }) => path === '/bekend')?.times).toBe(2);
    now += hourMs;
    log.note({ path: '/later', language: 'nl' });
    expect((await log.list())[0]?.path).toBe('/later');
  });

  it('holds five hundred paths, and drops the ones seen longest ago', async () => {
    const log = open();
    for (let hour = 0; hour < 6; hour += 1) {
      for (let index = 0; index < 100; index += 1)
        log.note({ path: `/uur-${hour}-${index}`, language: 'nl' });
      await log.write();
      now += hourMs;
    }
    const paths = (await log.list()).map(({ path }) => path);
    expect(paths).toHaveLength(500);
    expect(paths).not.toContain('/uur-0-0');
    expect(paths).toContain('/uur-5-99');
    expect(paths).toContain('/uur-1-0');
  });

  it('keeps entries of a failed write for the next write, without counting them twice', async () => {
    const log = open();
    log.note({ path: '/weg', language: 'nl' });
    const increment = storage.increment.bind(storage);
    storage.increment = () => Promise.reject(new Error('gone'));
    const failed = log.write();
    log.note({ path: '/weg', language: 'nl' });
    await expect(failed).rejects.toThrow('gone');
    storage.increment = increment;
    expect(await log.list()).toMatchObject([{ path: '/weg', times: 2 }]);
  });

  describe('on the site', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      const deps = testDeps(storage);
      const visitors = createVisitorSide({
        reader: new SiteReader(storage),
        assets: builtAssets,
        origin: publicUrl,
        now: () => new Date(now),
        pictures: testPictures,
      });
      app = await buildApp({ ...deps, visitors });
      const page = {
        identifier: 'werkwijze',
        title: 'Werkwijze',
        overview: [],
        status: 'PUBLISHED',
      } as const;
      await createPage(deps, page, 'system');
    });
    afterAll(() => app.close());

    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const ask = (role: string | undefined, query = '', method: 'GET' | 'DELETE' = 'GET') =>
      app.inject({
        method,
        url: `/api/admin/not-found${query}`,
        headers: role ? { 'x-test-role': role } : {},
      });
    const listed = async () => (await ask('editor')).json<NotFoundAddress[]>();

    it('records the path without its query, the language and the referrer', async () => {
      await get('/en/wekrwijze?utm=x', { referer: `${publicUrl}/en/werkwijze?x=1` });
      await get('/a/b/c');
      expect(await listed()).toMatchObject([
        { path: '/a/b/c', language: 'nl', times: 1, referrer: null },
        { path: '/wekrwijze', language: 'en', times: 1, referrer: '/en/werkwijze' },
      ]);
    });

    it('ignores pages, previews, API calls, scanners, HEAD requests and links followed from the editor', async () => {
      await get('/werkwijze');
      await get('/weg?preview');
      await get('/api/weg');
      await get('/wp-login.php');
      await get('/weg', { referer: `${publicUrl}/admin/dashboard` });
      await app.inject({ method: 'HEAD', url: '/weg' });
      expect(await listed()).toEqual([]);
    });

    it('deletes one path in one language, then all', async () => {
      for (const url of ['/een', '/en/een', '/twee', '/drie']) await get(url);
      expect((await ask('editor', '?path=%2Feen&language=nl', 'DELETE')).statusCode).toBe(200);
      const left = (await listed()).map(({ path, language }) => `${language} ${path}`);
      expect(left.toSorted()).toEqual(['en /een', 'nl /drie', 'nl /twee']);
      expect((await ask('owner', '', 'DELETE')).statusCode).toBe(200);
      expect(await listed()).toEqual([]);
    });

    it('leaves out paths that now redirect, and lists them again once the redirect is deleted', async () => {
      await get('/wekrwijze');
      await get('/cases/iets');
      const paths = async () => (await listed()).map(({ path }) => path).toSorted();
      const change = (toPath: string | null) =>
        app.inject({
          method: 'POST',
          url: '/api/admin/redirects',
          headers: { 'x-test-role': 'editor' },
          payload: { changes: [{ fromPath: '/wekrwijze', toPath }] },
        });
      expect((await change('/werkwijze')).statusCode).toBe(200);
      expect(await paths()).toEqual(['/cases/iets']);
      await change(null);
      expect(await paths()).toEqual(['/cases/iets', '/wekrwijze']);
    });

    it('suggests the nearest page for a path, if there is one', async () => {
      for (const url of ['/en/wekrwijze', '/zomaar']) await get(url);
      const answer = await app.inject({
        url: '/api/admin/not-found/proposals',
        headers: { 'x-test-role': 'editor' },
      });
      expect(answer.json()).toEqual([
        {
          path: '/wekrwijze',
          language: 'en',
          toPath: '/werkwijze',
          pageId: expect.any(String),
          because: 'spelling',
        },
      ]);
    });

    it('restores deleted entries with their counts, and rejects impossible ones', async () => {
      for (const url of ['/een', '/een', '/twee']) await get(url);
      const before = await listed();
      await ask('editor', '', 'DELETE');
      const put = (addresses: unknown) =>
        app.inject({
          method: 'POST',
          url: '/api/admin/not-found',
          headers: { 'x-test-role': 'editor' },
          payload: { addresses },
        });
      const forged = { ...before[0], path: '/wp-login.php' };
      expect((await put([...before, forged])).statusCode).toBe(200);
      expect(await listed()).toEqual(before);
      expect((await put([{ ...before[0], times: 0 }])).statusCode).toBe(400);
    });

    it('is available to signed-in members only', async () => {
      expect((await ask(undefined)).statusCode).toBe(401);
      expect((await ask(undefined, '', 'DELETE')).statusCode).toBe(401);
    });

    it('returns 404 as usual when writing fails, and writes pending entries on close', async () => {
      const increment = storage.increment.bind(storage);
      storage.increment = () => Promise.reject(new Error('gone'));
      expect((await get('/laatste')).statusCode).toBe(404);
      storage.increment = increment;
      await app.close();
      expect(await countRows()).toBe(1);
    });
  });
});
