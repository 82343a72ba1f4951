import type { MediaStore } from '#server/media/store/media-store.ts';
import { removeUnreferred } from '#server/media/store/remove-unreferred.ts';
import type { Storage } from '#server/storage/storage.ts';

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
