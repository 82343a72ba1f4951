import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { getMediaFolder } from '#server/media/store/media-store.ts';
import { openBucket } from '../../../../tests/support/each-store.ts';
import type { FakeBucket, Fault } from '../../../../tests/support/fake-bucket.ts';
import {
  createPageShowing,
  createPicture,
  createVideo,
  type MediaApp,
  openMediaApp,
} from '../../../../tests/support/media-test-app.ts';

let app: MediaApp;
let bucket: FakeBucket;
let bytes: Buffer;
let file: MediaFile;
beforeEach(async () => {
  app = await openMediaApp(undefined, async () => {
    const opened = await openBucket();
    ({ bucket } = opened);
    return opened;
  });
  bytes = await createPicture('jpeg');
  file = await app.media.storeMedia(bytes, 'foto.jpg');
  await createPageShowing(app.storage, 'main', file.url);
});
afterEach(() => app.close());

const always = (fault: Fault) => {
  bucket.fault = () => fault;
};

test('an image in a bucket is served whole, in ranges and in variants, as from a folder', async () => {
  const whole = await app.get(file.url);
  expect(whole.headers).toMatchObject({ 'content-length': String(bytes.length), etag: `"${file.id}"` });
  expect(whole.rawPayload).toEqual(bytes);
  const part = await app.get(file.url, { range: 'bytes=-100' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(bytes.subarray(-100));
  expect((await app.get(file.url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  const variant = await app.get(`${file.url}?w=320&f=webp`);
  expect(await sharp(variant.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  const kept = bucket.objects.get(`site/media/${getMediaFolder(file.hash)}/r3-320xauto-q75.webp`);
  expect(kept?.bytes).toEqual(variant.rawPayload);
});

test('a HEAD request or a matching ETag reads no bytes from the bucket', async () => {
  bucket.asked.length = 0;
  const head = await app.app.inject({ method: 'HEAD', url: file.url });
  expect(head.headers['content-length']).toBe(String(bytes.length));
  expect((await app.get(file.url, { 'if-none-match': `"${file.id}"` })).statusCode).toBe(304);
  expect(bucket.asked.filter((asked) => asked.startsWith('GET'))).toEqual([]);
});

test.each<[string, Fault]>([
  ['is down', { answers: 503, code: 'SlowDown' }],
  ['is gone', { answers: 404, code: 'NoSuchBucket' }],
  ['refuses', { answers: 403, code: 'AccessDenied' }],
  ['does not answer', 'cut before'],
])('when the bucket %s, responses for files are errors that are not cached', async (_name, fault) => {
  always(fault);
  for (const url of [file.url, `${file.url}?w=640&f=webp`]) {
    const answer = await app.get(url);
    // A HEAD response has no body that could tell a missing bucket from a missing file.
    if (
      fault !== 'cut before' &&
      typeof fault === 'object' &&
      fault.code === 'NoSuchBucket' &&
      url === file.url
    ) {
      expect(answer.statusCode).toBe(404);
    } else {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({
        code: 'server/unavailable',
        message: 'The site cannot reach its storage. Try again in a moment.',
      });
    }
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
});

test('an upload that the bucket rejects leaves nothing in the library', async () => {
  always({ answers: 500, code: 'InternalError' });
  await expect(app.media.storeMedia(await createPicture('png', 64, 48), 'a.png')).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  expect((await app.media.list()).map(({ id }) => id)).toEqual([file.id]);
});

test('a response is aborted when the stream from the bucket breaks off', async () => {
  const videoFile = Buffer.concat([createVideo(), Buffer.alloc(400_000)]);
  const { url } = await app.media.storeMedia(videoFile, 'film.webm');
  await createPageShowing(app.storage, 'with-film', url);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  always('cut in the midst');
  for (const headers of [{}, { range: 'bytes=10-399999' }]) {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path: url, headers }), 'response')) as [
      IncomingMessage,
    ];
    await expect(answer.toArray()).rejects.toThrow('aborted');
    expect(answer.complete).toBe(false);
  }
});
