import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import { getMediaFolder, type MediaStore } from '#server/media/store/media-store.ts';
import { removeUnreferred } from '#server/media/store/remove-unreferenced-files.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachStorage, type OpenedStore } from '../../../../tests/support/each-store.ts';
import { createPicture } from '../../../../tests/support/media-test-app.ts';
import { testPictures } from '../../../../tests/support/test-pictures.ts';
import { sweepMedia } from './sweep-media.ts';

const hourMs = 60 * 60 * 1000;
const nothing = { folders: 0, unfinished: 0, outdone: 0, spared: 0 };
const bytes = Buffer.from('some bytes');
const hashOfNobody = (text: string) => createHash('sha256').update(text).digest('hex');

async function keysIn(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

describeEachStorage('the sweep', (location, openStore) => {
  let opened: OpenedStore;
  let store: MediaStore;
  let storage: Storage;
  let media: MediaService;
  let aheadMs: number;
  beforeEach(async () => {
    aheadMs = 0;
    opened = await openStore();
    ({ store } = opened);
    storage = openDatabase(location(), { clock: () => new Date(Date.now() + aheadMs) });
    await storage.migrate();
    await storage.db.deleteFrom('media_uses').execute();
    await storage.db.deleteFrom('embed_posters').execute();
    await storage.db.deleteFrom('media').execute();
    media = createMediaService(storage, store, testPictures);
  });
  afterEach(async () => {
    await storage.close();
    await opened.close();
  });

  test('removes unreferenced files after an hour, and not before', async () => {
    const { hash } = await media.storeMedia(await createPicture('png', 64, 48), 'a.png');
    await store.put(`${getMediaFolder(hash)}/r3-320xauto-q75.webp`, bytes);
    const orphan = getMediaFolder(hashOfNobody('nobody'));
    await store.put(`${orphan}/original.jpg`, bytes);
    await store.put(`${orphan}/r3-320xauto-q75.webp`, bytes);
    await store.put(`unfinished/${randomUUID()}`, bytes);
    const all = await keysIn(store);
    expect(await sweepMedia({ storage, store })).toEqual(nothing);
    expect(await keysIn(store)).toEqual(all);

    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual({ ...nothing, folders: 1, unfinished: 1 });
    expect(await keysIn(store)).toEqual([
      `${getMediaFolder(hash)}/original.png`,
      `${getMediaFolder(hash)}/r3-320xauto-q75.webp`,
    ]);
    expect(await sweepMedia({ storage, store })).toEqual(nothing);
  });

  test('keeps files in the trash, and posters', async () => {
    const file = await media.storeMedia(await createPicture('png', 64, 48), 'a.png');
    await media.remove(file.id, null);
    const poster = hashOfNobody('poster');
    await store.put(`${getMediaFolder(poster)}/original.jpg`, bytes);
    await storage.db.insertInto('embed_posters').values({ url: '/x', hash: poster }).execute();
    const all = await keysIn(store);
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual(nothing);
    expect(await keysIn(store)).toEqual(all);
  });

  test('leaves unknown files alone', async () => {
    const strangers = [
      'sharing/en.cases.shell/1q2w.jpg',
      'ab/notes.txt',
      'ab/abcd/original.jpg',
      'unfinished/mine',
    ];
    for (const key of strangers) await store.put(key, bytes);
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual(nothing);
    expect(await keysIn(store)).toEqual(strangers.toSorted());
  });

  test('removes a quick variant once a thorough one exists', async () => {
    const { hash } = await media.storeMedia(await createPicture('png', 64, 48), 'a.png');
    const names = ['quick-r3-full-q75.avif', 'quick-r3-320xauto-q75.avif', 'r3-320xauto-q75.avif'];
    for (const name of names) await store.put(`${getMediaFolder(hash)}/${name}`, bytes);
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual({ ...nothing, outdone: 1 });
    expect(await keysIn(store)).toEqual([
      `${getMediaFolder(hash)}/original.png`,
      `${getMediaFolder(hash)}/quick-r3-full-q75.avif`,
      `${getMediaFolder(hash)}/r3-320xauto-q75.avif`,
    ]);
  });

  test('removes nothing if most files are unknown, since the store may belong to another site', async () => {
    const { hash } = await media.storeMedia(await createPicture('png', 64, 48), 'a.png');
    for (let index = 0; index < 25; index += 1) {
      await store.put(`${getMediaFolder(hashOfNobody(String(index)))}/original.jpg`, bytes);
    }
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual({ ...nothing, spared: 25 });
    expect((await keysIn(store)).length).toBe(26);
    expect(await store.has(`${getMediaFolder(hash)}/original.png`)).toBe(true);
  });

  /** A store in which the same bytes are uploaded just before they are removed. */
  function uploadingMeanwhile(photo: Buffer) {
    const looked = Promise.withResolvers<void>();
    const uploaded = Promise.withResolvers<string>();
    const slow: MediaStore = {
      ...store,
      async has(key) {
        const has = await store.has(key);
        looked.resolve();
        return has;
      },
      async removeFolder(folder) {
        createMediaService(storage, slow, testPictures)
          .storeMedia(photo, 'again.png')
          .then(({ id }) => uploaded.resolve(id), uploaded.reject);
        // Waits until the upload has found the bytes and assumes that they stay.
        await looked.promise;
        await store.removeFolder(folder);
      },
    };
    return { slow, uploaded: uploaded.promise };
  }

  async function expectWhole(id: string, photo: Buffer) {
    const file = await media.find(id);
    expect(file && (await store.read(`${getMediaFolder(file.hash)}/original.png`))).toEqual(photo);
  }

  test('keeps the bytes of an upload that arrives during the sweep', async () => {
    const photo = await createPicture('png', 64, 48);
    await media.storeMedia(photo, 'a.png');
    // Simulates a removal that was interrupted between its row and its bytes.
    await storage.db.deleteFrom('media').execute();
    aheadMs = 2 * hourMs;
    const { slow, uploaded } = uploadingMeanwhile(photo);
    expect(await sweepMedia({ storage, store: slow })).toEqual({ ...nothing, folders: 1 });
    await expectWhole(await uploaded, photo);
  });

  test('keeps the bytes of an upload that arrives during a permanent deletion', async () => {
    const photo = await createPicture('png', 64, 48);
    const { id } = await media.storeMedia(photo, 'a.png');
    await media.remove(id, null);
    const { slow, uploaded } = uploadingMeanwhile(photo);
    await createMediaService(storage, slow, testPictures).trash.remove(id, null);
    await expectWhole(await uploaded, photo);
  });

  test('keeps the bytes of an upload that arrived before the removal', async () => {
    const photo = await createPicture('png', 64, 48);
    const { hash } = await media.storeMedia(photo, 'a.png');
    expect(await removeUnreferred({ storage, store }, hash)).toBe(false);
    expect(await store.has(`${getMediaFolder(hash)}/original.png`)).toBe(true);
  });

  test('removes bytes that a permanent deletion failed to remove', async () => {
    const { id, hash } = await media.storeMedia(await createPicture('png', 64, 48), 'a.png');
    await media.remove(id, null);
    const broken: MediaStore = { ...store, removeFolder: () => Promise.reject(new Error('No')) };
    await createMediaService(storage, broken, testPictures).trash.remove(id, null);
    expect(await media.find(id)).toBeUndefined();
    expect(await store.has(`${getMediaFolder(hash)}/original.png`)).toBe(true);
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store })).toEqual({ ...nothing, folders: 1 });
    expect(await keysIn(store)).toEqual([]);
  });

  test('stops when it is told to', async () => {
    const orphan = getMediaFolder(hashOfNobody('nobody'));
    await store.put(`${orphan}/original.jpg`, bytes);
    aheadMs = 2 * hourMs;
    expect(await sweepMedia({ storage, store }, () => true)).toEqual(nothing);
    expect(await store.has(`${orphan}/original.jpg`)).toBe(true);
  });

  test('knows every column that names a folder of the store', async () => {
    const tables = await storage.db.introspection.getTables();
    const columns = tables
      .flatMap(({ name, columns: of }) => of.map((column) => `${name}.${column.name}`))
      .filter((name) => /hash$/.test(name));
    // A new column either names a folder, and then `listReferredHashes` reads it, or does not, and is listed
    // here.
    const ofBytes = ['media.content_hash', 'embed_posters.content_hash'];
    const ofContents = ['journal.content_hash', 'journal_contents.hash', 'journal_media.hash'];
    const asked = ['media.hash', 'media.previous_hash', 'embed_posters.hash'];
    expect(columns.filter((name) => /^(?:media|embed_posters|journal)/.test(name)).sort()).toEqual(
      [...ofBytes, ...ofContents, 'journal_standing.content_hash', ...asked].sort(),
    );
  });
});
