import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mediaCookie } from '#server/identity/session-cookies.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { fallbackCaching, publicCaching } from '#server/media/store/media-caching.ts';
import { getMediaFolder } from '#server/media/store/media-store.ts';
import { spareLane } from '#server/pictures/pictures.ts';
import { decideCaching } from '#site/offline/cache-policy.ts';
import { readCookie } from '../../../../tests/support/identity-test-app.ts';
import {
  createMovingPicture,
  createPageShowing,
  createPicture,
  createVideo,
  type MediaApp,
  openMediaApp,
} from '../../../../tests/support/media-test-app.ts';
import { testPictures } from '../../../../tests/support/test-pictures.ts';
import { getLighterKey } from './lighter.service.ts';

let app: MediaApp;
let file: MediaFile;
let bytes: Buffer;
beforeEach(async () => {
  app = await openMediaApp();
  bytes = await createPicture('jpeg');
  file = await app.media.storeMedia(bytes, 'foto.jpg');
  await createPageShowing(app.storage, 'main', file.url);
});
afterEach(() => app.close());

describe('a public image', () => {
  test('is served as the original, cached for a year and sandboxed', async () => {
    const answer = await app.get(file.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': publicCaching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      etag: `"${file.id}"`,
    });
  });

  test('is served in variants', async () => {
    const answer = await app.get(`${file.url}?w=640&f=webp&q=90`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': publicCaching,
      'x-content-type-options': 'nosniff',
      etag: `W/"${file.id}-r3-640xauto-q90.webp"`,
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
  });

  test('is never enlarged', async () => {
    const { rawPayload } = await app.get(`${file.url}?w=1920&f=jpg`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  test('is found by its id, whatever name its URL has', async () => {
    const answer = await app.get(`/media/${file.id}/whatever.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
  });

  test('answers 304 to clients that have it cached', async () => {
    for (const url of [file.url, `${file.url}?w=320`]) {
      const { etag = '' } = (await app.get(url)).headers;
      for (const tag of [etag, etag.startsWith('W/') ? etag.slice(2) : `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await app.get(url, { 'if-none-match': tag });
        expect(again.statusCode).toBe(304);
        expect(again.rawPayload).toHaveLength(0);
        expect(again.headers).toMatchObject({ etag, 'cache-control': publicCaching });
      }
      expect((await app.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  test('is served in byte ranges', async () => {
    const part = await app.get(file.url, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(bytes.subarray(100, 200));
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${bytes.length}`,
      'content-length': '100',
    });
    const beyond = await app.get(file.url, { range: `bytes=${bytes.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    const changed = await app.get(file.url, { range: 'bytes=0-9', 'if-range': '"older"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.rawPayload).toEqual(bytes);
  });

  test('answers HEAD without a body', async () => {
    for (const url of [file.url, `${file.url}?w=320`]) {
      const answer = await app.app.inject({ method: 'HEAD', url });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toHaveLength(0);
      expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
    }
  });

  test('answers 400 with a message, uncached, for a size that is not listed', async () => {
    const answer = await app.get(`${file.url}?w=333`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      code: 'input/invalid',
      message: 'w must be one of 320, 640, 768, 800, 1024, 1200, 1600, 1920, 2560.',
      issues: [{ path: 'w', message: 'w must be one of 320, 640, 768, 800, 1024, 1200, 1600, 1920, 2560.' }],
    });
  });

  test('returns equal responses to twenty simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.get(`${file.url}?w=640&f=avif`)));
    const [first] = answers;
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(rawPayload).toEqual(first?.rawPayload);
    }
  });

  test('answers 404, uncached, if its bytes are missing from the store', async () => {
    await app.store.removeFolder(getMediaFolder(file.hash));
    for (const url of [file.url, `${file.url}?w=320`]) {
      const answer = await app.get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});

test('a shared cache revalidates images after five minutes, browsers keep them for a year', () => {
  expect(publicCaching).toBe('public, max-age=31536000, s-maxage=300, immutable');
});

describe('a variant that is not encoded yet', () => {
  const avif = '?w=640&f=avif';
  /** Releases the background encoding. */
  let release: () => void;
  const encodings = new Set<Promise<unknown>>();

  beforeEach(async () => {
    await app.close();
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    app = await openMediaApp(undefined, undefined, {
      ...testPictures,
      later: (job, work) => {
        if (job.lane === spareLane) return new Promise(() => {});
        const encoding = promise.then(() => testPictures.now(job, work));
        encodings.add(encoding);
        return encoding;
      },
    });
    file = await app.media.storeMedia(bytes, 'foto.jpg');
    await createPageShowing(app.storage, 'main', file.url);
  });
  afterEach(async () => {
    release();
    await Promise.all(encodings);
    encodings.clear();
  });

  test('is replaced by a fast WebP that is not cached, until it is encoded', async () => {
    const first = await app.get(file.url + avif);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      vary: 'accept',
      etag: `W/"${file.id}-r3-640xauto-q75.webp"`,
      'x-content-type-options': 'nosniff',
    });
    const headers = new Headers({ 'cache-control': String(first.headers['cache-control']) });
    expect(decideCaching({ status: 200, type: 'basic', redirected: false, headers })).toBe('forget');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    release();
    await Promise.all(encodings);
    const later = await app.get(file.url + avif, { 'if-none-match': String(first.headers.etag) });
    expect(later.statusCode).toBe(200);
    expect(later.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': publicCaching });
    expect(later.headers.vary).toBeUndefined();
  });

  test('is replaced by a light original, sent whole for ranges and without a body for 304', async () => {
    const small = await app.media.storeMedia(await createPicture('jpeg', 64, 48), 'klein.jpg');
    await createPageShowing(app.storage, 'small', small.url);
    const url = `${small.url}?w=320&f=avif`;
    const first = await app.get(url, { range: 'bytes=0-9' });
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload).toEqual((await app.get(small.url)).rawPayload);
    expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': fallbackCaching });
    expect(first.headers['accept-ranges']).toBeUndefined();
    const again = await app.get(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(fallbackCaching);
    const head = await app.app.inject({ method: 'HEAD', url });
    expect(head.headers).toMatchObject({ 'content-length': String(first.rawPayload.length) });
    expect(head.rawPayload).toHaveLength(0);
    // The editor measures the variant itself, so it accepts no substitute.
    const waiting = app.get(url, { accept: 'image/avif' });
    release();
    expect((await waiting).headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': publicCaching,
    });
  });

  test('is hidden from visitors if its file is not public, and never cached', async () => {
    const hidden = await app.media.storeMedia(await createPicture('jpeg', 64, 48), 'draft.jpg');
    const url = `${hidden.url}?w=320&f=avif`;
    expect((await app.get(url)).statusCode).toBe(404);
    const answer = await app.get(url, readCookie(await app.signIn(), mediaCookie));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

test('visitors get the variants that the site renders, signed-in users any variant, uncached', async () => {
  const asked = `${file.url}?w=640&h=360&q=90&f=webp`;
  const forVisitors = await app.get(asked);
  expect(forVisitors.headers).toMatchObject({
    'cache-control': publicCaching,
    etag: `W/"${file.id}-r3-640xauto-q90.webp"`,
  });
  expect(await sharp(forVisitors.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
  const forOwner = await app.get(asked, readCookie(await app.signIn(), mediaCookie));
  expect(forOwner.headers['cache-control']).toBe('private, no-store');
  expect(await sharp(forOwner.rawPayload).metadata()).toMatchObject({ width: 640, height: 360 });
});

test.each([
  [100, 20_000],
  [10, 70_000],
])('an image of %i by %i is served in every format', async (width, height) => {
  const tower = sharp({ create: { width, height, channels: 3, background: '#804020' } });
  const { url } = await app.media.storeMedia(await tower.png().toBuffer(), 'tower.png');
  await createPageShowing(app.storage, 'page-with-tower', url);
  for (const query of ['?f=avif', '?f=webp&w=640', '?f=jpg', '?w=800']) {
    const answer = await app.get(url + query);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    const found = await sharp(answer.rawPayload).metadata();
    expect(found.height, query).toBeGreaterThan(16_000);
  }
});

test('an animated image is served unchanged, whatever variant is requested', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const moving = await createMovingPicture(format);
    const { url } = await app.media.storeMedia(moving, `moving.${format}`);
    await createPageShowing(app.storage, `page-with-${format}`, url);
    const answer = await app.get(`${url}?w=320&f=avif`);
    expect(answer.rawPayload).toEqual(moving);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
  }
});

test('an animated GIF has a lighter WebP; until it is encoded, the GIF is sent without caching', async () => {
  const gif = await createMovingPicture('gif');
  const moving = await app.media.storeMedia(gif, 'beweegt.gif');
  await createPageShowing(app.storage, 'moving', moving.url);
  const address = `${moving.url}?f=webp`;
  const before = await app.get(address);
  expect(before.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': fallbackCaching });
  expect(before.rawPayload).toEqual(gif);

  const lighter = await sharp(gif, { animated: true }).webp({ lossless: true }).toBuffer();
  await app.store.put(getLighterKey(moving), lighter);
  const after = await app.get(address, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': publicCaching,
    'x-content-type-options': 'nosniff',
  });
  expect(after.rawPayload).toEqual(lighter);
  expect((await app.get(address, { 'if-none-match': String(after.headers.etag) })).statusCode).toBe(304);
  expect((await app.get(moving.url)).rawPayload).toEqual(gif);
});

test('a GIF without a lighter version, or without animation, is always served as a GIF', async () => {
  const moving = await app.media.storeMedia(await createMovingPicture('gif'), 'beweegt.gif');
  const still = await app.media.storeMedia(await createPicture('gif', 20, 20), 'staat-stil.gif');
  await createPageShowing(app.storage, 'moving', moving.url);
  await createPageShowing(app.storage, 'still', still.url);
  await app.store.put(getLighterKey(moving), Buffer.alloc(0));
  for (const { url } of [moving, still]) {
    const answer = await app.get(`${url}?f=webp`);
    expect(answer.headers, url).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': publicCaching,
    });
  }
});

test('a video is served unchanged and in ranges, so that players can seek', async () => {
  const videoFile = createVideo();
  const { url } = await app.media.storeMedia(videoFile, 'Een film.webm');
  await createPageShowing(app.storage, 'page-with-video', url);
  expect(url).toMatch(/\/een-film\.webm$/);
  for (const address of [url, `${url}?w=320&f=avif`]) {
    const whole = await app.get(address);
    expect(whole.rawPayload).toEqual(videoFile);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
  }
  const part = await app.get(url, { range: 'bytes=100-' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(videoFile.subarray(100));
  expect(part.headers['content-range']).toBe(`bytes 100-${videoFile.length - 1}/${videoFile.length}`);
});

describe('an image that is not public', () => {
  let hidden: MediaFile;
  beforeEach(async () => {
    hidden = await app.media.storeMedia(await createPicture('png', 64, 48), 'draft.png');
  });

  test('answers 404 to visitors in any size or format', async () => {
    for (const url of [hidden.url, `${hidden.url}?w=320`, `${hidden.url}?w=1`]) {
      const answer = await app.get(url, { 'if-none-match': '*' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({ code: 'media/not-found', message: 'This file does not exist.' });
    }
  });

  test('opens with the media cookie, and is never cached', async () => {
    const cookie = readCookie(await app.signIn(), mediaCookie);
    for (const url of [hidden.url, `${hidden.url}?w=320&f=webp`]) {
      const answer = await app.get(url, cookie);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  /** As the page service writes it, so that rendered pages and caches are invalidated. */
  const change = (flags: { published: true } | { requires_login: true }) =>
    app.storage.write(null, async ({ db, record, changesSite }) => {
      await db.updateTable('pages').set(flags).where('id', '=', 'new').execute();
      record('page/save', 'new');
      changesSite();
    });

  test('becomes public when its page is published, and private when the page becomes protected', async () => {
    await createPageShowing(app.storage, 'new', hidden.url, { published: false });
    expect((await app.get(hidden.url)).statusCode).toBe(404);
    await change({ published: true });
    expect((await app.get(hidden.url)).headers['cache-control']).toContain('public');
    expect((await app.get(hidden.url)).headers['cache-control']).toContain('public');
    await change({ requires_login: true });
    expect((await app.get(hidden.url)).statusCode).toBe(404);
  });
});

test.each([
  '/media/0000000000000000/x.jpg',
  '/media/abc/x.jpg',
  '/media/..%2f..%2fsecret/x',
  '/media/ABCDEF0123456789/x',
])('%s answers 404', async (url) => {
  expect((await app.get(url)).statusCode).toBe(404);
});
