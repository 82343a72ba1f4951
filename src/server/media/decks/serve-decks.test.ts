import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { mediaCookie } from '#server/identity/session-cookies.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { describeEachStore } from '../../../../tests/support/each-store.ts';
import { readCookie } from '../../../../tests/support/identity-test-app.ts';
import { createPageShowing, openMediaApp } from '../../../../tests/support/media-test-app.ts';
import { writeDeck } from '../../../../tests/support/write-zip.ts';

const privately = 'private, no-store';
const presents = (presentPath: string) => [
  { id: 'c', type: 'card', interactionEnabled: true, interactionType: 'presentation', presentPath },
];

describeEachDatabase('a deck', (location) => {
  let site: AccessSite;
  let open: MediaFile;
  let closed: MediaFile;
  const granted = createJar();
  const other = createJar();
  /** Follows the redirect from the URL that cards contain. */
  const requestEntry = async ({ url }: MediaFile, headers: Record<string, string> = {}) => {
    const answer = await site.get(url, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    return String(answer.headers.location);
  };

  beforeAll(async () => {
    site = await openAccessSite(location());
    open = await site.media.storeMedia(writeDeck('Open'), 'Open deck.zip');
    closed = await site.media.storeMedia(writeDeck('Geheim'), 'geheim.zip');
    const make = (body: object) => site.asOwner('POST', '/pages', { status: 'PUBLISHED', ...body });
    await make({ identifier: 'main', title: 'Start', overview: presents(open.url) });
    const locked = { requiresLogin: true, loginPassword: 'sesam' };
    await make({ identifier: 'kluis', title: 'Kluis', overview: presents(closed.url), ...locked });
    await make({
      identifier: 'ander',
      title: 'Ander',
      overview: [],
      requiresLogin: true,
      loginPassword: 'x',
    });
    granted.take(await site.call('kluis', { password: 'sesam' }));
    other.take(await site.call('ander', { password: 'x' }));
  });
  afterAll(() => site.close());

  test('redirects from the URL in cards to the URL of its content, and keeps the query', async () => {
    expect(open).toMatchObject({ mimeType: 'application/zip', files: 5 });
    const [used] = (await site.media.list()).filter(({ id }) => id === open.id);
    expect(used).toMatchObject({ usedOn: 1, files: 5 });
    expect(open.url).toBe(`/media/${open.id}/open-deck.zip`);
    expect(await requestEntry(open)).toBe(`/decks/${open.id}-${open.contentHash.slice(0, 16)}/`);
    const asked = await site.get(`${open.url}?lang=en`);
    expect(asked.headers.location).toBe(`${await requestEntry(open)}?lang=en`);
  });

  test('is sandboxed in an opaque origin that can load the deck’s own files', async () => {
    const answer = await site.get(await requestEntry(open));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Open</title>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'cache-control': publicCaching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('allow-top-navigation');
    expect(policy).toContain("form-action 'none'");
  });

  it.each([
    ['deck.js', 'text/javascript; charset=utf-8', "import { say } from './parts/say.js'"],
    ['parts/say.js', 'text/javascript; charset=utf-8', 'geladen'],
    ['look/deck.css', 'text/css; charset=utf-8', 'rebeccapurple'],
    ['beeld.svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['index.html', 'text/html; charset=utf-8', '<title>Open'],
  ])('contains %s with the matching content type', async (path, type, content) => {
    const address = `${await requestEntry(open)}${path}`;
    const answer = await site.get(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.body).toContain(content);
    const head = await site.app.inject({ method: 'HEAD', url: address });
    const { date: _then, ...headers } = answer.headers;
    const { date: _now, ...ofHead } = head.headers;
    expect([head.statusCode, ofHead, head.body]).toEqual([200, headers, '']);
  });

  test('is sent gzipped to clients that accept it, and answers 304 to a matching ETag', async () => {
    const address = `${await requestEntry(open)}look/deck.css`;
    const plain = await site.get(address);
    const small = await site.get(address, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(gunzipSync(small.rawPayload)).toEqual(plain.rawPayload);
    const again = await site.get(address, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    const stored = await site.get(`${await requestEntry(open)}beeld.svg`, { 'accept-encoding': 'gzip' });
    expect(stored.headers['content-encoding']).toBeUndefined();
  });

  describe('with a video', () => {
    const videoFile = Buffer.from(
      Array.from({ length: 300_000 }, (_, index) => (index * 31 + (index >> 8)) % 256),
    );
    let entry: string;
    beforeAll(async () => {
      const extra = Buffer.from([1, 0, 4, 0, 9, 9, 9, 9]);
      const files = [
        { name: 'film.mp4', content: videoFile, stored: true, extra },
        { name: 'ingepakt.webm', content: videoFile },
        { name: 'leeg.mp4', content: '', stored: true },
      ];
      const file = await site.media.storeMedia(writeDeck('Met film', files), 'film.zip');
      const overview = presents(file.url);
      await site.asOwner('POST', '/pages', {
        identifier: 'film',
        title: 'Film',
        status: 'PUBLISHED',
        overview,
      });
      entry = await requestEntry(file);
    });

    describe.each(['film.mp4', 'ingepakt.webm'])('%s', (name) => {
      it.each([
        ['bytes=0-', 0, 299_999],
        ['bytes=0-0', 0, 0],
        ['bytes=65530-65545', 65_530, 65_545],
        ['bytes=200000-', 200_000, 299_999],
        ['bytes=-10', 299_990, 299_999],
        ['bytes=299990-400000', 299_990, 299_999],
      ])('answers range %s with those bytes, uncompressed', async (range, start, end) => {
        const part = await site.get(entry + name, { range, 'accept-encoding': 'gzip, br' });
        expect(part.statusCode).toBe(206);
        expect(part.headers).toMatchObject({
          'accept-ranges': 'bytes',
          'cache-control': publicCaching,
          'content-length': String(end - start + 1),
          'content-range': `bytes ${start}-${end}/300000`,
          'content-security-policy': expect.stringMatching(/^sandbox /),
          'access-control-allow-origin': '*',
        });
        expect(part.headers['content-encoding']).toBeUndefined();
        expect(part.rawPayload.equals(videoFile.subarray(start, end + 1))).toBe(true);
      });

      test('answers 416 to a range beyond the end', async () => {
        const beyond = await site.get(entry + name, { range: 'bytes=300000-' });
        expect([beyond.statusCode, beyond.body]).toEqual([416, '']);
        expect(beyond.headers).toMatchObject({
          'content-range': 'bytes */300000',
          'cache-control': 'no-store',
        });
      });

      test('is sent whole for several ranges, and when If-Range names another version', async () => {
        const whole = await site.get(entry + name);
        expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '300000' });
        const tag = String(whole.headers.etag);
        const others: readonly Record<string, string>[] = [
          { range: 'bytes=0-1,5-6' },
          { range: 'bytes=0-9', 'if-range': '"another"' },
          { range: 'bytes=0-9', 'if-range': tag.replace(/"$/, '-gz"') },
        ];
        for (const headers of others) {
          const answer = await site.get(entry + name, headers);
          expect([answer.statusCode, answer.rawPayload.equals(videoFile)]).toEqual([200, true]);
        }
        const part = await site.get(entry + name, { range: 'bytes=0-9', 'if-range': tag });
        expect([part.statusCode, part.rawPayload.length, part.headers.etag]).toEqual([206, 10, tag]);
        const known = await site.get(entry + name, { range: 'bytes=0-9', 'if-none-match': tag });
        expect([known.statusCode, known.body]).toEqual([304, '']);
      });
    });

    test('answers 416 to a range of an empty video', async () => {
      expect((await site.get(`${entry}leeg.mp4`, { range: 'bytes=0-' })).statusCode).toBe(416);
      expect((await site.get(`${entry}leeg.mp4`)).statusCode).toBe(200);
    });
  });

  test('redirects to the URL with a trailing slash, also for folders', async () => {
    const entry = await requestEntry(open);
    const bare = await site.get(entry.slice(0, -1));
    expect([bare.statusCode, bare.headers.location]).toEqual([302, entry]);
    const more = writeDeck('Map', [{ name: 'deel/index.html', content: 'Deel twee' }]);
    const file = await site.media.storeMedia(more, 'map.zip');
    const make = { identifier: 'map', title: 'Map', status: 'PUBLISHED', overview: presents(file.url) };
    await site.asOwner('POST', '/pages', make);
    const folder = `${await requestEntry(file)}deel`;
    expect((await site.get(folder)).headers.location).toBe(`${folder}/`);
    expect((await site.get(`${folder}/`)).body).toBe('Deel twee');
  });

  it.each([
    'nergens.js',
    'look',
    'look/',
    '../../etc/passwd',
    '%2e%2e/%2e%2e/index.html',
    '..%2findex.html',
    'look%5Cdeck.css',
    '%00',
    '%zz',
    'constructor',
    '__proto__',
  ])('answers 404 at %s', async (path) => {
    const answer = await site.get(`${await requestEntry(open)}${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>Open');
  });

  describe('on a protected page', () => {
    /** Everything that a visitor without the password can observe of a response. */
    const seen = async (
      url: string,
      headers: Record<string, string> = {},
      method: 'GET' | 'HEAD' = 'GET',
    ) => {
      const answer = await site.app.inject({ method, url, headers });
      const { date: _date, 'x-request-id': _id, ...rest } = answer.headers;
      return [answer.statusCode, rest, answer.body];
    };

    test('opens at a signed path with the page’s password, and is never cached', async () => {
      const entry = await requestEntry(closed, granted.header);
      expect(entry).toMatch(new RegExp(`^/decks/[\\w-]+\\.[\\w-]+/${closed.id}-[0-9a-f]{16}/$`));
      // A sandboxed deck sends no cookies.
      for (const path of ['', 'deck.js', 'parts/say.js', 'look/deck.css']) {
        const answer = await site.get(entry + path);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, privately]);
        expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-scripts /);
      }
    });

    test('answers other visitors with the same 404 as a deck that does not exist', async () => {
      const name = `${closed.id}-${closed.contentHash.slice(0, 16)}`;
      const entry = await requestEntry(closed, granted.header);
      const tampered = entry.replace(/\.(.)/, (_all, first) => `.${first === 'A' ? 'B' : 'A'}`);
      const ofAnother = entry.replace(name, `${open.id}-${open.contentHash.slice(0, 16)}`);
      const none = '0123456789abcdef-0123456789abcdef';
      const conditions: Record<string, string>[] = [{}, { 'if-none-match': '*' }, { range: 'bytes=0-9' }];
      for (const method of ['GET', 'HEAD'] as const) {
        for (const cookie of [{}, other.header]) {
          for (const headers of conditions) {
            const sent = { ...cookie, ...headers };
            const unknown = await seen(`/decks/${none}/`, sent, method);
            expect(unknown[0]).toBe(404);
            for (const url of [
              `/decks/${name}/`,
              `/decks/${name}`,
              `/decks/${name}/deck.js`,
              tampered,
              ofAnother,
            ]) {
              expect(await seen(url, sent, method), url).toEqual(unknown);
            }
            const media = await seen('/media/0123456789abcdef/x.zip', sent, method);
            expect(await seen(closed.url, sent, method)).toEqual(media);
            expect(await seen(`${closed.url}?f=jpg`, sent, method)).toEqual(media);
          }
        }
      }
      // The password opens the URL that cards contain, but not the URL of a public deck.
      expect((await site.get(`/decks/${name}/`, granted.header)).statusCode).toBe(404);
    });

    test('has a signed path that is valid for an hour', async () => {
      const before = await requestEntry(closed, granted.header);
      site.pass(59);
      expect((await site.get(before)).statusCode).toBe(200);
      site.pass(1);
      expect(await seen(before)).toEqual(await seen('/decks/0123456789abcdef-0123456789abcdef/'));
      expect((await site.get(await requestEntry(closed, granted.header))).statusCode).toBe(200);
    });

    test('closes its signed path when the password changes, and its public URL when its page gets protected', async () => {
      const before = await requestEntry(closed, granted.header);
      const changed = await site.asOwner('PUT', '/pages/kluis', { loginPassword: 'anders' });
      expect(changed.statusCode, changed.body).toBe(200);
      expect((await site.get(before)).statusCode).toBe(404);
      expect((await site.get(closed.url, granted.header)).statusCode).toBe(404);
      const everybody = await requestEntry(open);
      await site.asOwner('PUT', '/pages/main', { requiresLogin: true, loginPassword: 'dicht' });
      for (const path of ['', 'deck.js']) expect((await site.get(everybody + path)).statusCode).toBe(404);
      expect((await site.get(open.url)).statusCode).toBe(404);
    });
  });
});

test('a deck that no page shows opens for signed-in users at a signed path', async () => {
  const app = await openMediaApp();
  const file = await app.media.storeMedia(writeDeck(), 'deck.zip');
  expect((await app.get(file.url)).statusCode).toBe(404);
  const cookie = readCookie(await app.signIn(), mediaCookie);
  const entry = String((await app.get(file.url, cookie)).headers.location);
  expect((await app.get(entry)).body).toContain('Voorstel');
  await app.close();
});

test('a replaced deck redirects to its new files, and the URL of its old files answers 404', async () => {
  const app = await openMediaApp();
  const file = await app.media.storeMedia(writeDeck('Eerst'), 'deck.zip');
  await createPageShowing(app.storage, 'main', file.url);
  const before = String((await app.get(file.url)).headers.location);
  expect((await app.get(before)).body).toContain('Eerst');
  const replaced = await app.media.replacement.replace(file.id, writeDeck('Toen', [{ name: 'a.css' }]), null);
  expect(replaced.files).toBe(6);
  const after = String((await app.get(file.url)).headers.location);
  expect((await app.get(after)).body).toContain('Toen');
  expect((await app.get(before)).statusCode).toBe(404);
  await app.media.replacement.putBack(file.id, null);
  expect((await app.get(file.url)).headers.location).toBe(before);
  await app.close();
});

describeEachStore('a deck', (openStore) => {
  test('is read in parts even if it is large, and answers 404 once its files are deleted', async () => {
    const app = await openMediaApp(undefined, openStore);
    const noise = Buffer.from(Array.from({ length: 700_000 }, (_, index) => (index * 2654435761) >>> 13));
    const many = Array.from({ length: 900 }, (_, index) => ({
      name: `slides/${'x'.repeat(200)}${index}.txt`,
      content: `${index}`,
    }));
    const file = await app.media.storeMedia(
      writeDeck('Groot', [
        { name: 'film.bin', content: noise },
        { name: 'film.mp4', content: noise, stored: true },
        ...many,
      ]),
      'groot.zip',
    );
    await createPageShowing(app.storage, 'main', file.url);
    const entry = String((await app.get(file.url)).headers.location);
    expect((await app.get(`${entry}film.bin`)).rawPayload.equals(noise)).toBe(true);
    for (const name of ['film.bin', 'film.mp4']) {
      const part = await app.get(`${entry}${name}`, { range: 'bytes=650000-650099' });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 650000-650099/700000']);
      expect(part.rawPayload.equals(noise.subarray(650_000, 650_100)), name).toBe(true);
    }
    expect((await app.get(`${entry}slides/${'x'.repeat(200)}899.txt`)).body).toBe('899');
    await app.store.removeFolder(`${file.hash.slice(0, 2)}/${file.hash}`);
    for (const path of ['', 'film.bin']) expect((await app.get(entry + path)).statusCode).toBe(404);
    await app.close();
  });
});
