import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDrawnFonts } from '#server/fonts/drawn-fonts.ts';
import { fontKeys, insertFont } from '#server/fonts/fonts.repository.ts';
import { createFontsService } from '#server/fonts/fonts.service.ts';
import { createVariantsService } from '#server/media/serve/variants.service.ts';
import { type MediaStore, openLocalStore } from '#server/media/store/media-store.ts';
import { inspectMedia } from '#server/media/upload/inspect-media.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Pictures } from './pictures.ts';

let folder: string;
let store: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-slow-files-'));
  store = openLocalStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** First bytes of a HEIC: box size, type and brands. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** Runs work up to its first job. True if that waits in the queue of isolated files. */
async function isSlow(work: (pictures: Pictures) => Promise<unknown>): Promise<boolean> {
  const jobs: boolean[] = [];
  const refuse: Pictures['now'] = async (job) => {
    jobs.push(job.isolated ?? false);
    throw new Error('not performed here');
  };
  await expect(
    work({ now: refuse, later: refuse, patience: () => new Promise(() => {}), close: () => {} }),
  ).rejects.toThrow('not performed here');
  expect(jobs).toHaveLength(1);
  return jobs[0] ?? false;
}

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), true],
  ['a HEIC', heic, true],
  [
    'a photograph',
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
    false,
  ],
])('an upload of %s waits in the right queue', async (_, bytes, expected) => {
  expect(await isSlow((pictures) => inspectMedia(bytes, pictures))).toBe(expected);
});

it.each([
  ['pdf', true],
  ['jpeg', false],
] as const)('a variant of a %s waits in the right queue', async (type, expected) => {
  const file = { hash: 'abcdef', type, width: 1000, height: 800 };
  const variant = { size: { width: 320 }, quality: 75, format: 'webp' } as const;
  const asking = { variant, visitor: 'visitor', accepts: () => true };
  const get = (pictures: Pictures) => createVariantsService(store, pictures).get(file, asking);
  expect(await isSlow(get)).toBe(expected);
});

it('a font waits in the queue of slow files, both when uploaded and when rendered', async () => {
  const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  try {
    await storage.migrate();
    const storeFont = (pictures: Pictures) =>
      createFontsService({ storage, store, pictures, bundled: [] }).store(
        Buffer.from('another font'),
        'Ander.ttf',
        'system',
      );
    expect(await isSlow(storeFont)).toBe(true);

    await insertFont(storage.db, {
      ...{ id: 'gracht', family: 'Gracht', name: 'Gracht.ttf', original_hash: 'whole', original_size: 9 },
      ...{ hash: 'cut', size: 6, created_at: '2026-11-28T00:00:00.000Z', created_by: null },
      facts: {
        ...({ category: 'serif', style: 'normal', embedding: 'free' } as const),
        ...{ weight: [400, 600] as [number, number], ascent: 0.7, descent: 0.3, widths: [] },
        ...{ missing: '', rights: '', isEven: false, whole: true },
      },
    });
    await store.put(fontKeys.served('cut'), Buffer.from('a font'));
    const drawFont = (pictures: Pictures) =>
      createDrawnFonts({ storage, store, pictures })({ heading: '"Gracht", serif' });
    expect(await isSlow(drawFont)).toBe(true);
  } finally {
    await storage.close();
  }
});
