import { listUnstripped, type MediaFile, setContent } from '#server/media/store/media.repository.ts';
import { getOriginalKey, hashBytes, type MediaStore } from '#server/media/store/media-store.ts';
import { hasPixels, mediaTypes } from '#server/media/store/media-type.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import type { Storage } from '#server/storage/storage.ts';

/**
 * Removes metadata from files that were stored before uploads were stripped, once. Their URLs stay; browsers
 * that revalidate get the new bytes. It can be killed at any point: bytes are replaced atomically, and
 * repeating it changes nothing. Returns the names of unreadable files.
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

/** Undefined if the bytes are missing. */
async function stripFile(store: MediaStore, { hash, type, size }: MediaFile) {
  // Videos are stored as uploaded, and SVG was always sanitized.
  if (!hasPixels(type)) return { hash, size };
  const key = getOriginalKey(hash, mediaTypes[type].extension);
  const before = await store.read(key);
  if (!before) return undefined;
  const after = stripMetadata(type, before);
  if (!after.equals(before)) await store.put(key, after);
  return { hash: await hashBytes(after), size: after.length };
}
