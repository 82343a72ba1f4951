import { AppError } from '#server/http/app-error.ts';
import { changeSiteIfNamed } from '#server/media/store/brand-uses.ts';
import {
  getMediaLooks,
  listUnseen,
  type MediaFile,
  type MediaLooks,
  setLooks,
} from '#server/media/store/media.repository.ts';
import { getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { type Pictures, spareLane } from '#server/pictures/pictures.ts';
import type { Storage } from '#server/storage/storage.ts';
import { inspectMedia } from './inspect-media.ts';

interface Deps {
  readonly storage: Storage;
  readonly mediaStore: MediaStore;
  readonly pictures: Pictures;
}

/**
 * Computes placeholders for files that were stored before placeholders existed: once, in spare time, one
 * after the other. Unreadable files get none. Stops when `isOver` returns true; the next start continues.
 */
export async function inspectStoredMedia(
  { storage, mediaStore, pictures }: Deps,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const file of await listUnseen(storage.db)) {
    const looks = await readStoredLooks(mediaStore, pictures, file);
    if (isOver()) return;
    if (!looks) continue;
    await storage.write(null, async (scope) => {
      await setLooks(scope.db, file.id, looks);
      scope.record('media/look', file.id, { frames: looks.frames });
      await changeSiteIfNamed(scope, file.id);
    });
  }
}

async function readStoredLooks(
  store: MediaStore,
  pictures: Pictures,
  { hash, type, width, height }: MediaFile,
): Promise<MediaLooks | undefined> {
  const bytes = await store.read(getOriginalKey(hash, mediaTypes[type].extension));
  if (!bytes) return getMediaLooks(undefined);
  const inSpareTime: Pictures = {
    ...pictures,
    now: (job, work) => pictures.later({ ...job, lane: spareLane, pixels: width * height }, work),
  };
  try {
    return getMediaLooks((await inspectMedia(bytes, inSpareTime)).facts);
  } catch (error) {
    // Other errors may be temporary, so the file is tried again.
    return error instanceof AppError && error.code === 'media/wrong-type'
      ? getMediaLooks(undefined)
      : undefined;
  }
}
