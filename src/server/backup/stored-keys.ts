import { fontKeys } from '#server/fonts/font-keys.ts';
import { referredHashes } from '#server/media/store/media.repository.ts';
import { folderOf, type MediaStore } from '#server/media/store/media-store.ts';
import type { Db } from '#server/storage/schema.ts';
import { fontHashes } from './tables.repository.ts';

/** What cannot be made again: originals, and what the browser of whoever uploaded it made of a film. Variants can. */
const irreplaceable = /^(?:original|(?:poster|phone)-[0-9a-f]{16})\.[a-z0-9]+$/;

interface StoredKeys {
  readonly present: readonly string[];
  /** What content names and the store does not have. */
  readonly missing: readonly string[];
}

/** The files of the store that belong to what a database says, in order. */
export async function storedKeys(db: Db, store: MediaStore): Promise<StoredKeys> {
  const hashes = await referredHashes(db);
  const wanted = new Set(
    (await fontHashes(db)).flatMap(({ original, served }) => [
      fontKeys.original(original),
      fontKeys.served(served),
    ]),
  );
  const without = new Set(hashes);
  const present: string[] = [];
  for await (const { key } of store.list()) {
    const [, , hash = '', name = ''] = /^([0-9a-f]{2})\/([0-9a-f]{64})\/([^/]+)$/.exec(key) ?? [];
    const isFile = hashes.has(hash) && key.startsWith(folderOf(hash)) && irreplaceable.test(name);
    if (isFile && name.startsWith('original.')) without.delete(hash);
    if (isFile || wanted.delete(key)) present.push(key);
  }
  return { present: present.sort(), missing: [...wanted, ...[...without].map(folderOf)].sort() };
}
