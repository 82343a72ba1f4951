import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { TrashedMedia } from '#api/endpoints/trash.ts';
import type { ErrorBody } from '#api/errors.ts';
import { getMediaFolder } from '#server/media/store/media-store.ts';
import { restoreUsedMedia } from '#server/pages/store/media-facts.repository.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { readBearer } from '../../../../tests/support/identity-test-app.ts';
import {
  createPageShowing,
  createPicture,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../../tests/support/media-test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeEachDatabase('the media trash', (location) => {
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
  async function send(name = 'foto.png', bytes?: Buffer): Promise<Media> {
    width += 1;
    const { payload, headers: type } = upload(bytes ?? (await createPicture('png', width, 24)), name);
    const url = '/api/admin/media';
    return (await app.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })).json();
  }
  async function ask<T = ErrorBody>(method: 'GET' | 'POST' | 'DELETE', path: string) {
    const answer = await app.app.inject({ method, url: `/api${path}`, headers });
    return { status: answer.statusCode, body: answer.json<T>() };
  }
  const remove = (id: string) => ask('DELETE', `/admin/media/${id}`);
  const restore = (id: string) => ask<Media & ErrorBody>('POST', `/trash/media/${id}/restore`);
  const library = async () => (await ask<Media[]>('GET', '/admin/media')).body.map(({ id }) => id);
  const trash = async () => (await ask<TrashedMedia[]>('GET', '/trash/media')).body;
  const readBytes = async (id: string) => {
    const file = await app.media.find(id);
    return file && (await app.store.has(`${getMediaFolder(file.hash)}/original.png`));
  };
  const notInTrash = {
    status: 404,
    body: {
      code: 'media/not-found',
      message: 'This file is no longer in the trash: it was restored or deleted permanently.',
    },
  };

  it('lists deleted files, newest first, with who deleted them and when they expire', async () => {
    const [one, two] = [await send('een.png'), await send('twee.png')];
    await remove(one.id);
    now += 1000;
    await remove(two.id);
    expect(await library()).toEqual([]);
    const listed = await trash();
    expect(listed.map(({ name }) => name)).toEqual(['twee.png', 'een.png']);
    const { id, url, name, mimeType, size, width, height, animated } = one;
    expect(listed[1]).toEqual({
      ...{ id, url, name, mimeType, size, width, height, animated },
      deletedAt: new Date(now - 1000).toISOString(),
      deletedBy: 'owner@studio.example',
      goesAt: new Date(now - 1000 + 30 * dayMs).toISOString(),
      isInHistory: false,
    });
    expect((await app.get('/api/trash/media')).statusCode).toBe(401);
  });

  it('restores the files that a page uses, whatever names their URLs have', async () => {
    const [one, other] = [await send('een.png'), await send('twee.png')];
    for (const { id } of [one, other]) await remove(id);
    await createPageShowing(storage, 'zaak', `/media/${one.id}/anders.png`);
    await restoreUsedMedia(storage.db, { liveVersionId: 'version-of-zaak', draftVersionId: null });
    expect(await library()).toEqual([one.id]);
    expect((await trash()).map(({ id }) => id)).toEqual([other.id]);
  });

  it('answers 404 to viewing, changing or deleting its files', async () => {
    const { id, url } = await send();
    await remove(id);
    expect((await app.get(url)).statusCode).toBe(404);
    expect((await app.get(`${url}?w=320`)).statusCode).toBe(404);
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'media/not-found' } });
    const name = { name: 'Anders' };
    const saved = await app.app.inject({
      ...{ method: 'PUT', url: `/api/admin/media/${id}`, payload: name, headers },
    });
    expect(saved.statusCode).toBe(404);
  });

  it('restores a file unchanged', async () => {
    const before = await send();
    await remove(before.id);
    expect(await readBytes(before.id)).toBe(true);
    expect(await restore(before.id)).toEqual({ status: 200, body: before });
    expect([await library(), await trash()]).toEqual([[before.id], []]);
    expect(await restore(before.id)).toEqual(notInTrash);
  });

  it('restores a file with its details when its bytes are uploaded again', async () => {
    const bytes = await createPicture('png', 18, 24);
    const { id } = await send('foto.png', bytes);
    const payload = { alt: { nl: 'Een kade' }, name: 'Kade', focalPoint: { x: 0.25, y: 0.5 } };
    await app.app.inject({ method: 'PUT', url: `/api/admin/media/${id}`, payload, headers });
    await remove(id);
    expect(await send('andere naam.png', bytes)).toMatchObject({ id, ...payload });
    expect([await library(), await trash()]).toEqual([[id], []]);
  });

  it('deletes one file permanently, or all of them', async () => {
    const [one, two, kept] = [await send(), await send(), await send()];
    await remove(one.id);
    await remove(two.id);
    const folder = getMediaFolder((await app.media.find(one.id))?.hash ?? '');
    expect((await ask('DELETE', `/trash/media/${one.id}`)).status).toBe(200);
    expect(await app.store.has(`${folder}/original.png`)).toBe(false);
    expect(await ask('DELETE', `/trash/media/${one.id}`)).toEqual(notInTrash);
    expect(await ask('DELETE', `/trash/media/${kept.id}`)).toEqual(notInTrash);
    expect((await trash()).map(({ id }) => id)).toEqual([two.id]);
    expect((await ask('DELETE', '/trash/media')).status).toBe(200);
    expect([await trash(), await library()]).toEqual([[], [kept.id]]);
    expect([await app.media.find(two.id), await readBytes(kept.id)]).toEqual([undefined, true]);
  });

  it('deletes files permanently after 30 days', async () => {
    const [old, young] = [await send('oud.png'), await send('jong.png')];
    await remove(old.id);
    now += 1000;
    await remove(young.id);
    now += 30 * dayMs - 1000;
    expect(await app.media.trash.purge()).toEqual(['oud.png']);
    expect((await trash()).map(({ id }) => id)).toEqual([young.id]);
    expect([await app.media.find(old.id), await readBytes(young.id)]).toEqual([undefined, true]);
    expect(await app.media.trash.purge()).toEqual([]);
  });

  describe('when a page uses a deleted file again', () => {
    it('serves the file to visitors', async () => {
      const { id, url } = await send();
      await remove(id);
      await createPageShowing(storage, 'toont', url);
      expect((await app.get(url)).statusCode).toBe(200);
    });

    it('refuses to delete the file permanently, and restores it instead of expiring it', async () => {
      const { id, url } = await send();
      await remove(id);
      await createPageShowing(storage, 'toont', url, { showing: 'draft' });
      expect(await ask('DELETE', `/trash/media/${id}`)).toMatchObject({
        status: 409,
        body: { message: 'This file is used on “Pagina toont”. Remove it there first.' },
      });
      now += 31 * dayMs;
      expect(await app.media.trash.purge()).toEqual([]);
      expect([await library(), await trash(), await readBytes(id)]).toEqual([[id], [], true]);
    });
  });

  it('records deletions and restores in the activity log', async () => {
    await storage.db.deleteFrom('audit').execute();
    const { id } = await send();
    await remove(id);
    now += 1000;
    await restore(id);
    now += 1000;
    await remove(id);
    now += 1000;
    await ask('DELETE', `/trash/media/${id}`);
    const rows = await storage.db
      .selectFrom('audit')
      .select(['actor', 'action', 'target'])
      .orderBy('happened_at')
      .orderBy('action', 'desc')
      .execute();
    expect(rows.map(({ actor, action, target }) => [actor, action, target])).toEqual(
      ['media/store', 'media/remove', 'trash/restore', 'media/remove', 'trash/delete'].map((action) => [
        'owner@studio.example',
        action,
        id,
      ]),
    );
  });
});
