import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Media, MediaUse } from '#api/endpoints/media.ts';
import { mediaCookie } from '#server/identity/session-cookies.ts';
import { readBearer, readCookie } from '../../../tests/support/identity-test-app.ts';
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
import { writePdf } from '../../../tests/support/write-pdf.ts';
import { publicCaching } from './store/media-caching.ts';

let app: MediaApp;
let owner: { authorization: string };
beforeEach(async () => {
  app = await openMediaApp();
  owner = readBearer(await app.signIn());
});
afterEach(() => app.close());

function send(bytes: Buffer, name = 'Een foto.jpg', field?: string) {
  const { payload, headers } = upload(bytes, name, field);
  return app.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    payload,
    headers: { ...headers, ...owner },
  });
}
const remove = (id: string) =>
  app.app.inject({ method: 'DELETE', url: `/api/admin/media/${id}`, headers: owner });
const list = async () => (await app.get('/api/admin/media', owner)).json<Media[]>();

describe('upload', () => {
  test('stores an image at a URL made of its hash and its name', async () => {
    const bytes = await createPicture('jpeg');
    const answer = await send(bytes, 'C:\\fotos\\Één idee & meer.JPG');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      blur: expect.stringMatching(/^[0-9a-f]{36}$/),
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      url: expect.stringMatching(/^\/media\/[0-9a-f]{16}\/een-idee-meer\.jpg$/),
      name: 'Één idee & meer.JPG',
      mimeType: 'image/jpeg',
      size: bytes.length,
      width: 800,
      height: 600,
      animated: false,
      decorative: false,
      usedOn: 0,
      isLogo: false,
      isFavicon: false,
      createdAt: expect.stringMatching(/Z$/),
      revision: 'file-1',
    });
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)(
    'accepts %s, whatever the file extension says',
    async (format) => {
      const media = (await send(await createPicture(format, 64, 48), 'foto.jpg')).json<Media>();
      expect(media).toMatchObject({ mimeType: `image/${format}`, width: 64, height: 48, animated: false });
      expect(media.url).toMatch(new RegExp(`/foto\\.${format}$`));
    },
  );

  test('accepts an SVG without its scripts, as image/svg+xml', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>alert(1)</script></svg>';
    const media = (await send(Buffer.from(drawing), 'Logo.png')).json<Media>();
    expect(media).toMatchObject({ mimeType: 'image/svg+xml', width: 40, height: 30, animated: false });
    expect(media.url).toMatch(/\/logo\.svg$/);
    await createPageShowing(app.storage, 'a', media.url);
    // An SVG has no variants in any size.
    for (const url of [media.url, `${media.url}?w=640&f=webp`]) {
      const answer = await app.get(url);
      expect(answer.payload).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"/>',
      );
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      });
    }
    expect(await list()).toHaveLength(1);
    const notes = ['Elements that run or load something were removed: script.'];
    expect(media.notes).toEqual(notes);
    expect((await list())[0]?.notes).toBeUndefined();
    expect((await send(Buffer.from(drawing), 'Logo.svg')).json()).toMatchObject({ id: media.id, notes });
  });

  test('accepts a WebM video with its dimensions and duration', async () => {
    expect((await send(createVideo(), 'film.webm')).json()).toMatchObject({
      mimeType: 'video/webm',
      width: 320,
      height: 200,
      animated: true,
      duration: 1500,
    });
  });

  test('accepts a PDF and serves its first page as an image', async () => {
    const bytes = writePdf();
    const media = (await send(bytes, 'Offerte.pdf')).json<Media>();
    expect(media).toMatchObject({ mimeType: 'application/pdf', width: 1200, height: 1698, animated: false });
    await createPageShowing(app.storage, 'a', media.url);
    const whole = await app.get(media.url);
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    // A sandbox would prevent the browser's PDF viewer.
    expect(whole.headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*sandbox)/);
    const page = await app.get(`${media.url}?f=jpg&w=320`);
    expect(page.headers['content-type']).toBe('image/jpeg');
    const { data, info } = await sharp(page.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 453]);
    const [red = 0, green = 255] = data;
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(50);
    expect((await app.get(`${media.url}?w=320`)).rawPayload).toEqual(bytes);
  });

  test('serves every page of a PDF as an image to signed-in users, and only the first to visitors', async () => {
    const [red, blue, green] = ['1 0 0', '0 0 1', '0 1 0'].map((color) => `${color} rg 0 0 595 842 re f`);
    const bytes = writePdf({ content: red ?? '', others: [blue ?? '', green ?? ''] });
    const media = (await send(bytes, 'Boekje.pdf')).json<Media>();
    expect(media.pages).toBe(3);
    await createPageShowing(app.storage, 'a', media.url);
    const cookie = readCookie(await app.signIn(), mediaCookie);
    const readColor = async (page: string) => {
      const { rawPayload, headers } = await app.get(`${media.url}?f=jpg&w=640&p=${page}`, cookie);
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
      const { dominant } = await sharp(rawPayload).stats();
      return [headers['cache-control'], dominant];
    };
    const [high, low] = [expect.toSatisfy((value) => value > 200), expect.toSatisfy((value) => value < 50)];
    expect(await readColor('1')).toEqual([publicCaching, { r: high, g: low, b: low }]);
    for (const _ of ['drawn', 'kept']) {
      expect(await readColor('2')).toEqual(['private, no-store', { r: low, g: low, b: high }]);
      expect(await readColor('3')).toEqual(['private, no-store', { r: low, g: high, b: low }]);
    }
    for (const page of ['0', '4', '-1', '2.5', 'x', '']) {
      const refused = await app.get(`${media.url}?f=jpg&w=640&p=${page}`, cookie);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { issues: [{ path: 'p', message: 'p must be a page of this PDF, from 1 to 3.' }] },
      ]);
    }
    // Visitors get page one. Other pages are not found, even if an editor has opened them.
    expect((await app.get(`${media.url}?f=jpg&w=640&p=1`)).statusCode).toBe(200);
    for (const page of [2, 3]) {
      const answer = await app.get(`${media.url}?f=jpg&w=640&p=${page}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    // For images the parameter is ignored.
    const photo = (await send(await createPicture('jpeg', 64, 48))).json<Media>();
    expect((await app.get(`${photo.url}?w=640&p=9`, cookie)).statusCode).toBe(200);
  });

  test('reads the page count of a PDF and its distinct words, up to 4000 characters', async () => {
    const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
    const content = 'BT /F1 24 Tf 50 700 Td (Offerte: een Website, een huisstijl) Tj ET';
    const media = (await send(writePdf({ content, resources: font }), 'Stuk.pdf')).json<Media>();
    expect(media).toMatchObject({ pages: 1, words: 'offerte een website huisstijl' });
    expect((await list())[0]).toMatchObject({ pages: 1, words: 'offerte een website huisstijl' });
    const many = Array.from({ length: 3000 }, (_, number) => `woord${number}`).join(' ');
    const long = `BT /F1 2 Tf 0 700 Td (${many}) Tj ET`;
    const { words = '' } = (
      await send(writePdf({ content: long, resources: font }), 'Lang.pdf')
    ).json<Media>();
    expect(words.length).toBeLessThanOrEqual(4000);
    expect(words).toMatch(/^woord0 woord1 /);
  });

  test('accepts an MP4 video with its displayed size, without its recording location', async () => {
    const media = (await send(writeMp4({ turn: 90, place: '+52.36+004.90/' }), 'film.mov')).json<Media>();
    const facts = { mimeType: 'video/mp4', width: 200, height: 320, animated: true, duration: 1500 };
    expect(media).toMatchObject(facts);
    expect(media.url).toMatch(/\/film\.mp4$/);
    await createPageShowing(app.storage, 'a', media.url);
    const { rawPayload: kept, headers } = await app.get(media.url);
    expect(kept.includes('+52.36')).toBe(false);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect((await send(kept)).json()).toMatchObject({ id: media.id });
  });

  test('returns the displayed size: rotated by EXIF, and of a single frame', async () => {
    expect((await send(await createPhonePicture())).json()).toMatchObject({ width: 600, height: 800 });
    expect((await send(await createMovingPicture())).json()).toMatchObject({
      width: 40,
      height: 30,
      animated: true,
      duration: 300,
    });
  });

  test('removes a photo’s location and author, keeps its orientation, and recognises the same photo again', async () => {
    const taken = await createPhonePicture();
    expect(taken.includes('Somebody')).toBe(true);
    const { id, url, size } = (await send(taken)).json<Media>();
    await createPageShowing(app.storage, 'a', url);
    const { rawPayload: kept } = await app.get(url);
    expect(kept.includes('Somebody')).toBe(false);
    expect(kept).toHaveLength(size);
    expect((await sharp(kept).metadata()).orientation).toBe(6);
    expect((await send(taken)).json()).toMatchObject({ id });
    expect((await send(kept)).json()).toMatchObject({ id });
  });

  test('stores simultaneous uploads of the same bytes as one file', async () => {
    const bytes = await createPicture('png', 64, 48);
    const answers = await Promise.all([send(bytes, 'one.png'), send(bytes, 'two.png')]);
    const [first, second] = answers.map((answer) => answer.json<Media>());
    expect(first?.id).toBe(second?.id);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])('answers 400 to a form %s', async (_name, type, payload) => {
    const headers = { ...owner, 'content-type': type };
    const answer = await app.app.inject({ method: 'POST', url: '/api/admin/media', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'input/invalid', issues: [{ path: 'file' }] });
  });

  test('rejects files that are not media, judging by their bytes', async () => {
    const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
    for (const bytes of [html, Buffer.from('GIF'), Buffer.from('hello')]) {
      const refused = await send(bytes, 'foto.jpg');
      expect(refused.statusCode).toBe(415);
      expect(refused.json()).toEqual({
        code: 'media/wrong-type',
        message:
          'The site accepts images (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG), videos (MP4, WebM), PDFs and slide decks (a ZIP with an index.html).',
      });
    }
  });

  test('rejects a truncated image', async () => {
    const bytes = await createPicture('jpeg');
    const refused = await send(bytes.subarray(0, bytes.length / 2));
    expect(refused.statusCode).toBe(415);
    expect(refused.json()).toMatchObject({ message: 'This image is damaged and cannot be read.' });
  });

  test('rejects an image over 25 MB', async () => {
    const bytes = Buffer.concat([await createPicture('jpeg'), Buffer.alloc(25 * 1024 * 1024)]);
    const refused = await send(bytes);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ message: 'An image can have at most 25 MB.' });
    expect(await readdir(app.folder)).toEqual([]);
  });

  test('rejects a video over 50 MB, and accepts one of exactly 50 MB', async () => {
    const videoFile = (bytes: number) => {
      const head = writeMp4({ frames: Buffer.alloc(0) });
      return writeMp4({ frames: Buffer.alloc(bytes - head.length) });
    };
    const limit = 50 * 1024 * 1024;
    expect((await send(videoFile(limit))).statusCode).toBe(201);
    const refused = await send(videoFile(limit + 1));
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ message: 'A video can have at most 50 MB.' });
  });

  test('answers 400 when the request has no file', async () => {
    const json = { method: 'POST', url: '/api/admin/media', payload: {}, headers: owner } as const;
    for (const answer of [
      await send(await createPicture('png'), 'a.png', 'other'),
      await app.app.inject(json),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'input/invalid', issues: [{ path: 'file' }] });
    }
  });

  test('requires a session', async () => {
    const { payload, headers } = upload(await createPicture('png'), 'a.png');
    const answer = await app.app.inject({ method: 'POST', url: '/api/admin/media', payload, headers });
    expect(answer.statusCode).toBe(401);
  });
});

describe('list', () => {
  test('counts the pages that use a file live or in a draft, whatever name its URL has', async () => {
    const { url, id } = (await send(await createPicture('png'))).json<Media>();
    await createPageShowing(app.storage, 'a', url);
    await createPageShowing(app.storage, 'b', `/media/${id}/other-name.png`, { showing: 'draft' });
    await createPageShowing(app.storage, 'c', url, { showing: 'nowhere' });
    expect(await list()).toMatchObject([{ id, usedOn: 2 }]);
  });

  test('returns the newest file first', async () => {
    const first = (await send(await createPicture('png'))).json<Media>();
    await app.storage.db.updateTable('media').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    const second = (await send(await createPicture('webp'))).json<Media>();
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('delete', () => {
  test('removes a file, and gives the same bytes the same id when they are uploaded again', async () => {
    const { id, url } = (await send(await createPicture('png'))).json<Media>();
    expect((await remove(id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await app.get(url)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await send(await createPicture('png'))).json()).toMatchObject({ id });
  });

  test('refuses while pages use the file, and names them, including those in the trash', async () => {
    const { id, url } = (await send(await createPicture('png'))).json<Media>();
    await createPageShowing(app.storage, 'a', url);
    await createPageShowing(app.storage, 'b', url, { inTrash: true, showing: 'draft' });
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'media/in-use',
      message: 'This file is used on “Pagina a”, “Pagina b” (in the trash). Remove it there first.',
    });
    expect(await list()).toHaveLength(1);
  });

  test('removes a file that only an older version uses', async () => {
    const { id, url } = (await send(await createPicture('png'))).json<Media>();
    await createPageShowing(app.storage, 'a', url, { showing: 'nowhere' });
    expect((await remove(id)).statusCode).toBe(200);
  });
});

test('uploads and deletions are recorded in the activity log, and a deletion invalidates rendered pages', async () => {
  const { id } = (await send(await createPicture('png'))).json<Media>();
  const before = await app.storage.revision.read();
  await remove(id);
  const audit = await app.storage.db.selectFrom('audit').select(['actor', 'action', 'target']).execute();
  expect(audit.map(({ actor, action, target }) => [actor, action, target])).toEqual([
    ['owner@studio.example', 'media/store', id],
    ['owner@studio.example', 'media/remove', id],
  ]);
  expect(await app.storage.revision.read()).toBe(before + 1);
});

describe('saving the details of a file', () => {
  const save = (id: string, body: object, ifMatch?: string) =>
    app.app.inject({
      method: 'PUT',
      url: `/api/admin/media/${id}`,
      payload: body,
      headers: { ...owner, ...(ifMatch && { 'if-match': ifMatch }) },
    });
  const upload = async () => (await send(await createPicture('jpeg', 400, 100))).json<Media>();

  test('stores each field separately, and clears it with null', async () => {
    const { id } = await upload();
    const alt = { nl: 'Een kade', en: 'A quay' };
    expect((await save(id, { alt })).json()).toMatchObject({ alt, name: 'Een foto.jpg' });
    const focalPoint = { x: 0.123_456, y: 1 };
    expect((await save(id, { focalPoint })).json()).toMatchObject({ alt, focalPoint: { x: 0.123, y: 1 } });
    expect((await save(id, { name: '  Kade ' })).json()).toMatchObject({ alt, name: 'Kade' });
    const [listed] = await list();
    expect(listed).toMatchObject({ name: 'Kade', alt, focalPoint: { x: 0.123, y: 1 }, revision: 'file-4' });
    expect((await save(id, { decorative: true })).json()).toMatchObject({ decorative: true, alt });
    const bare = (await save(id, { alt: null, focalPoint: null })).json<Media>();
    expect([bare.alt, bare.focalPoint]).toEqual([undefined, undefined]);
  });

  test('rejects an outdated revision', async () => {
    const { id, revision } = await upload();
    const first = await save(id, { name: 'Een' }, `"${revision}"`);
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"file-2"']);
    const second = await save(id, { name: 'Twee' }, `"${revision}"`);
    expect([second.statusCode, second.json().code]).toEqual([412, 'media/stale']);
    // Saving the same values changes nothing.
    const same = await save(id, { name: 'Een' });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([200, expect.anything(), '"file-2"']);
  });

  test.each([
    ['nothing at all', {}, ''],
    ['a name of nothing', { name: '  ' }, 'name'],
    ['a point outside', { focalPoint: { x: 1.2, y: 0 } }, 'focalPoint.x'],
    ['half a point', { focalPoint: { x: 0.2 } }, 'focalPoint.y'],
    ['words that are none', { alt: { nl: 3 } }, 'alt'],
    ['a field that it does not have', { width: 3 }, 'width'],
  ])('rejects %s', async (_name, body, path) => {
    const { id } = await upload();
    const answer = await save(id, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([expect.objectContaining({ path })]);
  });

  test('answers 404 for a file that does not exist', async () => {
    expect((await save('0123456789abcdef', { name: 'x' })).statusCode).toBe(404);
  });

  test('crops around the new focal point', async () => {
    const stripe = await createPicture('png', 40, 100);
    const wide = { create: { width: 400, height: 100, channels: 3, background: '#ffffff' } } as const;
    const striped = sharp(wide).composite([{ input: stripe, left: 0, top: 0 }]);
    const { id, url } = (await send(await striped.jpeg().toBuffer())).json<Media>();
    const cookie = readCookie(await app.signIn(), mediaCookie);
    const crop = async () => (await app.get(`${url}?w=320&h=360`, cookie)).rawPayload;
    const middle = await crop();
    await save(id, { focalPoint: { x: 0, y: 0 } });
    const left = await crop();
    expect(left.equals(middle)).toBe(false);
    expect(await sharp(left).metadata()).toMatchObject({ width: 88, height: 100 });
    await save(id, { focalPoint: null });
    expect((await crop()).equals(middle)).toBe(true);
  });
});

describe('the uses of a file', () => {
  test('include live pages, drafts, older versions and pages in the trash', async () => {
    const { id, url } = (await send(await createPicture('jpeg'))).json<Media>();
    const uses = async () => (await app.get(`/api/admin/media/${id}/uses`, owner)).json<MediaUse[]>();
    expect(await uses()).toEqual([]);
    const nowhere = { isLive: false, isInDraft: false, olderVersions: 0, isInTrash: false };
    await createPageShowing(app.storage, 'oud', url, { showing: 'nowhere' });
    await createPageShowing(app.storage, 'weg', url, { inTrash: true });
    await createPageShowing(app.storage, 'concept', url, { showing: 'draft' });
    await createPageShowing(app.storage, 'zichtbaar', url);
    expect(await uses()).toEqual([
      { ...nowhere, pageId: 'zichtbaar', identifier: 'zichtbaar', title: expect.anything(), isLive: true },
      { ...nowhere, pageId: 'concept', identifier: 'concept', title: expect.anything(), isInDraft: true },
      { ...nowhere, pageId: 'oud', identifier: 'oud', title: expect.anything(), olderVersions: 1 },
      {
        ...nowhere,
        pageId: 'weg',
        identifier: 'weg',
        title: expect.anything(),
        isLive: true,
        isInTrash: true,
      },
    ]);
    expect((await app.get('/api/admin/media/0123456789abcdef/uses', owner)).statusCode).toBe(404);
    expect((await app.get(`/api/admin/media/${id}/uses`)).statusCode).toBe(401);
  });
});
