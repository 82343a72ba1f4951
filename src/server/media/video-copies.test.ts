import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { TrashedMedia } from '#api/endpoints/trash.ts';
import { passingCaching, publicCaching } from '#server/media/store/media-caching.ts';
import { getMediaFolder } from '#server/media/store/media-store.ts';
import { sweepMedia } from '#server/media/trash/sweep-media.ts';
import { readMediaFacts } from '#server/pages/store/media-facts.repository.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachStorage } from '../../../tests/support/each-store.ts';
import { readBearer } from '../../../tests/support/identity-test-app.ts';
import {
  createMovingPicture,
  createPageShowing,
  createPhonePicture,
  createPicture,
  createVideo,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../tests/support/media-test-app.ts';
import { writeMp4 } from '../../../tests/support/write-mp4.ts';

const phoneSize = () => createVideo(720, 406, 900);
const poster = () => createPicture('webp', 1280, 720);

describeEachStorage('the poster and phone rendition of a video', (location, openStore) => {
  let storage: Storage;
  let app: MediaApp;
  let owner: { authorization: string };
  let aheadMs = 0;
  /** Gives each test its own video and page. */
  let count = 0;
  let videoFile: Buffer;
  let media: Media;
  beforeAll(async () => {
    storage = openDatabase(location(), { clock: () => new Date(Date.now() + aheadMs) });
    app = await openMediaApp(storage, openStore);
    owner = readBearer(await app.signIn());
  });
  beforeEach(async () => {
    await storage.db.deleteFrom('media').execute();
    // The sweep looks at the whole store, and stops if most of it seems unused.
    for await (const { key } of app.store.list()) await app.store.remove(key);
    count += 1;
    videoFile = createVideo(1280, 720, 9000 + count);
    const { id } = await app.media.storeMedia(videoFile, 'film.webm');
    media = await find(id);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  async function find(id = media.id): Promise<Media> {
    const all = (await app.get('/api/admin/media', owner)).json<Media[]>();
    return all.find((file) => file.id === id) as Media;
  }

  function add(what: 'poster' | 'phone', bytes: Buffer, of = media.address ?? media.url, headers = owner) {
    const form = upload(bytes, 'made');
    const query = of === '' ? '' : `?of=${encodeURIComponent(of)}`;
    return app.app.inject({
      method: 'POST',
      url: `/api/admin/media/${media.id}/${what}${query}`,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  }

  function replace(bytes: Buffer) {
    const form = upload(bytes, 'other.webm');
    return app.app.inject({
      method: 'POST',
      url: `/api/admin/media/${media.id}/content`,
      payload: form.payload,
      headers: { ...form.headers, ...owner, 'if-match': `"${media.revision}"` },
    });
  }

  async function names(hash: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of app.store.list())
      if (key.startsWith(getMediaFolder(hash))) found.push(key.split('/').at(-1) ?? '');
    return found.sort();
  }
  const hashOfVideo = async () => (await app.media.find(media.id))?.hash ?? '';

  test('appear on pages once added, and are cached for a year on a public page', async () => {
    await createPageShowing(storage, `page-${count}`, media.url);
    expect((await add('poster', await poster())).json()).toMatchObject({
      poster: {
        width: 1280,
        height: 720,
        url: expect.stringMatching(/film\.webm\?w=1024&f=webp&v=[0-9a-f]{8}$/),
      },
    });
    const bytes = phoneSize();
    media = (await add('phone', bytes)).json<Media>();
    expect(media.phone).toMatchObject({
      mimeType: 'video/webm',
      size: bytes.length,
      width: 720,
      height: 406,
    });
    expect(await readMediaFacts(storage.db, [media.url])).toMatchObject({
      [media.url]: { poster: media.poster?.url, phone: { src: media.phone?.url, type: 'video/webm' } },
    });
    const shown = await app.get(media.poster?.url ?? '');
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': publicCaching });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 576,
    });
    const light = await app.get(media.phone?.url ?? '');
    expect(light.headers).toMatchObject({ 'content-type': 'video/webm', 'cache-control': publicCaching });
    expect(light.rawPayload).toEqual(bytes);
    // The video has not changed.
    expect((await app.get(media.url)).rawPayload).toEqual(videoFile);
  });

  test('support ranges and 304 for the phone rendition', async () => {
    await createPageShowing(storage, `page-${count}`, media.url);
    const bytes = phoneSize();
    const { phone } = (await add('phone', bytes)).json<Media>();
    const url = phone?.url ?? '';
    const part = await app.get(url, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.rawPayload).toEqual(bytes.subarray(100, 200));
    const beyond = await app.get(url, { range: `bytes=${bytes.length}-` });
    expect(beyond.statusCode).toBe(416);
    const { etag = '' } = part.headers;
    expect(etag).not.toBe((await app.get(media.url)).headers.etag);
    expect((await app.get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('answer 404 to visitors who cannot see the video', async () => {
    await createPageShowing(storage, `page-${count}`, media.url, { requiresLogin: true });
    await add('poster', await poster());
    media = (await add('phone', phoneSize())).json<Media>();
    const none = await app.get('/media/0123456789abcdef/none.webm');
    for (const url of [media.url, media.poster?.url ?? '', media.phone?.url ?? '']) {
      for (const headers of [{}, { range: 'bytes=0-9' }]) {
        const answer = await app.get(url, headers);
        expect([answer.statusCode, answer.json().code]).toEqual([404, none.json().code]);
        expect(answer.headers['cache-control']).toBe(none.headers['cache-control']);
      }
    }
  });

  test('are cached only briefly at an old URL or one without a version', async () => {
    await createPageShowing(storage, `page-${count}`, media.url);
    const before = (await add('phone', phoneSize())).json<Media>().phone?.url ?? '';
    const other = createVideo(720, 406, 700);
    const after = (await add('phone', other)).json<Media>().phone?.url ?? '';
    expect(after).not.toBe(before);
    for (const url of [before, `${media.url}?size=phone`]) {
      const answer = await app.get(url);
      expect(answer.rawPayload).toEqual(other);
      expect(answer.headers['cache-control']).toBe(passingCaching);
    }
    // A query that no copy answers still gets something.
    const without = await app.get(`${media.url}?f=webp&w=1024`);
    expect(without.rawPayload).toEqual(videoFile);
    expect(without.headers['cache-control']).toBe(passingCaching);
  });

  test('contain no camera metadata', async () => {
    const { id } = await app.media.storeMedia(createVideo(600, 800, 9000), 'upright.webm');
    media = await find(id);
    const named = await createPhonePicture();
    expect((await add('poster', named)).statusCode).toBe(200);
    const kept = (await names(await hashOfVideo())).find((name) => name.startsWith('poster-')) ?? '';
    const bytes = await app.store.read(`${getMediaFolder(await hashOfVideo())}/${kept}`);
    expect((await sharp(bytes).metadata()).exif?.includes('Somebody')).not.toBe(true);
  });

  test.each([
    ['poster', 'a video', () => createVideo(1280, 720, 40), /^A poster must be a still image/],
    ['poster', 'a moving picture', () => createMovingPicture('webp'), /^A poster must be a still image/],
    [
      'poster',
      'another shape',
      () => createPicture('jpeg', 720, 1280),
      /^A poster must have the aspect ratio of its video/,
    ],
    [
      'poster',
      'a speck',
      () => createPicture('png', 2, 1),
      /^A poster must have the aspect ratio of its video/,
    ],
    ['poster', 'a gif', () => createPicture('gif', 640, 360), /^A poster must be a still image/],
    ['poster', 'a huge one', () => createPicture('jpeg', 2560, 1440), /^A poster has at most 1920 pixels/],
    ['poster', 'nothing of the kind', () => Buffer.from('not a picture at all'), /./],
    ['phone', 'a picture', poster, /^A phone rendition must be a video/],
    ['phone', 'a large one', () => createVideo(1280, 720, 40), /^A phone rendition has at most 720 pixels/],
    [
      'phone',
      'another shape',
      () => createVideo(406, 720, 40),
      /^A phone rendition must have the aspect ratio/,
    ],
    ['phone', 'a speck', () => createVideo(4, 2, 40), /^A phone rendition must have the aspect ratio/],
    ['phone', 'a shorter one', () => createVideo(720, 406, 40, 600), /^A phone rendition must be as long as/],
    ['phone', 'a heavier one', () => createVideo(720, 406, 90_000), /^A phone rendition must be smaller/],
    ['phone', 'one cut short', () => phoneSize().subarray(0, 500), /damaged or incomplete/],
  ] as const)('are rejected with a message and not stored (%s: %s)', async (what, _says, bytes, sentence) => {
    const answer = await add(what, await bytes());
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toMatch(sentence);
    expect(await names(await hashOfVideo())).toEqual(['original.webm']);
    expect((await find()).poster ?? (await find()).phone).toBeUndefined();
  });

  test('can be MP4 for a WebM video', async () => {
    const answer = await add('phone', writeMp4({ width: 720, height: 406, duration: 1400 }));
    expect(answer.json()).toMatchObject({ phone: { mimeType: 'video/mp4' } });
  });

  test('are only for videos, and need a session and the URL of the video', async () => {
    const { id, url } = await app.media.storeMedia(await createPicture('jpeg'), 'foto.jpg');
    const before = media;
    media = await find(id);
    const answer = await add('poster', await createPicture('jpeg'), url);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Only a video can have a poster and a phone rendition.',
    ]);
    media = before;
    const strangers = await add('poster', await poster(), media.url, {} as never);
    expect(strangers.statusCode).toBe(401);
    expect((await add('poster', await poster(), '')).statusCode).toBe(400);
  });

  test('are dropped when the video is replaced, and return when the previous video is restored', async () => {
    media = (await add('phone', phoneSize())).json<Media>();
    const first = media;
    const replaced = await replace(createVideo(1280, 720, 8000));
    expect(replaced.json<Media>().phone).toBeUndefined();
    const late = await add('poster', await poster(), first.url);
    expect([late.statusCode, late.json().message]).toEqual([
      404,
      'This video has been replaced. Create its poster and phone rendition again.',
    ]);
    media = await find();
    await app.app.inject({
      method: 'POST',
      url: `/api/admin/media/${media.id}/content/previous`,
      headers: { ...owner, 'if-match': `"${media.revision}"` },
    });
    expect((await find()).phone).toEqual(first.phone);
  });

  test('are deleted permanently with the video', async () => {
    await add('poster', await poster());
    await add('phone', phoneSize());
    const hash = await hashOfVideo();
    expect(await names(hash)).toHaveLength(3);
    await app.app.inject({ method: 'DELETE', url: `/api/admin/media/${media.id}`, headers: owner });
    const late = await add('phone', createVideo(720, 406, 700));
    expect(late.statusCode).toBe(404);
    const trashed = await app.app.inject({ url: '/api/trash/media', headers: owner });
    const [shown] = trashed.json<TrashedMedia[]>();
    expect(shown?.poster?.url).toMatch(/f=webp/);
    await app.app.inject({ method: 'DELETE', url: `/api/trash/media/${media.id}`, headers: owner });
    expect(await names(hash)).toEqual([]);
  });

  test('are removed by the sweep after they are replaced, but current ones stay', async () => {
    await add('poster', await poster());
    await add('phone', phoneSize());
    await add('phone', createVideo(720, 406, 700));
    await add('poster', await createPicture('jpeg', 640, 360));
    const hash = await hashOfVideo();
    const before = await names(hash);
    aheadMs = 2 * 60 * 60 * 1000;
    await sweepMedia({ storage, store: app.store });
    aheadMs = 0;
    const { copies } = (await app.media.find(media.id)) ?? {};
    const kept = await names(hash);
    expect(kept.filter((name) => name.startsWith('phone-'))).toEqual([
      `phone-${copies?.phone?.hash.slice(0, 16)}.webm`,
    ]);
    expect(kept.filter((name) => /^poster-\w+\.\w+$/.test(name))).toEqual([
      `poster-${copies?.poster?.hash.slice(0, 16)}.jpg`,
    ]);
    expect(before.length).toBeGreaterThan(kept.length);
    expect(kept).toContain('original.webm');
  });

  test('are kept by the sweep for two videos that share a folder', async () => {
    await add('poster', await poster());
    const hash = await hashOfVideo();
    media = await find();
    await replace(createVideo(1280, 720, 8000));
    const again = await app.media.storeMedia(videoFile, 'again.webm');
    expect([again.hash, again.id === media.id]).toEqual([hash, false]);
    media = await find(again.id);
    await add('poster', await createPicture('jpeg', 640, 360));
    const originals = (all: readonly string[]) => all.filter((name) => /^poster-\w+\.\w+$/.test(name));
    const before = originals(await names(hash));
    expect(before).toHaveLength(2);
    aheadMs = 2 * 60 * 60 * 1000;
    await sweepMedia({ storage, store: app.store });
    aheadMs = 0;
    expect(originals(await names(hash))).toEqual(before);
  });
});
