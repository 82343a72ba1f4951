import type { Storage } from '#server/storage/storage.ts';
import { referredHashes } from './media.repository.ts';
import { folderOf, type MediaStore } from './media-store.ts';

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
}

/**
 * Removes a folder of the store, unless something refers to it: somebody may have uploaded the same bytes meanwhile. Who
 * comes to refer to one does so in the same turn, with a look whether its bytes are there.
 */
export async function removeUnreferred({ storage, store }: Deps, hash: string): Promise<boolean> {
  return storage.inTurn(async () => {
    if ((await referredHashes(storage.db, hash)).size > 0) return false;
    await store.removeFolder(folderOf(hash));
    return true;
  }, 'files');
}

/** Removes the folders of these hashes that no file needs any more, now or to be put back as it was. */
export async function dropBytes(
  storage: Storage,
  store: MediaStore,
  hashes: readonly (string | undefined)[],
): Promise<void> {
  if (storage.rehearsals.current) return;
  for (const hash of new Set(hashes)) {
    // They are nobody's whatever the store says. What it does not let go of now is swept later.
    if (hash !== undefined) await removeUnreferred({ storage, store }, hash).catch(() => {});
  }
}
