import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { savePage } from '#server/pages/content/save-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { saveRedirect } from '#server/redirects/redirects.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listCachedPages } from '#site/offline/offline-page.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { isLongRun } from '../../../tests/support/long-run.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

const text = (id: string, nl: string, en?: string) => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content: en === undefined ? { nl } : { nl, en },
});

async function fill(deps: ReturnType<typeof testDeps>): Promise<void> {
  const make = (body: object) =>
    createPage(
      deps,
      { status: 'PUBLISHED', overview: [text('t', 'Tekst', 'Words')], ...body } as never,
      'system',
    );
  await make({ identifier: 'main', title: { nl: 'Fijn dat je er bent', en: 'Glad to have you here' } });
  await make({ identifier: '404', title: { nl: 'Niet gevonden', en: 'Not found' } });
  await make({ identifier: 'cases', title: { nl: 'Werk', en: 'Work' } });
  await make({ identifier: 'shell', kind: 'case', title: { nl: 'Laagwater', en: 'Low water' } });
  await make({ identifier: 'werkwijze', title: { nl: 'Werkwijze', en: 'Method' } });
  await make({ identifier: 'sprint', title: { nl: 'Sprint' }, parentIdentifier: 'werkwijze' });
  await make({ identifier: 'concept', title: 'Concept', status: 'DRAFT' });
  await make({ identifier: 'weg', title: 'Weg', status: 'HIDDEN', redirectUrl: '/werkwijze' });
  await make({
    identifier: 'geheim',
    title: { nl: 'Naam van de klant' },
    requiresLogin: true,
    loginPassword: 'x',
  });
  await make({ identifier: 'stil', title: 'Stil', hideFromSearchEngines: true });
}

