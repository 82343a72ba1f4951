import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import sharp from 'sharp';
import { createMediaService } from '#server/media/media.service.ts';
import { createVariantsService } from '#server/media/serve/variants.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { pictureTasks, type TaskName } from '#server/pictures/picture-tasks.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { Random } from '../fuzz/random.ts';

// Uploads images, makes variants and deletes permanently in an endless loop, in a separate process that a
// test can kill. Prints each file before it removes it, and each step that is done.
const [folder = '', database = '', seed = '0'] = process.argv.slice(2);
const random = new Random(Number(seed));
const storage = openDatabase({ kind: 'sqlite', file: database });
const store = openLocalStore(folder);

/** Performs tasks in this process, so that killing it ends everything. */
const perform = (async (name: TaskName, ...input: unknown[]) =>
  (pictureTasks[name] as (...given: unknown[]) => unknown)(...input)) as unknown as Perform;
const improving = new Set<Promise<unknown>>();
const pictures: Pictures = {
  now: (_job, work) => work(perform),
  later(_job, work) {
    const improvement = work(perform);
    improving.add(improvement);
    return improvement;
  },
  patience: () => new Promise(() => {}),
  close: () => {},
};
const media = createMediaService(storage, store, pictures);
const variants = createVariantsService(store, pictures);
const say = (what: string, id: string) => writeSync(1, `${what} ${id}\n`);

// A killed process would not write the compile cache.
flushCompileCache();

/** Makes an image of 100 kB, so that writing it takes a moment. */
function makePicture(): Promise<Buffer> {
  const pixels = Buffer.alloc(220 * 160 * 3);
  for (let at = 0; at < pixels.length; at += 4) pixels.writeUInt32LE(random.below(2 ** 32), at);
  return sharp(pixels, { raw: { width: 220, height: 160, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

for (;;) {
  const files = await media.list();
  const file = files[random.below(files.length)];
  const action = random.pick([
    [3, 'upload'],
    [3, 'variant'],
    [files.length > 3 ? 5 : 1, 'remove'],
  ]);
  if (action === 'upload' || !file) {
    say('stored', (await media.storeMedia(await makePicture(), 'a.png')).id);
  } else if (action === 'variant') {
    const found = await media.find(file.id);
    const format = random.pick([
      [1, 'webp'],
      [1, 'avif'],
    ] as const);
    const variant = { size: { width: 320 }, quality: 75, format };
    if (found) await variants.get(found, { variant, visitor: '', accepts: () => false });
    await Promise.all(improving);
    improving.clear();
    say('made', file.id);
  } else {
    say('removing', file.id);
    await media.remove(file.id, null);
    await media.trash.remove(file.id, null);
    say('removed', file.id);
  }
}
