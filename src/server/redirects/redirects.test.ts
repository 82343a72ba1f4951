import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { mostHops } from './flatten-chains.ts';
import { extractOwnPath, findTargetIssue, normalizePath } from './redirect-address.ts';
import type { RedirectRecord } from './redirects.repository.ts';

describeEachDatabase('a redirect', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const put = (path: string, toPath: string, reason = 'verhuisd') =>
    test.asEditor<RedirectRecord & ErrorBody>('PUT', `/redirects/${path}`, { toPath, reason });
  const check = async (path: string) =>
    (await test.asVisitor<{ redirect?: string }>('GET', `/redirects/check?path=${encodeURIComponent(path)}`))
      .body;

  it('accepts encoded and plain slashes for the same path', async () => {
    expect((await put('oud/pad', '/nieuw')).body).toMatchObject({
      fromPath: '/oud/pad',
      toPath: '/nieuw',
      reason: 'verhuisd',
    });
    for (const spelling of ['oud/pad', '%2Foud%2Fpad', 'oud%2Fpad', '/oud//pad/']) {
      expect((await test.asEditor<RedirectRecord>('GET', `/redirects/${spelling}`)).body.toPath).toBe(
        '/nieuw',
      );
    }
  });

  it('covers both languages, and keeps the visitor’s language', async () => {
    expect(await check('/oud/pad')).toEqual({ redirect: '/nieuw' });
    expect(await check('/oud/pad/?x=1#y')).toEqual({ redirect: '/nieuw' });
    expect(await check('/en/oud/pad')).toEqual({ redirect: '/en/nieuw' });
    await put('en/oud/pad', '/alleen-engels');
    expect(await check('/en/oud/pad')).toEqual({ redirect: '/alleen-engels' });
    expect(await check('/onbekend')).toEqual({});
  });

  it('matches paths with non-ASCII letters in any encoding', async () => {
    await put(encodeURIComponent('één idee'), '/idee');
    expect(await check('/%C3%A9%C3%A9n%20idee')).toEqual({ redirect: '/idee' });
  });

  it('rejects scripts, invalid targets, itself and loops', async () => {
    for (const to of [
      'javascript:alert(1)',
      ' JavaScript:x',
      'data:text/html,x',
      '//evil.example',
      '/\\evil',
      'nieuw',
      '/zelf',
      '/zelf/',
      '/en/zelf',
    ]) {
      expect(await put('zelf', to)).toMatchObject({ status: 400, body: { issues: [{ path: 'toPath' }] } });
    }
    await put('een', '/twee');
    await put('twee', '/drie');
    expect((await put('drie', '/een')).status).toBe(400);
    expect(await check('/drie')).toEqual({});
    // The loop would be in one language only: Dutch visitors would arrive, English ones would not.
    await put('en/kring', '/en/rond');
    expect((await put('rond', '/kring')).status).toBe(400);
    expect((await put('buiten', 'https://elders.example/x?y=1')).status).toBe(200);
  });

  describe('in a long chain', () => {
    const hops = 30;
    const steps = async (path: string) =>
      (await test.asEditor<{ steps: unknown[] }>('GET', `/redirects/check?path=${path}`)).body.steps.length;
    const table = async () =>
      (await test.asOwner<{ fromPath: string; toPath: string }[]>('GET', '/redirects')).body
        .map(({ fromPath, toPath }) => [fromPath, toPath])
        .toSorted();

    it('resolves in a limited number of hops, whatever the order of saving', async () => {
      for (let hop = 0; hop < hops; hop += 1) {
        await put(`vooruit/${hop}`, `/vooruit/${hop + 1}`);
        await put(`terug/${hops - hop - 1}`, `/terug/${hops - hop}`);
      }
      for (const way of ['vooruit', 'terug']) {
        expect(await check(`/en/${way}/0`)).toEqual({ redirect: `/en/${way}/${hops}` });
        for (let hop = 0; hop < hops; hop += 1)
          expect(await steps(`/${way}/${hop}`)).toBeLessThanOrEqual(mostHops);
      }
      expect((await put(`vooruit/${hops}`, '/vooruit/3')).body.issues?.[0]?.message).toContain(
        'redirect loop',
      );
    });

    it('regains its old target when the change that lengthened the chain is undone', async () => {
      const before = await table();
      await put(`vooruit/${hops}`, '/vooruit/verder');
      await put('vooruit/verder', '/vooruit/nog-verder');
      const { body } = await test.asOwner<{ entries: { id: string }[] }>('GET', '/admin/audit');
      for (const { id } of body.entries.slice(0, 2))
        expect((await test.asOwner('POST', `/admin/audit/${id}/undo`)).status).toBe(200);
      expect(await table()).toEqual(before);
      const changes = Array.from({ length: hops }, (_, hop) => ({
        fromPath: `/samen/${hop}`,
        toPath: `/samen/${hop + 1}`,
      }));
      const changed = await test.asOwner<{ undo: object[] }>('POST', '/admin/redirects', { changes });
      expect(await steps('/samen/0')).toBeLessThanOrEqual(mostHops);
      await test.asOwner('POST', '/admin/redirects', { changes: changed.body.undo });
      expect(await table()).toEqual(before);
    });
  });

  describe('together with pages', () => {
    const make = async (identifier: string, more: object = {}) =>
      (
        await test.asOwner<{ id: string }>('POST', '/pages', {
          identifier,
          title: identifier,
          overview: [],
          status: 'PUBLISHED',
          ...more,
        })
      ).body.id;
    const getMessage = (answer: { body: ErrorBody }) => answer.body.issues?.[0]?.message;

    it('keeps an /en target as written, and leads to the end of a chain in one hop', async () => {
      await put('werk', '/en/cases');
      expect(await check('/werk')).toEqual({ redirect: '/en/cases' });
      expect(await check('/en/werk')).toEqual({ redirect: '/en/cases' });
      await put('keten/a', '/keten/b?x=1');
      await put('keten/b', '/keten/c#y');
      expect(await check('/keten/a')).toEqual({ redirect: '/keten/c?x=1#y' });
      expect(await check('/en/keten/a')).toEqual({ redirect: '/en/keten/c?x=1#y' });
    });

    it('shows every step to members only', async () => {
      await make('verborgen', { status: 'HIDDEN', redirectUrl: '/keten/b' });
      await put('naar-verborgen', '/verborgen');
      const asked = '/redirects/check?path=%2Fnaar-verborgen';
      expect((await test.asEditor<object>('GET', asked)).body).toEqual({
        redirect: '/keten/c#y',
        steps: [
          { from: '/naar-verborgen', to: '/verborgen', by: 'rule' },
          { from: '/verborgen', to: '/keten/b', by: 'hidden' },
          { from: '/keten/b', to: '/keten/c#y', by: 'rule' },
        ],
        end: { type: 'nothing', path: '/keten/c', trashed: false },
      });
      expect((await test.asVisitor<object>('GET', asked)).body).toEqual({ redirect: '/keten/c#y' });
    });

    it('stores an absolute URL of the site as a path, and detects loops through it', async () => {
      expect((await put('voluit', 'HTTP://LocalHost:3000/werkplaats/?x#y')).body.toPath).toBe(
        '/werkplaats/?x#y',
      );
      expect(getMessage(await put('werkplaats', 'http://localhost:3000/en/voluit/#z'))).toBe(
        'This would create a redirect loop: /en/voluit → /en/werkplaats → /en/voluit.',
      );
      expect((await put('werkplaats', 'http://localhost:3001/voluit')).status).toBe(200);
    });

    it.each([
      ['', 'The home page cannot be redirected.'],
      ['en', 'The home page cannot be redirected.'],
      ['main', 'The home page cannot be redirected.'],
      ['admin', '/admin is the editor, so visitors never reach a redirect there.'],
      ['admin/pages/edit/1', '/admin/pages/edit/1 is the editor, so visitors never reach a redirect there.'],
      ['api%2Fpages', '/api/pages is the API, so visitors never reach a redirect there.'],
      ['media/a/b.jpg', '/media/a/b.jpg is the media library, so visitors never reach a redirect there.'],
      ['assets/x.js', '/assets/x.js is the files of the site, so visitors never reach a redirect there.'],
      ['sw.js', '/sw.js is a file of the site, so visitors never reach a redirect there.'],
      ['a%2F..%2Fb', 'A path cannot contain segments of only dots: browsers remove them.'],
      [
        'check',
        'A redirect at /check could not be read back, because the API uses that path. Use another path.',
      ],
      ['x%01y', 'contains a character that cannot be stored (U+0001)'],
      ['x%00y', 'contains a character that cannot be stored (U+0000)'],
      ['robots.txt', '/robots.txt is a file of the site, so visitors never reach a redirect there.'],
    ])('cannot be created at /%s', async (path, message) => {
      const refused = await put(path, '/elders');
      expect([refused.status, getMessage(refused)]).toEqual([400, message]);
    });

    it('can be created at the paths of an older site', async () => {
      for (const path of [
        'over-ons.html',
        'wp-content/uploads/brochure.pdf',
        'administratie',
        'en/check',
        'check/in',
      ]) {
        expect((await put(path, '/elders')).status).toBe(200);
        expect((await test.asEditor<RedirectRecord>('GET', `/redirects/${path}`)).body.fromPath).toBe(
          `/${path}`,
        );
      }
    });

    it('waits while its path shows a page, and warns until when', async () => {
      await make('bezet');
      const { status, body } = await put('bezet', '/keten/c');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        warnings: [
          {
            path: 'path',
            message:
              '/bezet shows the page "bezet". This redirect works once that page is hidden, unpublished, moved or deleted.',
          },
          { path: 'toPath', message: 'There is no page at /keten/c.' },
        ],
      });
      expect(await check('/bezet')).toEqual({});
      await test.asEditor('PUT', '/pages/bezet', { status: 'HIDDEN' });
      expect(await check('/en/bezet')).toEqual({ redirect: '/en/keten/c' });
    });

    it('is rejected if hiding or deleting a page would complete a loop, in any order', async () => {
      await make('een-pagina');
      await put('naar-een', '/een-pagina');
      const circle = 'This would create a redirect loop: /een-pagina → /naar-een → /een-pagina.';
      expect(getMessage(await put('een-pagina', '/naar-een'))).toBe(circle);
      const hidden = await test.asEditor<ErrorBody>('PUT', '/pages/een-pagina', { redirectUrl: '/naar-een' });
      expect([hidden.status, getMessage(hidden)]).toEqual([400, circle]);
      await make('andere', { redirectUrl: 'http://localhost:3000/later' });
      const later = await put('later', '/andere');
      expect(getMessage(later)).toBe('This would create a redirect loop: /later → /andere → /later.');
      // A page can become part of a loop neither by its creation nor by a move.
      const made = await test.asOwner<ErrorBody>('POST', '/pages', {
        identifier: 'kring-pagina',
        title: 'x',
        overview: [],
        redirectUrl: '/kring-pagina',
      });
      expect(getMessage(made)).toBe('This would create a redirect loop: /kring-pagina → /kring-pagina.');
      expect((await test.asEditor('GET', '/pages/kring-pagina')).status).toBe(404);
      await put('plek', '/andere');
      const moved = await test.asEditor<ErrorBody>('PUT', '/pages/andere/identifier', {
        identifier: 'later',
      });
      expect([moved.status, moved.body.issues?.[0]?.path]).toEqual([400, 'identifier']);
    });

    it('cannot be deleted if that creates a loop, and the error names the loop', async () => {
      await put('ring/a', '/ring/b');
      await put('en/ring/a', '/en/ring/uit');
      await put('ring/b', '/elders');
      await put('en/ring/b', '/en/ring/a');
      const refused = await test.asEditor<ErrorBody>('DELETE', '/redirects/en/ring/a');
      expect([refused.status, getMessage(refused)]).toEqual([
        400,
        'This would create a redirect loop: /en/ring/a → /en/ring/b → /en/ring/a.',
      ]);
      expect(await check('/en/ring/b')).toEqual({ redirect: '/en/ring/uit' });
    });

    it('does not lead to a trashed page, and is listed with all its problems', async () => {
      await make('gaat-weg');
      await put('naar-weg', '/gaat-weg');
      expect(await check('/naar-weg')).toEqual({ redirect: '/gaat-weg' });
      await test.asEditor('DELETE', '/pages/gaat-weg');
      expect(await check('/en/naar-weg')).toEqual({});
      await make('ontwerp', { status: 'DRAFT' });
      await put('naar-ontwerp', '/ontwerp');
      // Inserts rules as an earlier version stored them.
      const old = { reason: '', page_id: null, updated_at: '2026-01-01T00:00:00.000Z' };
      await test.storage.db
        .insertInto('redirects')
        .values([
          { ...old, from_path: '/lus', to_path: 'http://localhost:3000/lus/' },
          { ...old, from_path: '/naar-lus', to_path: '/lus' },
        ])
        .execute();
      expect(await check('/naar-lus')).toEqual({});
      const { body } = await test.asEditor<
        { fromPath: string; automatic: boolean; issues: { code: string; message: string }[] }[]
      >('GET', '/redirects');
      const codes = new Map(body.map(({ fromPath, issues }) => [fromPath, issues.map(({ code }) => code)]));
      expect(codes.get('/naar-weg')).toEqual(['trashed']);
      expect(codes.get('/naar-ontwerp')).toEqual(['not-seen']);
      expect(codes.get('/lus')).toEqual(['circle']);
      expect(codes.get('/naar-een')).toEqual([]);
      expect(codes.get('/buiten')).toEqual([]);
      expect(body.find(({ fromPath }) => fromPath === '/naar-lus')?.issues).toEqual([
        {
          code: 'circle',
          message: 'This is a redirect loop: /lus → /lus. Visitors get the 404 page.',
        },
      ]);
      // A stored rule can be deleted.
      expect((await test.asEditor('DELETE', '/redirects/lus')).status).toBe(200);
      expect((await test.asVisitor('GET', '/redirects')).status).toBe(401);
    });
  });

  it('can be deleted, and saved by signed-in members only', async () => {
    expect((await test.asEditor('DELETE', '/redirects/oud/pad')).status).toBe(200);
    expect(await test.asEditor('DELETE', '/redirects/oud/pad')).toMatchObject({
      status: 404,
      body: { code: 'redirect/not-found' },
    });
    expect((await test.asVisitor('PUT', '/redirects/x', { toPath: '/y' })).status).toBe(401);
  });
});

