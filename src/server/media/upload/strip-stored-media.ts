import { listUnstripped, type MediaFile, setContent } from '#server/media/store/media.repository.ts';
import { hashOf, type MediaStore, originalKey } from '#server/media/store/media-store.ts';
import { hasPixels, mediaTypes } from '#server/media/store/media-type.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import type { Storage } from '#server/storage/storage.ts';

/**
 * Takes the metadata off files that were stored before uploads lost theirs, once. Their addresses stay; browsers
 * that ask whether theirs is still good get the new bytes. Killed anywhere, the next start goes on: a file's bytes are
 * replaced whole, and doing it twice changes nothing. Answers the names of files that it could not read.
 */
export async function stripStoredMedia(storage: Storage, store: MediaStore): Promise<string[]> {
  const failed: string[] = [];
  for (const file of await listUnstripped(storage.db)) {
    const content = await stripFile(store, file).catch(() => undefined);
    if (!content) {
      failed.push(file.name);
      continue;
    }
    await storage.write(null, async ({ db, record, changesSite }) => {
      await setContent(db, file.id, content);
      record('media/strip', file.id, { before: file.size, after: content.size });
      changesSite();
    });
  }
  return failed;
}

/** Undefined for a file whose bytes are gone. */
async function stripFile(store: MediaStore, { hash, type, size }: MediaFile) {
  // Videos are kept as they came, and drawings were never stored with more than is theirs.
  if (!hasPixels(type)) return { hash, size };
  const key = originalKey(hash, mediaTypes[type].extension);
  const before = await store.read(key);
  if (!before) return undefined;
  const after = stripMetadata(type, before);
  if (!after.equals(before)) await store.put(key, after);
  return { hash: await hashOf(after), size: after.length };
}
