import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type MediaFile, toFile } from '#server/media/store/media.repository.ts';
import { getMediaFolder, getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { sweepMedia } from '#server/media/trash/sweep-media.ts';
import type { Storage } from '#server/storage/storage.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** All files of the library and of its trash. */
export async function filesOf({ db }: Storage): Promise<MediaFile[]> {
  return (await db.selectFrom('media').selectAll().orderBy('id').execute()).map(toFile);
}

/** Whether bytes are those of a file, whole. */
export function isWhole(file: MediaFile, bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && sha256(bytes) === file.contentHash;
}

/** Throws for a picture of which a part is missing. */
export async function decodeWhole(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
}

/** Pictures that were found whole: most of them are looked at many times. */
const wholeOnes = new Set<string>();

/** Every row has its whole original, and every variant is a whole picture, whoever put it there. */
export async function expectNoHalfFile(storage: Storage, store: MediaStore): Promise<void> {
  for (const file of await filesOf(storage)) {
    const bytes = await store.read(getOriginalKey(file.hash, mediaTypes[file.type].extension));
    expect(isWhole(file, bytes), `the original of ${file.name}`).toBe(true);
  }
  for await (const { key } of store.list()) {
    if (key.startsWith('unfinished/')) continue;
    const bytes = (await store.read(key)) ?? Buffer.alloc(0);
    const hash = sha256(bytes);
    if (!wholeOnes.has(hash)) await decodeWhole(bytes);
    wholeOnes.add(hash);
  }
}

/** After a sweep there is a folder for each row and for nothing else. The storage's clock is hours ahead. */
export async function expectNoOrphan(storage: Storage, store: MediaStore): Promise<void> {
  await sweepMedia({ storage, store });
  const folders = new Set<string>();
  for await (const { key } of store.list()) folders.add(key.split('/').slice(0, -1).join('/'));
  expect([...folders].sort()).toEqual(
    (await filesOf(storage)).map(({ hash }) => getMediaFolder(hash)).sort(),
  );
}
