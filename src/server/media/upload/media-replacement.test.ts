import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { ErrorBody } from '#api/errors.ts';
import { passingCaching, publicCaching } from '#server/media/store/media-caching.ts';
import { getOriginalKey, hashBytes } from '#server/media/store/media-store.ts';
import { removeUnreferred } from '#server/media/store/remove-unreferenced-files.ts';
import { mediaFactsColumns, toMediaFacts } from '#server/storage/media-facts.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { readBearer } from '../../../../tests/support/identity-test-app.ts';
import {
  createPageShowing,
  createPicture,
  createVideo,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../../tests/support/media-test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeEachDatabase('a replaced file', (location) => {
  let storage: Storage;
  let app: MediaApp;
  let headers: { authorization: string };
  let now = Date.parse('2026-03-01T09:00:00Z');
  beforeAll(async () => {
    storage = openDatabase(location(), { clock: () => new Date(now) });
    app = await openMediaApp(storage);
    headers = readBearer(await app.signIn());
  });
  beforeEach(async () => {
    await storage.db.deleteFrom('pages').execute();
    await storage.db.deleteFrom('media').execute();
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  let width = 20;
  /** A distinct image each time. */
  const one = () => {
    width += 1;
    return createPicture('png', width, 24);
  };
  async function post<T = Media & ErrorBody>(path: string, bytes?: Buffer, more: object = {}) {
    const sent = bytes ? upload(bytes, 'foto.png') : { payload: undefined, headers: {} };
    const answer = await app.app.inject({
      ...{ method: 'POST', url: `/api${path}`, payload: sent.payload },
      headers: { ...headers, ...sent.headers, ...more },
    });
    return { status: answer.statusCode, body: answer.json<T>(), etag: answer.headers.etag };
  }
  const store = async (bytes: Buffer) => (await post('/admin/media', bytes)).body;
  const replace = (id: string, bytes: Buffer, more?: object) =>
    post(`/admin/media/${id}/content`, bytes, more);
  const putBack = (id: string, more?: object) => post(`/admin/media/${id}/content/previous`, undefined, more);
  const isStored = async (bytes: Buffer, extension = 'png') =>
    app.store.has(getOriginalKey(await hashBytes(bytes), extension));
  const list = async () => (await app.get('/api/admin/media', headers)).json<Media[]>();

  it('keeps its URL, details and uses, and has the new bytes', async () => {
    const [before, after] = [await one(), await createPicture('webp', 90, 60)];
    const file = await store(before);
    await createPageShowing(storage, 'toont', file.url);
    const words = { name: 'Kade', alt: { nl: 'Een kade' }, focalPoint: { x: 0.25, y: 0.5 } };
    await app.app.inject({ method: 'PUT', url: `/api/admin/media/${file.id}`, payload: words, headers });
    const replaced = await replace(file.id, after);
    expect([replaced.status, replaced.etag]).toEqual([200, '"file-3"']);
    expect(replaced.body).toEqual({
      ...file,
      ...words,
      address: expect.stringMatching(new RegExp(`^/media/${file.id}/foto-[0-9a-f]{8}\\.webp$`)),
      ...{ mimeType: 'image/webp', size: after.length, width: 90, height: 60 },
      blur: expect.not.stringContaining(file.blur ?? ''),
      previous: {
        ...{ mimeType: 'image/png', size: before.length, width: file.width, height: 24 },
        replacedAt: new Date(now).toISOString(),
      },
      usedOn: 1,
      revision: 'file-3',
    });
    expect(await list()).toEqual([replaced.body]);
    for (const address of [replaced.body.address ?? '', file.url]) {
      const answer = await app.get(address);
      expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['image/webp', after]);
    }
  });

  it('gets a new URL that no browser has cached, and its old URL is cached only briefly', async () => {
    const file = await store(await one());
    await createPageShowing(storage, 'toont', file.url);
    const first = await app.get(`${file.url}?w=640&f=webp`);
    const original = await app.get(file.url);
    expect(original.headers['cache-control']).toBe(publicCaching);
    const { address = '' } = (await replace(file.id, await one())).body;
    expect((await app.get(address)).headers['cache-control']).toBe(publicCaching);
    const again = await app.get(file.url, { 'if-none-match': String(original.headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, passingCaching]);
    const variant = await app.get(`${address}?w=640&f=webp`, { 'if-none-match': String(first.headers.etag) });
    expect(variant.statusCode).toBe(200);
    expect(variant.rawPayload.equals(first.rawPayload)).toBe(false);
    const rows = await storage.db.selectFrom('media').select(mediaFactsColumns).execute();
    expect(toMediaFacts(rows)[file.url]).toMatchObject({ address });
  });

  it('can be restored to its previous bytes, and back again', async () => {
    const [before, after] = [await one(), await one()];
    const file = await store(before);
    await createPageShowing(storage, 'toont', file.url);
    const replaced = (await replace(file.id, after)).body;
    const back = await putBack(file.id);
    expect(back.body).toMatchObject({ size: before.length, width: file.width });
    expect([back.status, back.body.address]).toEqual([200, undefined]);
    expect((await app.get(file.url)).rawPayload).toEqual(before);
    expect((await putBack(file.id)).body).toMatchObject({ address: replaced.address, width: replaced.width });
    expect((await app.get(file.url)).rawPayload).toEqual(after);
  });

  it('keeps one previous file, for 30 days', async () => {
    const [first, second, third] = [await one(), await one(), await one()];
    const { id } = await store(first);
    await replace(id, second);
    expect(await removeUnreferred({ storage, store: app.store }, await hashBytes(first))).toBe(false);
    expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
    await replace(id, third);
    expect([await isStored(first), await isStored(second), await isStored(third)]).toEqual([
      false,
      true,
      true,
    ]);
    now += 30 * dayMs - 1;
    await app.media.replacement.purge();
    expect(await isStored(second)).toBe(true);
    now += 1;
    await app.media.replacement.purge();
    expect([await isStored(second), await isStored(third)]).toEqual([false, true]);
    expect((await list())[0]?.previous).toBeUndefined();
    expect(await putBack(id)).toMatchObject({
      status: 404,
      body: {
        message: 'The previous file is no longer stored: it was replaced more than 30 days ago.',
      },
    });
  });

  it('is deleted permanently together with its previous file', async () => {
    const [before, after] = [await one(), await one()];
    const { id } = await store(before);
    await replace(id, after);
    await app.media.remove(id, null);
    expect([await isStored(before), await isStored(after)]).toEqual([true, true]);
    await app.media.trash.empty(null);
    expect([await isStored(before), await isStored(after)]).toEqual([false, false]);
  });

  it('leaves its previous bytes to another file that now has them', async () => {
    const [before, after, last] = [await one(), await one(), await one()];
    const { id } = await store(before);
    await replace(id, after);
    const other = await store(before);
    expect(other.id).not.toBe(id);
    expect(other.url).toContain(`/media/${other.id}/`);
    expect((await putBack(id)).body).toMatchObject({
      code: 'media/already-there',
      message: 'This file is already in the media library, as “foto.png”. Use that one, or choose another.',
    });
    await replace(id, last);
    await createPageShowing(storage, 'toont', other.url);
    expect((await app.get(other.url)).rawPayload).toEqual(before);
    expect(await store(before)).toMatchObject({ id: other.id });
  });

  describe('when the replacement is not allowed', () => {
    it('rejects a video for an image, and keeps the image', async () => {
      const { id } = await store(await one());
      const refused = await replace(id, createVideo());
      expect(refused).toMatchObject({
        status: 415,
        body: {
          code: 'media/wrong-type',
          message: '“foto.png” can only be replaced with another image. Upload the video as a new file.',
        },
      });
      expect(await isStored(createVideo(), 'webm')).toBe(false);
      expect((await list())[0]).toMatchObject({ id, mimeType: 'image/png', revision: 'file-1' });
    });

    it('rejects bytes that another file has, and keeps both files', async () => {
      const [mine, theirs] = [await one(), await one()];
      const [{ id }, other] = [await store(mine), await store(theirs)];
      expect(await replace(id, theirs)).toMatchObject({
        status: 409,
        body: {
          message:
            'This file is already in the media library, as “foto.png”. Use that one, or choose another.',
        },
      });
      await app.media.remove(other.id, null);
      expect((await replace(id, theirs)).body.message).toContain('is already in the trash');
      expect([await isStored(mine), await isStored(theirs)]).toEqual([true, true]);
    });

    it('rejects a replacement or restore based on an outdated revision', async () => {
      const { id, revision } = await store(await one());
      const ifMatch = { 'if-match': `"${revision}"` };
      expect((await replace(id, await one(), ifMatch)).status).toBe(200);
      const late = await one();
      expect(await replace(id, late, ifMatch)).toMatchObject({ status: 412, body: { code: 'media/stale' } });
      expect(await isStored(late)).toBe(false);
      expect((await putBack(id, ifMatch)).status).toBe(412);
    });

    it('answers 404 for a file that is in the trash or does not exist', async () => {
      const { id } = await store(await one());
      await app.media.remove(id, null);
      expect((await replace(id, await one())).status).toBe(404);
      expect((await replace('0123456789abcdef', await one())).status).toBe(404);
      expect((await putBack(id)).status).toBe(404);
    });
  });

  it('is unchanged when replaced with its own bytes', async () => {
    const bytes = await one();
    const { id } = await store(bytes);
    expect((await replace(id, bytes)).body).toMatchObject({ id, revision: 'file-1' });
    expect(await isStored(bytes)).toBe(true);
  });

  it('requires a session for replacement and restore', async () => {
    const { id } = await store(await one());
    for (const path of ['content', 'content/previous']) {
      const url = `/api/admin/media/${id}/${path}`;
      expect((await app.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    }
  });
});
