import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeSampleOfDatabases } from '../../../tests/support/each-database.ts';
import { takeSample } from '../../../tests/support/long-run.ts';

/** Ways to request a URL. The everyday run takes every second of them. */
const ways = takeSample(
  [
    ['GET', ''],
    ['HEAD', ''],
    ['GET', 'br'],
    ['GET', 'gzip'],
    ['HEAD', 'br'],
    ['HEAD', 'gzip'],
  ] as const,
  2,
);
/** Text that every part of a protected page contains. */
const marker = 'MARKER';
const privately = 'private, no-store';
const owner = { 'x-test-role': 'owner' };

describeSampleOfDatabases('a protected page', (location) => {
  let site: AccessSite;
  let picture: string;
  let bytes: Buffer;
  const granted = createJar();
  const other = createJar();
  /**
   * Cookies of browsers that visited client spaces which have been revoked since, or that hold other pages.
   */
  const left: string[] = [];

  beforeAll(async () => {
    site = await openAccessSite(location());
    bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer();
    picture = (await site.media.storeMedia(bytes, `${marker}.jpg`)).url;
    const elsewhere = (await site.media.storeMedia(await sharp(bytes).png().toBuffer(), 'elders.png')).url;
    const image = (src: string) => ({ id: 'i', type: 'image', src, alt: marker });
    const text = { id: `${marker}-block`, type: 'text', content: { nl: `${marker} nl`, en: `${marker} en` } };
    const make = (body: object) => site.asOwner('POST', '/pages', { status: 'PUBLISHED', ...body });
    const protectedBy = (loginPassword: string) => ({ requiresLogin: true, loginPassword });
    const title = { nl: `${marker} titel`, en: `${marker} title` };
    await make({ identifier: 'main', title: 'Start', overview: [] });
    await make({ identifier: 'cases', title: 'Werk', overview: [] });
    await make({ identifier: 'ouder', title: 'Ouder', overview: [] });
    const closed = [text, image(picture)];
    await make({ identifier: 'kluis', kind: 'case', title, overview: closed, ...protectedBy('sesam') });
    await make({
      identifier: 'lade',
      parentIdentifier: 'ouder',
      title,
      overview: closed,
      ...protectedBy('sesam'),
    });
    await make({ identifier: 'map', title, overview: closed, ...protectedBy('sesam') });
    await make({ identifier: 'ander', title: 'Ander', overview: [image(elsewhere)], ...protectedBy('x') });
    for (const page of ['kluis', 'lade', 'map']) {
      granted.take(await site.call(page, { password: 'sesam' }, granted.header));
    }
    other.take(await site.call('ander', { password: 'x' }));
    const findId = async (page: string) =>
      (await site.get(`/api/pages/${page}`, owner)).json<{ id: string }>().id;
    const vault = await Promise.all(['kluis', 'lade', 'map'].map(findId));
    const change = (id: string, body: object) => site.asOwner('PUT', `/admin/rooms/${id}`, body);
    const until = new Date(site.storage.now().getTime() + 60_000).toISOString();
    const closings: readonly (readonly [object, (id: string) => Promise<unknown>])[] = [
      [{ pages: vault }, (id) => site.asOwner('POST', `/admin/rooms/${id}/revoke`)],
      [{ pages: vault }, (id) => site.asOwner('DELETE', `/admin/rooms/${id}`)],
      [{ pages: vault }, (id) => change(id, { pages: [] })],
      [{ pages: vault }, (id) => change(id, { password: 'sinds kort' })],
      [{ pages: vault, expiresAt: until }, async () => site.pass(1)],
      [{ pages: [await findId('ander')] }, async () => undefined],
    ];
    for (const [body, close] of closings) {
      const clientSpace = (
        await site.asOwner('POST', '/admin/rooms', { client: 'x', ...body })
      ).json<ClientSpace>();
      const jar = createJar();
      jar.take(await site.get(new URL(clientSpace.link).pathname));
      expect(jar.header.cookie).toContain('vitrine_room=');
      await close(clientSpace.id);
      left.push(jar.header.cookie);
    }
  });
  afterAll(() => site.close());

  /** URLs of the three pages, including redirects and queries. */
  const addresses = [
    '/cases/kluis',
    '/en/cases/kluis',
    '/clients/kluis',
    '/en/clients/kluis',
    '/kluis',
    '/cases/kluis/',
    '/cases/kluis?utm=1',
    '/cases/kluis?version=1',
    '/cases/kluis?preview',
    '/en/cases/kluis?preview=1&version=x',
    '/ouder/lade',
    '/en/ouder/lade',
    '/lade',
    '/ouder/lade?preview',
    '/map',
    '/en/map',
    '/m%61p',
    '//map',
  ];
  const readers = [
    '/kamer/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/en/kamer/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA?logout',
    '/api/admin/rooms',
    '/api/pages',
    '/api/pages?language=en',
    '/api/pages/hierarchy',
    '/api/pages/kluis',
    '/api/pages/kluis?language=nl&published=true',
    '/api/pages/kluis?version=draft',
    '/api/pages/lade?parent=ouder',
    '/api/pages/ouder/children',
    '/api/pages/map/children',
    '/api/pages/kluis/versions',
    '/api/redirects/check?path=/kluis',
    '/api/admin/media',
    '/',
    '/en',
    '/cases',
    '/ouder',
    '/en/ouder',
    '/nergens',
  ];

  it.each([...addresses, ...readers])(
    'reveals nothing at %s to visitors without access, whatever the request',
    async (url) => {
      const made = ['vitrine_page=x.y', 'vitrine_shared=;vitrine_page=', 'vitrine_room=x.y'];
      for (const cookie of ['', other.header.cookie, ...made, ...left]) {
        for (const [method, encoding] of ways) {
          const headers = { cookie, 'accept-encoding': encoding };
          const answer = await site.app.inject({ method, url, headers });
          expect(answer.statusCode).toBeLessThan(500);
          expect(JSON.stringify(answer.headers)).not.toContain(marker);
          expect(unpacked(answer)).not.toContain(marker);
          expect(unpacked(answer)).not.toContain(picture);
        }
      }
    },
  );

  it.each(['/cases/kluis', '/en/cases/kluis', '/clients/kluis', '/ouder/lade', '/map', '/map?preview'])(
    'shows an unnamed password form at %s, without indexing or caching',
    async (url) => {
      const answer = await site.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe(privately);
      expect(answer.body).toContain('content="noindex,nofollow"');
      const english = url.startsWith('/en');
      expect(answer.body).toContain(
        `<title>${english ? 'Private page' : 'Besloten pagina'} – Studio</title>`,
      );
      expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(answer.body).not.toMatch(/rel="(?:canonical|alternate)"/);
    },
  );

  it.each([
    ['/cases/kluis', 'nl'],
    ['/en/cases/kluis', 'en'],
    ['/clients/kluis', 'nl'],
    ['/ouder/lade', 'nl'],
    ['/en/map?utm=1', 'en'],
    ['/map?preview', 'nl'],
  ])('is rendered uncached at %s for the visitor who unlocked it', async (url, language) => {
    const answer = await site.get(url, granted.header);
    expect(answer.body).toContain(`${marker} ${language}`);
    expect(answer.headers['cache-control']).toBe(privately);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body).toContain('content="noindex,nofollow"');
    const head = await site.app.inject({ method: 'HEAD', url, headers: granted.header });
    // The two answers may have different dates, to the second.
    const [{ date: _then, ...headers }, { date: _now, ...ofHead }] = [answer.headers, head.headers];
    expect([head.statusCode, ofHead, head.body]).toEqual([200, headers, '']);
    // Other visitors get nothing of the rendered page.
    expect((await site.get(url)).body).not.toContain(marker);
    expect((await site.get(url, other.header)).body).not.toContain(marker);
  });

  it('does not reveal through conditional requests whether it has changed', async () => {
    for (const cookie of [{ cookie: '' }, granted.header]) {
      const answer = await site.get('/cases/kluis', { ...cookie, 'if-none-match': '*' });
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
    }
  });

  it('redirects other spellings of its URL to the canonical one after unlocking', async () => {
    for (const [url, to] of [
      ['/kluis', '/cases/kluis'],
      ['/cases/kluis/', '/cases/kluis'],
      ['/lade', '/ouder/lade'],
    ] as const) {
      expect((await site.get(url, granted.header)).headers.location).toBe(to);
    }
  });

  it('serves its images after unlocking in every size and byte range, without public caching', async () => {
    for (const url of [picture, `${picture}?w=320&f=webp`, `${picture}?w=640&f=avif`]) {
      const answer = await site.get(url, granted.header);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe(privately);
      const etag = String(answer.headers.etag);
      for (const cookie of [{ cookie: '' }, other.header, ...left.map((held) => ({ cookie: held }))]) {
        for (const headers of [
          {},
          { 'if-none-match': etag },
          { 'if-none-match': '*' },
          { range: 'bytes=0-9' },
        ]) {
          for (const method of ['GET', 'HEAD'] as const) {
            const refused = await site.app.inject({ method, url, headers: { ...cookie, ...headers } });
            expect([url, refused.statusCode]).toEqual([url, 404]);
            expect(refused.headers['cache-control']).toBe('no-store');
            expect(refused.headers.etag).toBeUndefined();
          }
        }
      }
    }
    const part = await site.get(picture, { ...granted.header, range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['cache-control']]).toEqual([206, privately]);
    expect(part.rawPayload).toEqual(bytes.subarray(10, 20));
    const renamed = await site.get(picture.replace(/[^/]+$/, 'anders.jpg'), granted.header);
    expect(renamed.statusCode).toBe(200);
  });

  it('stops serving its images when it is hidden or its password changes', async () => {
    const jar = createJar();
    jar.take(await site.call('map', { password: 'sesam' }));
    expect((await site.get(picture, jar.header)).statusCode).toBe(200);
    await site.asOwner('PUT', '/pages/map', { isHidden: true });
    expect((await site.get(picture, jar.header)).statusCode).toBe(404);
    await site.asOwner('PUT', '/pages/map', { isHidden: false, loginPassword: 'anders' });
    expect((await site.get(picture, jar.header)).statusCode).toBe(404);
  });

  it('shows no cached content when storage fails', async () => {
    expect((await site.get('/cases/kluis', granted.header)).body).toContain(marker);
    const find = site.reader.findPublicPage.bind(site.reader);
    site.reader.findPublicPage = () => Promise.reject(new Error('gone'));
    const answers = [await site.get('/cases/kluis'), await site.get('/cases/kluis', granted.header)];
    // The gate comes from memory and reveals nothing. Without storage, the server cannot verify a grant.
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
    for (const { body } of answers) expect(body).not.toContain(marker);
    site.reader.findPublicPage = find;
  });
});

