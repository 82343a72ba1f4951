import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FontFamily } from '#api/endpoints/fonts.ts';
import type { ErrorBody } from '#api/errors.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { unpackFont } from '#server/pictures/fonts/unpack-font.ts';
import type { Storage } from '#server/storage/storage.ts';
import { bundledFonts } from '#site/render.tsx';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { installFonts } from '../../../tests/support/install-fonts.ts';
import { makeFont } from '../../../tests/support/make-font.ts';
import { upload } from '../../../tests/support/media-test-app.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { FontsService } from './fonts.service.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeEachDatabase('the fonts of a studio', (location) => {
  let test: TestApp;
  let folder: string;
  let fonts: FontsService | undefined;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'));
    const store = openLocalStore(folder);
    const media = (storage: Storage) => async (app: TestApp['app']) => {
      fonts = await installFonts(app, { storage, store, limits: { font: 1 } });
    };
    test = await openTestApp(location(), { clock: () => new Date(time), media });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  function send(bytes: Buffer, name = 'letter.ttf', role = 'editor') {
    const { payload, headers } = upload(bytes, name);
    const url = '/api/admin/fonts';
    return test.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-test-role': role } });
  }
  const list = async () => (await test.asEditor<FontFamily[]>('GET', '/admin/fonts')).body;
  const setIn = (heading: readonly string[]) =>
    test.asEditor('PUT', '/admin/design-tokens', { changes: { 'font.heading': { value: heading } } });

  it('start with the bundled fonts, one of which is in use', async () => {
    const families = await list();
    expect(families.map(({ font }) => font.family)).toEqual(bundledFonts.map(({ family }) => family));
    expect(families[0]?.usedFor).toEqual(['font.text', 'font.heading']);
    expect(families.every(({ files }) => files.length === 0)).toBe(true);
  });

  it('are compressed, measured and served publicly with long-term caching', async () => {
    const bytes = await makeFont({ family: 'Gracht' });
    const answer = await send(bytes, 'C:\\fonts\\Gracht.ttf');
    expect(answer.statusCode).toBe(201);
    const { font, files, usedFor } = answer.json<FontFamily>();
    expect(font).toMatchObject({ family: 'Gracht', category: 'serif', ascent: 0.735, descent: 0.265 });
    expect(files).toMatchObject([
      { name: 'Gracht.ttf', weight: [400, 600], missing: '', embedding: 'free', originalSize: bytes.length },
    ]);
    expect(usedFor).toEqual([]);
    // The fallback faces have the same sizes as those of the bundled Newsreader, at each weight.
    const newsreader = bundledFonts.find(({ family }) => family === 'Newsreader');
    const sizes = ({ fallbacks }: Pick<FontFamily['font'], 'fallbacks'>) =>
      fallbacks.flatMap(({ faces }) => faces.map(({ size }) => Math.round(size * 1000)));
    expect(sizes(font)).toEqual(sizes(newsreader as FontFamily['font']));

    const [face] = font.faces;
    const served = await test.app.inject(face?.url ?? '');
    expect([served.statusCode, served.headers['content-type'], served.headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      publicCaching,
    ]);
    expect(served.rawPayload.length).toBe(files[0]?.size);
    expect((await unpackFont(served.rawPayload)).length).toBeGreaterThan(served.rawPayload.length);
    const again = await test.app.inject({
      url: face?.url ?? '',
      headers: { 'if-none-match': String(served.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('are stored once if the same file is uploaded twice', async () => {
    const bytes = await makeFont({ family: 'Gracht' });
    expect((await send(bytes, 'nog eens.ttf')).json<FontFamily>().files).toHaveLength(1);
  });

  it('are rejected under the name of a bundled font', async () => {
    const answer = await send(await makeFont({ family: 'newsreader' }));
    expect([answer.statusCode, answer.json<ErrorBody>()]).toMatchObject([
      409,
      { code: 'font/taken', message: 'newsreader is already included: choose it from the list.' },
    ]);
  });

  it('are rejected if their weight exists, naming the file that has it', async () => {
    const answer = await send(await makeFont({ family: 'Gracht', rights: 8 }));
    expect(answer.json<ErrorBody>()).toMatchObject({
      code: 'font/taken',
      message: 'Gracht already has this weight, in “Gracht.ttf”. To use this file, delete that one first.',
    });
  });

  it.each<[string, () => Buffer, number, RegExp]>([
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415, /Only fonts/],
    ['what is too large', () => Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(1_100_000)]), 413, /1 MB/],
    ['a damaged one', () => Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(500, 7)]), 415, /damaged/],
  ])('do not accept %s', async (_what, bytes, status, sentence) => {
    const answer = await send(bytes());
    expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
  });

  it('can be uploaded only by members, and return 404 for invalid file names', async () => {
    expect((await send(await makeFont({ family: 'Niemand' }), 'x.ttf', 'nobody')).statusCode).toBe(401);
    for (const file of ['..%2f..%2fsecret', `${'0'.repeat(32)}.woff2`, 'a.woff2', `${'0'.repeat(32)}.ttf`]) {
      expect((await test.app.inject(`/media/fonts/${file}`)).statusCode).toBe(404);
    }
  });

  describe('when deleted', () => {
    const findId = async () =>
      (await list()).find(({ font }) => font.family === 'Gracht')?.files[0]?.id ?? '';

    it('are kept if the site uses them', async () => {
      expect((await setIn(['Gracht'])).status).toBe(200);
      expect((await list()).find(({ font }) => font.family === 'Gracht')?.usedFor).toEqual(['font.heading']);
      const refused = await test.asEditor<ErrorBody>('DELETE', `/admin/fonts/${await findId()}`);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The site uses Gracht for its headings. Choose another font there first.',
      ]);
      expect((await setIn(['Nunito'])).status).toBe(200);
    });

    it('can be restored, also by uploading the same file', async () => {
      const id = await findId();
      const url = (await list()).find(({ font }) => font.family === 'Gracht')?.font.faces[0]?.url ?? '';
      expect((await test.asEditor('DELETE', `/admin/fonts/${id}`)).status).toBe(200);
      expect((await test.asEditor('DELETE', `/admin/fonts/${id}`)).status).toBe(404);
      expect((await list()).find(({ font }) => font.family === 'Gracht')?.files[0]?.deletedAt).toBe(
        new Date(time).toISOString(),
      );
      // Pages that are still open in a browser use the file.
      expect((await test.app.inject(url)).statusCode).toBe(200);
      const { body } = await test.asEditor<FontFamily>('POST', `/admin/fonts/${id}/restore`);
      expect(body.files[0]?.deletedAt).toBeUndefined();
      await test.asEditor('DELETE', `/admin/fonts/${id}`);
      expect(
        (await send(await makeFont({ family: 'Gracht' }))).json<FontFamily>().files[0]?.deletedAt,
      ).toBeUndefined();
    });

    it('are deleted permanently with their files after 30 days', async () => {
      const id = await findId();
      await test.asEditor('DELETE', `/admin/fonts/${id}`);
      time += 29 * dayMs;
      await fonts?.purge();
      expect(await findId()).toBe(id);
      time += 2 * dayMs;
      await fonts?.purge();
      expect(await findId()).toBe('');
      const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      expect(left).toEqual([]);
    });
  });
});
