import type { Storage } from '#server/storage/storage.ts';
import { listReferredHashes } from './media.repository.ts';
import { getMediaFolder, type MediaStore } from './media-store.ts';

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
}

/**
 * Removes a folder of the store unless a row refers to it, since the same bytes may have been uploaded again.
 * Writers that start to refer to a folder do so under the same `inTurn`, and check that its bytes exist.
 */
export async function removeUnreferred({ storage, store }: Deps, hash: string): Promise<boolean> {
  return storage.inTurn(async () => {
    if ((await listReferredHashes(storage.db, hash)).size > 0) return false;
    await store.removeFolder(getMediaFolder(hash));
    return true;
  }, 'files');
}

/** Removes the folders of these hashes that no file needs, neither as current nor as previous content. */
export async function removeUnreferencedFiles(
  storage: Storage,
  store: MediaStore,
  hashes: readonly (string | undefined)[],
): Promise<void> {
  if (storage.rehearsals.current) return;
  for (const hash of new Set(hashes)) {
    // A failed removal leaves unreferenced files, which are swept later.
    if (hash !== undefined) await removeUnreferred({ storage, store }, hash).catch(() => {});
  }
}