function unpacked({
  headers,
  rawPayload,
}: {
  readonly headers: Record<string, unknown>;
  readonly rawPayload: Buffer;
}): string {
  if (rawPayload.length === 0) return '';
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  return rawPayload.toString();
}

it('an unlocked page is rate-limited per network, and its password form is not', async () => {
  const limits = { ...defaultLimits, previews: 3 };
  const site = await openAccessSite({ kind: 'sqlite', file: ':memory:' }, { limits });
  const page = { identifier: 'een', title: 'Titel', overview: [], status: 'PUBLISHED' };
  await site.asOwner('POST', '/pages', { ...page, requiresLogin: true, loginPassword: 'sesam' });
  const jar = createJar();
  jar.take(await site.call('een', { password: 'sesam' }));
  const statuses = async (path: string, cookie: { cookie: string }) => {
    const answers: number[] = [];
    for (let time = 0; time < 5; time += 1) answers.push((await site.get(path, cookie)).statusCode);
    return answers;
  };
  // Strangers on the same network use up their own limit, and not that of opened pages.
  expect(await statuses('/nergens?preview', { cookie: '' })).toEqual([404, 404, 404, 429, 429]);
  expect(await statuses('/een', jar.header)).toEqual([200, 200, 200, 429, 429]);
  expect(await statuses('/een', { cookie: '' })).toEqual([200, 200, 200, 200, 200]);
  await site.close();
});

it('error pages for client space forms are rate-limited per network', async () => {
  const limits = { ...defaultLimits, roomVisits: 3 };
  const site = await openAccessSite({ kind: 'sqlite', file: ':memory:' }, { limits });
  const sent: string[] = [];
  for (let time = 0; time < 5; time += 1) {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/rooms/nergens',
      payload: 'x'.repeat(5000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    sent.push(`${answer.statusCode} ${String(answer.headers['content-type']).split(';', 1)[0]}`);
  }
  expect(sent).toEqual([...Array(3).fill('413 text/html'), ...Array(2).fill('429 application/json')]);
  await site.close();
});
