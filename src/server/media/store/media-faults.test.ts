import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { mediaCookie } from '#server/identity/session-cookies.ts';
import { sweepMedia } from '#server/media/trash/sweep-media.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { Random } from '../../../../tests/fuzz/random.ts';
import { openBucket, openFolder } from '../../../../tests/support/each-store.ts';
import type { Fault } from '../../../../tests/support/fake-bucket.ts';
import { createFaultyStore, type FaultyMoment } from '../../../../tests/support/faulty-store.ts';
import { readCookie } from '../../../../tests/support/identity-test-app.ts';
import {
  decodeWhole,
  expectNoHalfFile,
  expectNoOrphan,
  isWhole,
  listAllFiles,
} from '../../../../tests/support/list-all-files.ts';
import { takeSample } from '../../../../tests/support/long-run.ts';
import { type MediaApp, openMediaApp } from '../../../../tests/support/media-test-app.ts';
import type { MediaStore } from './media-store.ts';

/** Makes everything in the store old enough to be swept. */
const aheadMs = 2 * 60 * 60 * 1000;
/** Number of files before each fault. */
const library = 3;

interface Breakable {
  readonly app: MediaApp;
  readonly storage: Storage;
  /** The underlying store, which never fails. */
  readonly sound: MediaStore;
  /** Makes the store fail from its nth call on. */
  break(nth: number, random: Random): string;
  /** Ends the failures. True if there was one. */
  mend(): boolean;
}

const openStorage = () =>
  openDatabase({ kind: 'sqlite', file: ':memory:' }, { clock: () => new Date(Date.now() + aheadMs) });

async function breakableFolder(): Promise<Breakable> {
  const { folder, store: sound, close } = await openFolder();
  const faulty = createFaultyStore(sound, folder);
  const storage = openStorage();
  const app = await openMediaApp(storage, async () => ({ store: faulty.store, many: 0, close }));
  return {
    ...{ app, storage, sound },
    break(nth, random) {
      const moment = random.pick<FaultyMoment>([
        [1, 'before'],
        [3, 'midst'],
        [1, 'after'],
      ]);
      faulty.break(nth, moment);
      return moment;
    },
    mend: faulty.mend,
  };
}

async function breakableBucket(): Promise<Breakable> {
  const { bucket, store, close } = await openBucket();
  const storage = openStorage();
  const app = await openMediaApp(storage, async () => ({ store, many: 0, close }));
  let isStruck = false;
  return {
    ...{ app, storage, sound: store },
    break(nth, random) {
      const fault = random.pick<Fault>([
        [3, { answers: 403, code: 'AccessDenied' }],
        [1, 'cut in the midst'],
        [1, 'cut after'],
      ]);
      let left = nth;
      isStruck = false;
      bucket.fault = () => {
        left -= 1;
        if (left >= 0) return undefined;
        isStruck = true;
        return fault;
      };
      return JSON.stringify(fault);
    },
    mend() {
      bucket.fault = () => undefined;
      return isStruck;
    },
  };
}

/** A different image each time, with noise so that it has a few kilobytes. */
function createRandomPicture(random: Random): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 48 * 32 * 3 }, () => random.below(256)));
  return sharp(pixels, { raw: { width: 48, height: 32, channels: 3 } })
    .png()
    .toBuffer();
}

let opened: Breakable | undefined;
afterEach(async () => {
  await opened?.app.close();
  await opened?.storage.close();
  opened = undefined;
});

describe.each([
  ['a folder', breakableFolder, 34, [1, 2, 3, 4, 5]],
  ['a bucket', breakableBucket, 15, [1, 2]],
] as const)('%s that fails', (_name, open, faults, seeds) => {
  test.each(takeSample<number>(seeds, 3))(
    `serves no half file and keeps no orphan after ${faults} faults during uploads, deletions and sweeps, seed %i`,
    async (seed) => {
      opened = await open();
      const { app, storage, sound } = opened;
      const random = new Random(seed);
      const cookie = readCookie(await app.signIn(), mediaCookie);
      const anyFile = async () => {
        const files = await listAllFiles(storage);
        return files[random.below(files.length)];
      };

      async function upload(): Promise<void> {
        const { id } = await app.media.storeMedia(await createRandomPicture(random), 'a.png');
        expect(await app.media.find(id)).toBeDefined();
      }

      /** Expects a whole image or an error. */
      async function variant(): Promise<void> {
        const file = await anyFile();
        const query = random.pick([
          [1, '?w=320&f=webp'],
          [1, '?w=640&f=avif'],
          [1, '?w=800&f=jpg'],
          [1, ''],
        ]);
        if (!file) return;
        const answer = await app.get(file.url + query, cookie);
        if (answer.statusCode !== 200) return;
        if (query === '') expect(isWhole(file, answer.rawPayload)).toBe(true);
        else await decodeWhole(answer.rawPayload);
      }

      async function remove(): Promise<void> {
        const file = await anyFile();
        if (!file) return;
        if (file.deletedAt === undefined) await app.media.remove(file.id, null);
        await app.media.trash.remove(file.id, null);
        expect(await app.media.find(file.id)).toBeUndefined();
      }

      const sweep = async () => void (await sweepMedia({ storage, store: app.store }));

      const actions = [upload, variant, remove, upload, variant, sweep];
      const struck = new Set<string>();
      let strikes = 0;
      for (let round = 0; strikes < faults || struck.size < 4; round += 1) {
        // Adds an unreferenced file for the sweep.
        await sound.put(`ab/${'ab'.repeat(32)}/original.png`, await createRandomPicture(random));
        const action = actions[round % actions.length] ?? upload;
        const how = opened.break(random.below(4), random);
        const failed = await action().then(
          () => false,
          (error: unknown) => {
            // Failed assertions are not faults of the store.
            if (!(error instanceof Error) || error.name === 'AssertionError') throw error;
            return true;
          },
        );
        const isStruck = opened.mend();
        expect(failed && !isStruck, `${action.name} failed by itself`).toBe(false);
        if (isStruck) struck.add(action.name);
        strikes += Number(isStruck);
        const context = `round ${round}: ${action.name}, ${how}`;
        await expectNoHalfFile(storage, sound).catch((error: unknown) => {
          throw new Error(context, { cause: error });
        });
        await expectNoOrphan(storage, sound).catch((error: unknown) => {
          throw new Error(context, { cause: error });
        });
        // Once the store works again, uploads and removals succeed.
        while ((await listAllFiles(storage)).length < library) await upload();
        while ((await listAllFiles(storage)).length > library) await remove();
      }
      await expectNoHalfFile(storage, sound);
    },
  );
});
