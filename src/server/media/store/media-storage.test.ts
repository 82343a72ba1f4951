import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectStoredMedia } from '#server/media/upload/inspect-stored-media.ts';
import { stripStoredMedia } from '#server/media/upload/strip-stored-media.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachStorage } from '../../../../tests/support/each-store.ts';
import {
  createMovingPicture,
  createPageShowing,
  createPhonePicture,
  createPicture,
  type MediaApp,
  openMediaApp,
} from '../../../../tests/support/media-test-app.ts';
import { testPictures } from '../../../../tests/support/test-pictures.ts';
import { findMedia, insertMedia } from './media.repository.ts';
import { formatMediaUrl, getMediaId } from './media-address.ts';
import { getOriginalKey, hashBytes } from './media-store.ts';
import { getMediaVisibility } from './media-visibility.ts';

describeEachStorage('media', (location, openStore) => {
  let storage: Storage;
  let app: MediaApp;
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openMediaApp(storage, openStore);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  test.each([
    ['public on a page that everybody may read', {}, 'public'],
    ['for the signed-in on an unpublished page', { published: false }, 'signed-in'],
    ['for the signed-in on a hidden page', { isHidden: true }, 'signed-in'],
    ['for the signed-in on a page whose live version is hidden', { versionStatus: 'HIDDEN' }, 'signed-in'],
    ['for the signed-in on a protected page', { requiresLogin: true }, 'signed-in'],
    ['for the signed-in on a page in the trash', { inTrash: true }, 'signed-in'],
    ['for the signed-in in a draft of a published page', { showing: 'draft' }, 'signed-in'],
    ['for the signed-in in an older version', { showing: 'nowhere' }, 'signed-in'],
  ] as const)('a file is %s', async (name, options, visibility) => {
    const identifier = name.replaceAll(' ', '-');
    const id = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const url = `/media/${id}/${identifier}.jpg`;
    await createPageShowing(storage, identifier, url, options);
    expect(await getMediaVisibility(storage.db, url)).toBe(visibility);
  });

  test('a file is only for signed-in users, until a public page uses it', async () => {
    const url = '/media/0123456789abcdef/shared.jpg';
    expect(await getMediaVisibility(storage.db, url)).toBe('signed-in');
    await createPageShowing(storage, 'closed', url, { requiresLogin: true });
    expect(await getMediaVisibility(storage.db, url)).toBe('signed-in');
    await createPageShowing(storage, 'open', '/media/0123456789abcdef/other-spelling.jpg');
    expect(await getMediaVisibility(storage.db, url)).toBe('public');
  });

  test('files are stored, listed and removed', async () => {
    const [photo, moving] = [await createPicture('png', 64, 48), await createMovingPicture()];
    const uploads = await Promise.all(
      [photo, photo, moving].map((bytes) => app.media.storeMedia(bytes, 'a.png')),
    );
    expect(uploads[0]).toEqual(uploads[1]);
    const [, , animated] = uploads;
    await createPageShowing(storage, 'uses-it', animated?.url ?? '', { showing: 'draft' });
    expect((await app.media.list()).map(({ animated, usedOn }) => [animated, usedOn]).sort()).toEqual([
      [false, 0],
      [true, 1],
    ]);
    await expect(app.media.remove(animated?.id ?? '', null)).rejects.toMatchObject({ code: 'media/in-use' });
    await app.media.remove(uploads[0]?.id ?? '', null);
    expect((await app.media.list()).map(({ id }) => id)).toEqual([animated?.id]);
  });

  test('images get a blur preview and animations a frame count, also those from earlier versions', async () => {
    const stored = async (bytes: Buffer) => (await app.media.storeMedia(bytes, 'a.png')).id;
    const [photo, moving] = [
      await stored(await createPicture('png', 96, 64)),
      await stored(await createMovingPicture()),
    ];
    const list = await app.media.list();
    const [one, other] = [photo, moving].map((id) => list.find((file) => file.id === id));
    expect(one?.blur).toMatch(/^[0-9a-f]{36}$/);
    expect(one?.frames).toBeUndefined();
    expect(other?.frames).toBeGreaterThan(1);

    // Files from an earlier version are inspected once.
    await storage.db.updateTable('media').set({ blur: null, frames: null }).execute();
    // A busy machine may have no spare time for minutes.
    const pictures = { ...testPictures, later: testPictures.now };
    const deps = { storage, mediaStore: app.store, pictures };
    await inspectStoredMedia(deps);
    expect((await app.media.list()).find(({ id }) => id === photo)?.blur).toBe(one?.blur);
    expect((await app.media.list()).find(({ id }) => id === moving)?.frames).toBe(other?.frames);
    const revision = await storage.revision.read();
    await inspectStoredMedia(deps);
    expect(await storage.revision.read()).toBe(revision);
    await app.media.remove(photo, null);
  });

  describe('a photo stored before metadata was removed', () => {
    /** A file as an earlier version stored it: unchanged bytes under their own hash. */
    async function storedBefore() {
      const bytes = await createPhonePicture();
      const hash = await hashBytes(bytes);
      const id = getMediaId(hash);
      const url = formatMediaUrl(id, 'foto.jpg', 'jpg');
      await app.store.put(getOriginalKey(hash, 'jpg'), bytes);
      await insertMedia(storage.db, {
        ...{
          id,
          url,
          name: 'foto.jpg',
          mime_type: 'image/jpeg',
          size: bytes.length,
          width: 600,
          height: 800,
        },
        ...{
          animated: false,
          duration: null,
          hash,
          created_at: '2026-05-01T12:00:00.000Z',
          created_by: null,
        },
      });
      await createPageShowing(storage, 'with-photo', url);
      return { bytes, id, url, stripped: stripMetadata('jpeg', bytes) };
    }

    test('loses its metadata at the next start, keeps its URL, and is not stored twice', async () => {
      const { bytes, id, url, stripped } = await storedBefore();
      const before = await app.get(url);
      expect(before.rawPayload).toEqual(bytes);

      // Simulates a process that was killed after it replaced the bytes and before the row: requests still
      // get whole files.
      await app.store.put(getOriginalKey((await findMedia(storage.db, id))?.hash ?? '', 'jpg'), stripped);
      const between = await app.get(url);
      expect(between.headers['content-length']).toBe(String(stripped.length));
      expect(between.rawPayload).toEqual(stripped);

      expect(await stripStoredMedia(storage, app.store)).toEqual([]);
      const after = await app.get(url, { 'if-none-match': String(before.headers.etag) });
      expect(after.statusCode).toBe(200);
      expect(after.rawPayload).toEqual(stripped);
      expect(await findMedia(storage.db, id)).toMatchObject({ url, size: stripped.length });

      const revision = await storage.revision.read();
      expect(await stripStoredMedia(storage, app.store)).toEqual([]);
      expect(await storage.revision.read()).toBe(revision);

      for (const again of [bytes, stripped]) {
        expect((await app.media.storeMedia(again, 'other-name.jpg')).id).toBe(id);
      }
    });

    test('is reported by name if its bytes cannot be read', async () => {
      const missing = '0'.repeat(64);
      await insertMedia(storage.db, {
        ...{
          id: getMediaId(missing),
          url: '/media/x',
          name: 'missing.jpg',
          mime_type: 'image/jpeg',
          size: 1,
        },
        ...{ width: 1, height: 1, animated: false, duration: null, hash: missing },
        ...{ created_at: '2026-05-01T12:00:00.000Z', created_by: null },
      });
      expect(await stripStoredMedia(storage, app.store)).toEqual(['missing.jpg']);
    });
  });
});
