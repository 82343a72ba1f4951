import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type MediaFile, toFile } from '#server/media/store/media.repository.ts';
import { getMediaFolder, getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { sweepMedia } from '#server/media/trash/sweep-media.ts';
import type { Storage } from '#server/storage/storage.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Returns all files of the library and of its trash. */
export async function listAllFiles({ db }: Storage): Promise<MediaFile[]> {
  return (await db.selectFrom('media').selectAll().orderBy('id').execute()).map(toFile);
}

/** True if these bytes are the complete original of a file. */
export function isWhole(file: MediaFile, bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && sha256(bytes) === file.contentHash;
}

/** Throws if an image is truncated. */
export async function decodeWhole(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
}

/** Hashes of complete images, because most images are checked many times. */
const wholeOnes = new Set<string>();

/** Checks that every row has its complete original, and that every variant is a complete image. */
export async function expectNoHalfFile(storage: Storage, store: MediaStore): Promise<void> {
  for (const file of await listAllFiles(storage)) {
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

/**
 * Sweeps the library, and checks that each row has a folder and that there is no other. Needs a storage whose
 * clock is hours ahead.
 */
export async function expectNoOrphan(storage: Storage, store: MediaStore): Promise<void> {
  await sweepMedia({ storage, store });
  const folders = new Set<string>();
  for await (const { key } of store.list()) folders.add(key.split('/').slice(0, -1).join('/'));
  expect([...folders].sort()).toEqual(
    (await listAllFiles(storage)).map(({ hash }) => getMediaFolder(hash)).sort(),
  );
}