describeEachDatabase('the public site', (location) => {
  let storage: Storage;
  let deps: ReturnType<typeof testDeps>;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let reader: SiteReader;

  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    deps = testDeps(storage, { definitions: blockDefinitions });
    reader = new SiteReader(storage);
    const visitors = createVisitorSide({
      reader,
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      serviceWorker: 'oninstall=()=>skipWaiting()',
      origin: 'http://localhost:3000',
      now: () => new Date('2026-11-21'),
      pictures: testPictures,
    });
    app = await buildApp({ ...deps, visitors });
    await fill(deps);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['/', 'nl', 'Fijn dat je er bent'],
    ['/en', 'en', 'Glad to have you here'],
    ['/cases', 'nl', 'Werk'],
    ['/en/cases', 'en', 'Work'],
    ['/cases/shell', 'nl', 'Laagwater'],
    ['/en/cases/shell', 'en', 'Low water'],
    ['/clients/shell', 'nl', 'Laagwater'],
    ['/en/clients/shell', 'en', 'Low water'],
    ['/werkwijze', 'nl', 'Werkwijze'],
    ['/en/werkwijze', 'en', 'Method'],
    ['/werkwijze/sprint', 'nl', 'Sprint'],
  ])('serves %s in %s with one heading and the title %s', async (url, language, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<title>${title} – Studio</title>`);
    expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(answer.body).toContain('content="index,follow"');
  });

  it.each([
    ['/en/', 301, '/en'],
    ['/main', 301, '/'],
    ['/en/main?a=1', 301, '/en?a=1'],
    ['/cases/?a=1', 301, '/cases?a=1'],
    ['/cases/shell/', 301, '/cases/shell'],
    ['/sprint', 301, '/werkwijze/sprint'],
    ['/en/sprint?x=y', 301, '/en/werkwijze/sprint?x=y'],
    ['/shell', 301, '/cases/shell'],
    ['/sprint/', 301, '/werkwijze/sprint'],
    ['/en//shell/?a=1', 301, '/en/cases/shell?a=1'],
    ['/Werkwijze?a=1', 301, '/werkwijze?a=1'],
    ['/EN/Werkwijze/Sprint/?a=1', 301, '/en/werkwijze/sprint?a=1'],
    ['/EN', 301, '/en'],
    ['/weg/', 302, '/werkwijze'],
    ['/weg', 302, '/werkwijze'],
    ['/en/weg', 302, '/en/werkwijze'],
  ])('redirects %s with %i to %s', async (url, status, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, to]);
  });

  it('redirects an old URL with a trailing slash to its final target in one step', async () => {
    const rule = (path: string, toPath: string) =>
      saveRedirect(storage, path, { toPath, reason: '' }, 'system');
    await rule('/oud', '/ouder/');
    await rule('/ouder', '/clients/shell/');
    const answer = await get('/en/oud/?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/en/cases/shell?a=1']);
    expect((await get('/nergens/')).headers.location).toBe('/nergens');
  });

  it('merges the visitor’s query into a redirect, where the target’s values take precedence', async () => {
    const rule = (path: string, toPath: string) =>
      saveRedirect(storage, path, { toPath, reason: '' }, 'system');
    await rule('/actie', '/werkwijze?utm_source=poster&a=%20#kop');
    await rule('/elders', 'https://elders.example?x=1');
    const to = async (url: string) => (await get(url)).headers.location;
    expect(await to('/actie?utm_source=mail&utm%5Fsource=web&ref=b&ref=c')).toBe(
      '/werkwijze?utm_source=poster&a=%20&ref=b&ref=c#kop',
    );
    expect(await to('/Actie?')).toBe('/werkwijze?utm_source=poster&a=%20#kop');
    expect(await to('/elders?y=2')).toBe('https://elders.example?x=1&y=2');
  });

  it.each([
    '/nergens',
    '/en/nergens',
    '/a/b/c',
    '/concept',
    '/404',
    '/cases/werkwijze',
    '/cases/sprint',
    '/x/sprint',
  ])('returns 404 with the not-found page for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(url.startsWith('/en') ? 'Not found' : 'Niet gevonden');
    expect(answer.body).toContain('noindex,nofollow');
  });

  it.each(['/%zz', '/%', '/%E0%A4%A', '/en/%', '/%00', '/cases/%00'])(
    'returns 404 with the not-found page for the malformed URL %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain(url.startsWith('/en') ? 'Not found' : 'Niet gevonden');
    },
  );

  it.each(['/api', '/api/', '/api/nope', '/api/pages/werkwijze/nope?x=1'])(
    'returns an uncacheable API error for the unknown call %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'route/not-found' });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each(['/assets/', '/assets/%2e%2e/server/main.js', '/assets/x%00', '/assets/../../package.json'])(
    'returns 404 for %s, which is not a built file',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('percent-encodes the Location header of every redirect', async () => {
    const rule = (path: string, toPath: string) =>
      saveRedirect(storage, path, { toPath, reason: '' }, 'system');
    await rule('/japans', '/日本/é?q=é#😀');
    await rule('/buiten', 'https://elders.example/café');
    expect((await get('/japans')).headers.location).toBe('/%E6%97%A5%E6%9C%AC/%C3%A9?q=%C3%A9#%F0%9F%98%80');
    expect((await get('/en/buiten?a=1')).headers.location).toBe('https://elders.example/caf%C3%A9?a=1');
    await rule('/sluw', '/en//elders.example');
    expect((await get('/sluw')).headers.location).toBe('/en/elders.example');
  });

  it('links the canonical URL and both languages', async () => {
    const { body } = await get('/en/clients/shell');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/en/cases/shell"/>');
    expect(body).toContain('hrefLang="nl" href="http://localhost:3000/cases/shell"');
    expect(body).toContain('hrefLang="en" href="http://localhost:3000/en/cases/shell"');
  });

  it('shows an untranslated page in Dutch, marks its language, and omits hreflang links', async () => {
    const { body, statusCode } = await get('/en/werkwijze/sprint');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/class="blocks blocks--\w+" lang="nl"/);
    expect(body).toContain('rel="canonical" href="http://localhost:3000/werkwijze/sprint"');
    expect(body).not.toContain('rel="alternate"');
  });

  it('marks a page hidden from search engines as noindex', async () => {
    expect((await get('/stil')).body).toContain('<meta name="robots" content="noindex,nofollow"/>');
  });

  it('reveals nothing of a protected page', async () => {
    const answer = await get('/geheim');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('Toegang vereist');
    expect(answer.body).not.toMatch(/Naam van de klant|Tekst/);
    expect((await get('/')).body).not.toContain('Naam van de klant');
  });

  it('returns 304 for a matching ETag, and the new page once it is published', async () => {
    const first = await get('/werkwijze', { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const again = await get('/werkwijze', known);
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);

    const overview = [text('t', 'Vernieuwd', 'Renewed')];
    const { answer } = await savePage(deps, 'werkwijze', { overview }, 'system');
    expect((await get('/werkwijze', known)).statusCode).toBe(304);
    const published = await app.inject({
      method: 'PUT',
      url: `/api/pages/werkwijze/versions/${answer.draftVersionId}/status`,
      headers: { 'x-test-role': 'editor' },
      payload: { status: 'PUBLISHED' },
    });
    expect(published.statusCode).toBe(200);
    expect((await get('/werkwijze', known)).statusCode).toBe(200);
    const renewed = await get('/werkwijze');
    expect(renewed.body).toContain('Vernieuwd');
  });

  it('returns the same response from the cache as the first time', async () => {
    const known = (answer: Awaited<ReturnType<typeof get>>) => [
      answer.statusCode,
      answer.headers,
      answer.body,
    ];
    const headers = { 'accept-encoding': 'gzip' };
    const withQuery = await get('/en/cases/shell?utm_source=a', headers);
    expect(known(await get('/en/cases/shell', headers))).toEqual(known(withQuery));
    const unchanged = await get('/en/cases/shell', { ...headers, 'if-none-match': '*' });
    expect([unchanged.statusCode, unchanged.headers['content-security-policy']]).toEqual([
      304,
      withQuery.headers['content-security-policy'],
    ]);
    const head = await app.inject({ method: 'HEAD', url: '/en/cases/shell', headers });
    expect([head.statusCode, head.headers, head.body]).toEqual([200, withQuery.headers, '']);
  });

  it('allows only its own inline scripts, by hash', async () => {
    const { headers, body } = await get('/');
    const inline = [...body.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/g)];
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(4);
    const allowed = /script-src 'self'([^;]*);/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    // The policy has one more hash, for pages whose heroes differ by theme, since it is the same on every
    // page.
    expect(allowed.trim().split(' ')).toEqual(expect.arrayContaining(hashes));
    expect(allowed.trim().split(' ')).toHaveLength(5);
  });

  it.each([
    ['/offline', 'nl', 'Even geen verbinding'],
    ['/en/offline', 'en', 'No connection right now'],
  ])('serves %s for the service worker to cache, in %s', async (url, language, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=0, s-maxage=5, must-revalidate',
    ]);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1 class="page-title">${title}</h1>`);
    expect(answer.body).toContain('<meta name="robots" content="noindex,nofollow"/>');
    expect(listCachedPages(answer.body, [{ path: '/cases', title: 'Werk &amp; meer' }])).toContain(
      '<ul><li><a href="/cases">Werk &amp; meer</a></li></ul>',
    );
  });

  it('serves the service worker from the root with no-cache', async () => {
    const answer = await get('/sw.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'oninstall=()=>skipWaiting()']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const again = await get('/sw.js', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('allows frames of a presentation’s site only on the page that shows it', async () => {
    const deck = {
      id: 'card',
      type: 'card',
      interactionEnabled: true,
      presentPath: 'https://deck.example/a?b',
    };
    const overview = [{ id: 'grid', type: 'grid', columns: [[deck]] }] as never;
    await createPage(deps, { identifier: 'deck', title: 'Deck', status: 'PUBLISHED', overview }, 'system');
    const frames = async (url: string) =>
      /frame-src ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1]?.split(' ');
    expect(await frames('/werkwijze')).toEqual(["'self'"]);
    expect(await frames('/deck')).toEqual(["'self'", 'https://deck.example']);
    expect(await frames('/en/deck')).toEqual(["'self'", 'https://deck.example']);
    // The cached page has the same policy.
    expect(await frames('/deck')).toContain('https://deck.example');
    // An editor may add any site while the frame is open.
    expect(await frames('/werkwijze?preview')).toEqual(["'self'", 'https:']);
  });

  it('allows frames of post and video platforms only on pages that show one', async () => {
    const shows = async (identifier: string, block: object) => {
      const overview = [{ id: 'grid', type: 'grid', columns: [[{ id: 'a', ...block }]] }] as never;
      await createPage(deps, { identifier, title: 'Post', status: 'PUBLISHED', overview }, 'system');
      return String((await get(`/${identifier}`)).headers['content-security-policy']);
    };
    const platforms = ['player.vimeo.com', 'platform.twitter.com', 'platform.x.com'];
    const tweet = 'https://x.com/studio/status/1234567890';
    const video = { type: 'video', source: 'embed', url: 'https://vimeo.com/76979871' };
    for (const policy of [
      await shows('bericht', { type: 'socialEmbed', platform: 'twitter', url: tweet }),
      await shows('film', video),
    ]) {
      for (const host of platforms) expect(policy).toContain(`https://${host}`);
    }
    for (const policy of [
      await shows('eigen-film', { ...video, source: 'file', src: '/media/film.mp4' }),
      await shows('link', {
        type: 'socialEmbed',
        platform: 'linkedin',
        url: 'https://www.linkedin.com/in/a',
      }),
      await shows('verborgen', { ...video, hidden: true }),
    ]) {
      expect(policy).toContain("frame-src 'self';");
    }
  });

  it('renders a preview once for all visitors, until something changes', async () => {
    const page = { identifier: 'meteen', title: 'Meteen', status: 'PUBLISHED', versioning: false };
    await createPage(deps, { ...page, overview: [text('t', 'Tekst')] } as never, 'system');
    const publish = (nl: string) => savePage(deps, 'meteen', { overview: [text('t', nl)] }, 'system');
    const read = vi.spyOn(reader, 'findPublicPage');
    await publish('Anders');
    const first = await get('/meteen?preview');
    const times = read.mock.calls.length;
    expect(times).toBeGreaterThan(0);
    for (const url of ['/meteen?preview', '/meteen?preview=1', '/meteen?a=b&preview']) {
      expect((await get(url)).body).toBe(first.body);
    }
    expect(read).toHaveBeenCalledTimes(times);
    expect((await get('/meteen')).body).not.toBe(first.body);
    await publish('Tekst');
    expect(first.body).toContain('Anders');
    expect((await get('/meteen?preview')).body).not.toContain('Anders');
    read.mockRestore();
  });

  it('reads and renders once after a write, for any number of concurrent requests', async () => {
    const page = { identifier: 'druk', title: 'Druk', status: 'PUBLISHED', versioning: false };
    await createPage(deps, { ...page, overview: [text('t', 'Tekst')] } as never, 'system');
    const [read, lookUp] = [vi.spyOn(reader, 'findPublicPage'), vi.spyOn(reader, 'redirectFor')];
    const once: Record<string, [reads: number, lookUps: number]> = {
      '/druk': [1, 0],
      '/geheim': [1, 0],
      '/druk?preview': [1, 0],
      '/geheim?preview': [1, 0],
      // The requested page, and the not-found page.
      '/nergens-te-vinden': [2, 1],
      '/weg': [1, 1],
      '/druk/': [0, 1],
    };
    for (const [url, counts] of Object.entries(once)) {
      await savePage(deps, 'druk', { overview: [text('t', `Tekst voor ${url}`)] }, 'system');
      read.mockClear();
      lookUp.mockClear();
      const answers = await Promise.all(Array.from({ length: 30 }, () => get(url)));
      expect([url, read.mock.calls.length, lookUp.mock.calls.length]).toEqual([url, ...counts]);
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    }
    read.mockRestore();
    lookUp.mockRestore();
  });

  it('does not cache a page that became protected while it was read', async () => {
    const page = {
      identifier: 'wedloop',
      title: 'Wedloop',
      status: 'PUBLISHED',
      overview: [text('t', 'Open')],
    };
    await createPage(deps, page as never, 'system');
    const find = reader.findPublicPage.bind(reader);
    const read = vi.spyOn(reader, 'findPublicPage').mockImplementationOnce(async (...args) => {
      const found = await find(...args);
      await savePage(deps, 'wedloop', { requiresLogin: true, loginPassword: 'x' }, 'system');
      return found;
    });
    await get('/wedloop');
    expect((await get('/wedloop')).body).toContain('Toegang vereist');
    read.mockRestore();
  });

  it('caches the password form for all visitors, until something changes', async () => {
    const read = vi.spyOn(reader, 'findPublicPage');
    const gate = await get('/geheim');
    expect(gate.body).toContain('Toegang vereist');
    expect(gate.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(gate.headers.etag).toBeUndefined();
    const times = read.mock.calls.length;
    // Forged cookies grant nothing.
    const cookie = 'vitrine_page=x; vitrine_shared=y; vitrine_room=z';
    expect((await get('/geheim')).body).toBe(gate.body);
    expect((await get('/geheim', { cookie })).body).toBe(gate.body);
    expect(read.mock.calls.length).toBe(times);
    read.mockRestore();
    await savePage(deps, 'geheim', { requiresLogin: false }, 'system');
    expect((await get('/geheim')).body).toContain('Naam van de klant');
    await savePage(deps, 'geheim', { requiresLogin: true, loginPassword: 'x' }, 'system');
    expect((await get('/geheim')).body).toBe(gate.body);
    await savePage(deps, 'geheim', { isHidden: true }, 'system');
    expect((await get('/geheim')).statusCode).toBe(404);
    await savePage(deps, 'geheim', { isHidden: false }, 'system');
  });

  it('renders a password form with the same error once', async () => {
    const read = vi.spyOn(reader, 'findPublicPage');
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/access/geheim',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'password=&language=nl',
      });
    const answers = [await send(), await send(), await send()];
    expect(read).toHaveBeenCalledOnce();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(400);
    expect(answers[0]?.body).toContain('Voer een wachtwoord in');
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
    read.mockRestore();
  });

  it('limits the previews rendered per network, whatever their URL', async ({ skip }) => {
    // Sends three hundred requests, and the counter is in memory on either database.
    skip(!isLongRun && location().kind === 'postgres');
    const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    await ask('/werkwijze?preview', '198.51.100.8');
    const statuses: number[] = [];
    for (let time = 0; time < 301; time += 1) {
      statuses.push((await ask(`/nergens-${time}?preview`, `2001:db8::${time}`)).statusCode);
    }
    expect(statuses.slice(0, 300).every((status) => status === 404)).toBe(true);
    expect(statuses[300]).toBe(429);
    const refused = await ask('/nergens?preview', '2001:db8::1');
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    // A page from memory needs no rendering.
    expect((await ask('/werkwijze?preview', '2001:db8::1')).statusCode).toBe(200);
    expect((await ask('/nergens', '2001:db8::1')).statusCode).toBe(404);
    expect((await ask('/nergens?preview', '198.51.100.7')).statusCode).toBe(404);
  });

  it('loads the preview script only in preview, which is never cached', async () => {
    const visitor = await get('/cases/shell');
    const preview = await get('/cases/shell?preview');
    expect(visitor.body).not.toContain('/assets/preview.js');
    expect(preview.body).toContain('/assets/preview.js');
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(preview.body).toContain('data-block-id="t"');
    expect(visitor.body).not.toMatch(/data-block-id|data-field/);
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  });

  describe('when storage fails', () => {
    it('serves cached pages, otherwise the error page', async () => {
      await get('/cases');
      await storage.write(null, async (scope) => {
        scope.changesSite();
        scope.record('site/seed', 'site');
      });
      const find = reader.findPublicPage.bind(reader);
      reader.findPublicPage = () => Promise.reject(new Error('gone'));
      const kept = await get('/cases');
      const lost = await get('/en/stil');
      reader.findPublicPage = find;
      expect(kept.statusCode).toBe(200);
      expect(kept.body).toContain('Werk');
      expect([lost.statusCode, lost.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(lost.body).toContain('Something went wrong');
    });

    it('serves no cached page that has since been protected or unpublished', async () => {
      const make = (identifier: string) => {
        const overview = [text('t', 'Nu geheim', 'Secret now')];
        return createPage(deps, { identifier, title: 'Even', overview, status: 'PUBLISHED' }, 'system');
      };
      for (const identifier of ['even-open', 'even-online']) await make(identifier);
      const urls = ['/even-open', '/en/even-open', '/even-online'];
      for (const url of urls) expect((await get(url)).statusCode).toBe(200);
      await savePage(deps, 'even-open', { requiresLogin: true, loginPassword: 'x' }, 'system');
      await savePage(deps, 'even-online', { published: false }, 'system');
      // The write removes the pages from the cache, although no request has asked for them since.
      await vi.waitFor(async () => {
        const find = reader.findPublicPage.bind(reader);
        reader.findPublicPage = () => Promise.reject(new Error('gone'));
        const answers = await Promise.all(urls.map((url) => get(url)));
        reader.findPublicPage = find;
        for (const answer of answers) {
          expect(answer.statusCode).toBe(503);
          expect(answer.body).not.toMatch(/Nu geheim|Secret now/);
        }
      });
    });
  });
});
