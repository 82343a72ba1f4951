import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import { getPhoneKey, getPosterSource } from '#server/media/serve/copy-keys.ts';
import { getMediaFolder, hashBytes, type MediaStore } from '#server/media/store/media-store.ts';
import { sweepMedia } from '#server/media/trash/sweep-media.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openFolder } from '../../../tests/support/each-store.ts';
import {
  createFaultyStore,
  type FaultyMoment,
  type FaultyStore,
} from '../../../tests/support/faulty-store.ts';
import { createPicture, createVideo } from '../../../tests/support/media-test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

/** Makes everything in the store old enough to be swept. */
const aheadMs = 2 * 60 * 60 * 1000;

let sound: MediaStore;
let faulty: FaultyStore;
let storage: Storage;
let media: MediaService;
let close: () => Promise<void>;
beforeEach(async () => {
  const opened = await openFolder();
  sound = opened.store;
  faulty = createFaultyStore(sound, opened.folder);
  storage = openDatabase(
    { kind: 'sqlite', file: ':memory:' },
    { clock: () => new Date(Date.now() + aheadMs) },
  );
  await storage.migrate();
  media = createMediaService(storage, faulty.store, testPictures);
  close = opened.close;
});
afterEach(async () => {
  await storage.close();
  await close();
});

const phoneSize = () => createVideo(160, 100, 40);

/** Expects the copies that the row names to exist, whole, and nothing else to remain after a sweep. */
async function expectWhole(id: string): Promise<void> {
  const videoFile = await media.find(id);
  if (!videoFile) throw new Error('The video is gone');
  const kept = [`${getMediaFolder(videoFile.hash)}/original.webm`];
  const { poster, phone } = videoFile.copies ?? {};
  if (poster) kept.push(`${getMediaFolder(videoFile.hash)}/${getPosterSource(videoFile)?.poster}.jpg`);
  if (phone) kept.push(getPhoneKey(videoFile, phone));
  await sweepMedia({ storage, store: sound });
  const found: string[] = [];
  for await (const { key } of sound.list()) found.push(key);
  expect(found.sort()).toEqual(kept.sort());
  for (const [key, hash] of [
    [kept[0], videoFile.contentHash],
    [phone && getPhoneKey(videoFile, phone), phone?.hash],
  ]) {
    if (key !== undefined) expect(await hashBytes((await sound.read(key)) ?? Buffer.alloc(0))).toBe(hash);
  }
}

const moments: readonly FaultyMoment[] = ['before', 'midst', 'after'];
test.each(moments.flatMap((moment) => [0, 1, 2].map((nth) => [nth, moment] as const)))(
  'after a store failure at call %i (%s), the video is intact and a retry succeeds',
  async (nth, moment) => {
    const { id, url: of } = await media.storeMedia(createVideo(), 'film.webm');
    const additions = [
      async () => media.videos.addPoster({ id, of, bytes: await createPicture('jpeg', 160, 100) }, null),
      async () => media.videos.addPhoneSize({ id, of, bytes: phoneSize() }, null),
    ];
    for (const add of additions) {
      faulty.break(nth, moment);
      const failed = await add().then(
        () => false,
        () => true,
      );
      expect(faulty.mend()).toBe(failed);
      await expectWhole(id);
      await add();
      await expectWhole(id);
    }
    expect(await media.find(id)).toMatchObject({ copies: { poster: {}, phone: {} } });
  },
);