describe('the URL of a redirect', () => {
  it('is normalised to one spelling', () => {
    expect(normalizePath('a//b/?c#d')).toBe('/a/b');
    expect(normalizePath('/%zz/')).toBe('/%zz');
    expect(normalizePath('')).toBe('/');
  });

  it.each([
    ['main', '/'],
    ['/x?y#z', '/x?y#z'],
    ['/a/../x/./y?z/../#z', '/x/y?z/../#z'],
    ['/a/%2E%2e//x', '/x'],
    ['/.well-known/x', '/.well-known/x'],
    ['https://studio.example', '/'],
    ['HTTPS://Studio.Example:443/en/x/?y#z', '/en/x/?y#z'],
    ['http://studio.example./x', '/x'],
    ['https://iemand@studio.example/x', '/x'],
    ['https://studio.example:8443/x', undefined],
    ['https://www.studio.example/x', undefined],
    ['//studio.example/x', undefined],
    ['ftp://studio.example/x', undefined],
    ['mailto:a@studio.example', undefined],
  ])('resolves %s to the site path %s', (address, path) => {
    expect(extractOwnPath(address, 'https://studio.example')).toBe(path);
  });

  it('is rejected when it contains control characters or is incomplete', () => {
    expect(findTargetIssue('/\ud800')).toMatch(/control characters/);
    expect(findTargetIssue('https://[')).toBe('This URL is not complete.');
  });
});
