import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { siteWords } from '#i18n/site-words.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { saveRedirect } from '#server/redirects/redirects.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

const fallbackCases = ['shell', 'toast'].map(
  (identifier): FallbackCase => ({
    identifier,
    title: { nl: `Case ${identifier}`, en: `The case ${identifier}` },
    text: { nl: 'In één zin.', en: 'In one sentence.' },
    picture: { src: `/assets/${identifier}-hero.webp`, alt: 'Een beeld', width: 2400, height: 1350 },
  }),
);

describeEachDatabase('a page that cannot be loaded', (location) => {
  let storage: Storage;
  let app: FastifyInstance;
  let reader: SiteReader;
  let deps: ReturnType<typeof testDeps>;

  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    reader = new SiteReader(storage, 'http://localhost:3000');
    deps = testDeps(storage, { definitions: blockDefinitions });
    const visitors = createVisitorSide({
      reader,
      assets: builtAssets,
      origin: 'http://localhost:3000',
      now: () => new Date('2026-11-21'),
      pictures: testPictures,
      fallbackCases,
    });
    app = await buildApp({ ...deps, visitors });
    const make = (body: object) =>
      createPage(deps, { overview: [], status: 'PUBLISHED', ...body } as never, 'system');
    await make({ identifier: '404', title: { nl: 'Eigen niet gevonden', en: 'Own not found' } });
    await make({ identifier: 'main', title: { nl: 'Begin', en: 'Start' } });
    await make({ identifier: 'shell', kind: 'case', title: { nl: 'Echte case', en: 'Real case' } });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const get = (url: string) => app.inject({ url });
  const changed = () =>
    storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record('site/seed', 'site');
    });
  const breakStorage = () => {
    for (const call of ['findPublicPage', 'redirectFor', 'settings', 'menuPages'] as const) {
      vi.spyOn(reader, call).mockRejectedValue(new Error('gone'));
    }
  };

  describe('the 404 page', () => {
    it.each(['/nergens', '/a/b/c', '/404', '/x/y'])(
      'shows the page with the identifier 404 at %s',
      async (url) => {
        const dutch = await get(url);
        expect([dutch.statusCode, dutch.body.includes('Eigen niet gevonden')]).toEqual([404, true]);
        const english = await get(`/en${url}`);
        expect([english.statusCode, english.body.includes('Own not found')]).toEqual([404, true]);
      },
    );

    it('is built in and uncached while its own page fails to load', async () => {
      await changed();
      const find = reader.findPublicPage.bind(reader);
      vi.spyOn(reader, 'findPublicPage').mockImplementation((identifier) =>
        identifier === '404' ? Promise.reject(new Error('gone')) : find(identifier),
      );
      const dutch = await get('/nergens');
      expect(dutch.statusCode).toBe(404);
      expect(dutch.body).toContain('404 - Pagina niet gevonden');
      expect(dutch.body).toMatch(/verkeerd is getypt.*verplaatst of verwijderd.*oude link/s);
      expect(dutch.body).toMatch(/<a[^>]*href="\/"[^>]*><span[^>]*>Terug naar start/);
      expect(dutch.headers['cache-control']).toBe('private, no-store');
      const english = await get('/en/nergens');
      expect([english.statusCode, english.body.includes('404 - Page not found')]).toEqual([404, true]);
      expect(english.body).toMatch(/<a[^>]*href="\/en"[^>]*><span[^>]*>Back to home/);
      vi.restoreAllMocks();
      expect((await get('/nergens')).body).toContain('Eigen niet gevonden');
    });

    it('is built in when its stored blocks are not a list', async () => {
      const sound = await storage.db.selectFrom('versions').select(['id', 'overview']).execute();
      await storage.db.updateTable('versions').set({ overview: '{"geen":"lijst"}' }).execute();
      await changed();
      const answer = await get('/nergens');
      for (const { id, overview } of sound)
        await storage.db.updateTable('versions').set({ overview }).where('id', '=', id).execute();
      await changed();
      expect([answer.statusCode, answer.body.includes('404 - Pagina niet gevonden')]).toEqual([404, true]);
      await expect(reader.findNotFoundPage()).resolves.toMatchObject({ identifier: '404' });
    });
  });

  describe('the log', () => {
    const logged = () => vi.spyOn(app.log, 'error').mockImplementation(() => undefined);
    // The log entry of the request contains no error, so it is left out.
    const sentences = (log: ReturnType<typeof logged>) =>
      log.mock.calls.flatMap(([details]) => (details as { err?: Error }).err?.message ?? []);

    it('names a page that could not be loaded, and the reason', async () => {
      await createPage(
        deps,
        { identifier: 'leeg', title: 'Leeg', overview: [], status: 'PUBLISHED' } as never,
        'system',
      );
      const { id } = await storage.db
        .selectFrom('pages')
        .select('id')
        .where('identifier', '=', 'leeg')
        .executeTakeFirstOrThrow();
      await storage.db.deleteFrom('versions').where('page_id', '=', id).execute();
      const log = logged();
      const answer = await get('/leeg');
      expect([answer.statusCode, answer.body.includes('Er ging iets mis')]).toEqual([503, true]);
      expect(sentences(log)).toEqual(['Could not load leeg page: No data available for custom page']);
    });

    it.each([
      [new Error('gone'), 'Could not load main page: gone'],
      [new Error(''), 'Could not load main page: Unknown error'],
      ['gone', 'Could not load main page: Unknown error'],
    ])('gives the reason for %s', async (thrown, sentence) => {
      await changed();
      vi.spyOn(reader, 'findPublicPage').mockRejectedValue(thrown);
      const log = logged();
      await get('/');
      expect(sentences(log)).toEqual([sentence]);
    });

    it('names a block that could not be rendered, and the page is served without it', async () => {
      const overview = [
        { id: 'goed', type: 'text', content: 'Goed' },
        { id: 'slecht', type: 'text', content: 'a\n'.repeat(12_000) },
      ];
      await createPage(
        deps,
        { identifier: 'half', title: 'Half', overview, status: 'PUBLISHED' } as never,
        'system',
      );
      const log = logged();
      const answer = await get('/half');
      expect([answer.statusCode, answer.body.includes('Goed')]).toEqual([200, true]);
      expect(log.mock.calls).toEqual([
        [
          expect.objectContaining({
            page: '/half',
            block: 'slecht',
            type: 'text',
            why: expect.stringContaining('elements'),
          }),
          'a block could not be rendered',
        ],
      ]);
    });

    it('has no entry for another spelling of a URL, which still redirects while storage fails', async () => {
      breakStorage();
      const log = logged();
      const answer = await get('/shell/?a=1');
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/shell?a=1']);
      expect(sentences(log)).toEqual([]);
    });

    it('names the problem with the 404 page', async () => {
      const sound = await storage.db.selectFrom('versions').select(['id', 'overview']).execute();
      await storage.db.updateTable('versions').set({ overview: '{"geen":"lijst"}' }).execute();
      const log = logged();
      await changed();
      await get('/nergens');
      for (const { id, overview } of sound)
        await storage.db.updateTable('versions').set({ overview }).where('id', '=', id).execute();
      await changed();
      expect(sentences(log)).toContain('Invalid overview data structure');
    });
  });

  describe('while storage fails', () => {
    it.each([
      ['/nergens', 'nl', 'Er ging iets mis', 'Probeer opnieuw', 'Ga terug', '/'],
      ['/en/nergens', 'en', 'Something went wrong', 'Try again', 'Go back', '/en'],
    ])('%s shows the error page in %s with both buttons', async (url, language, title, retry, back, home) => {
      breakStorage();
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(body).toContain(`>${title}</h1>`);
      expect(body).toMatch(
        new RegExp(`<a[^>]*href="${url}"[^>]*data-action="reload"[^>]*><span[^>]*>${retry}`),
      );
      expect(body).toMatch(
        new RegExp(`<a[^>]*href="${home}"[^>]*data-action="back"[^>]*><span[^>]*>${back}`),
      );
      if (language === 'nl') {
        expect(body).toContain(
          'We konden de pagina niet laden. Dit kan tijdelijk zijn door een verbindingsprobleem.',
        );
      }
    });

    it.each(fallbackCases.map(({ identifier }) => identifier))(
      'the case %s is shown from built-in data',
      async (slug) => {
        await changed();
        breakStorage();
        for (const [prefix, notice] of [
          ['', siteWords.nl.builtIn.notice],
          ['/en', siteWords.en.builtIn.notice],
        ]) {
          for (const under of ['cases', 'clients']) {
            const { statusCode, headers, body } = await get(`${prefix}/${under}/${slug}`);
            expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
            expect(body).toContain(notice);
            expect(body.match(/<h1[ >]/g)).toHaveLength(1);
            expect(body).toMatch(new RegExp(`<img[^>]*src="[^"]*${slug}-hero[^"]*\\.webp"[^>]*width="2400"`));
            expect(body).not.toMatch(/(?:src|srcset|href)="\/media\//i);
            expect(body).toContain('noindex,nofollow');
          }
        }
      },
    );

    it.each(['/admin', '/admin/media'])('the editor at %s is still served', async (url) => {
      breakStorage();
      const { statusCode, body } = await get(url);
      expect([statusCode, body.includes('/assets/admin.js')]).toEqual([200, true]);
    });

    it('a cached case is served, and an unknown case shows the error page', async () => {
      expect((await get('/cases/shell')).statusCode).toBe(200);
      await changed();
      breakStorage();
      const kept = await get('/cases/shell');
      expect([kept.statusCode, kept.body.includes('Echte case')]).toEqual([200, true]);
      const unknown = await get('/cases/onbekend');
      expect([unknown.statusCode, unknown.body.includes('Er ging iets mis')]).toEqual([503, true]);
      expect((await get('/shell')).body).toContain('Er ging iets mis');
    });

    it('fallback pages are forgotten once storage is back', async () => {
      await changed();
      breakStorage();
      expect((await get('/en/cases/shell?nieuw')).body).toContain('This is a short version');
      vi.restoreAllMocks();
      const { statusCode, body } = await get('/en/cases/shell');
      expect([statusCode, body.includes('Real case')]).toEqual([200, true]);
    });
  });

  it('returns 404 in a redirect loop, which is logged once', async () => {
    const old = { reason: '', page_id: null, updated_at: '2026-01-01T00:00:00.000Z' };
    await storage.db
      .insertInto('redirects')
      .values([
        { ...old, from_path: '/rond', to_path: 'http://localhost:3000/terug' },
        { ...old, from_path: '/terug', to_path: '/rond' },
      ])
      .execute();
    await changed();
    const logged = vi.spyOn(app.log, 'error').mockImplementation(() => {});
    for (const url of ['/rond', '/rond?x', '/rond']) expect((await get(url)).statusCode).toBe(404);
    expect(logged.mock.calls.map(([line]) => (line as unknown as { err: Error }).err.message)).toEqual([
      'Redirect loop: /rond → /terug → /rond. Visitors get the 404 page.',
    ]);
  });

  describe('a stored redirect', () => {
    beforeAll(async () => {
      const rule = (path: string, toPath: string) =>
        saveRedirect(storage, path, { toPath, reason: '' }, 'system');
      await rule('/oud', '/nieuw');
      await rule('/één idee', '/idee');
      await rule('/met-eigen', '/nieuw?van=tabel#kop');
      await rule('/met-hash', '/nieuw#kop');
      await rule('/en/alleen', '/en/only');
      await rule('/cases/oud', '/cases/shell');
    });

    it.each([
      ['/oud', '/nieuw'],
      ['/oud?x=1&y=%C3%A9', '/nieuw?x=1&y=%C3%A9'],
      ['/en/oud', '/en/nieuw'],
      ['/en/oud?x=1', '/en/nieuw?x=1'],
      ['/%6Fud', '/nieuw'],
      ['/en/%C3%A9%C3%A9n%20idee', '/en/idee'],
      ['/%c3%a9%c3%a9n%20idee?x', '/idee?x'],
      ['/met-eigen?x=1', '/nieuw?van=tabel&x=1#kop'],
      ['/met-hash?x=1', '/nieuw?x=1#kop'],
      ['/en/met-hash?x=1', '/en/nieuw?x=1#kop'],
      ['/en/alleen?x=1', '/en/only?x=1'],
      ['/clients/oud', '/cases/shell'],
      ['/en/clients/oud?x=1', '/en/cases/shell?x=1'],
    ])('leads from %s to %s', async (url, to) => {
      // Other spellings are redirected to the canonical one first.
      let answer = await get(url);
      if (answer.headers.location?.includes('oud') || answer.headers.location?.startsWith('/%C3')) {
        answer = await get(String(answer.headers.location));
      }
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    });

    it('does not apply to Dutch visitors if it is for English ones', async () => {
      expect((await get('/alleen')).statusCode).toBe(404);
    });
  });
});
