import { type TrashedMedia, trashDays } from '#api/endpoints/trash.ts';
import { AppError } from '#server/http/app-error.ts';
import { removeFromHistory } from '#server/journal/journal-media.repository.ts';
import { toApiCopies } from '#server/media/store/api-copies.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { removeUnreferencedFiles } from '#server/media/store/remove-unreferenced-files.ts';
import type { Actor, Storage, WriteScope } from '#server/storage/storage.ts';
import {
  listTrashedMedia,
  lockTrashedMedia,
  lockTrashedUntil,
  removeMedia,
  type TrashedFile,
  takeOutOfTrash,
} from './media-trash.repository.ts';
import { isMediaInUse, refuseInUse } from './removal-refusals.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface MediaTrash {
  /** Lists the files in the trash, latest first. */
  list(): Promise<TrashedMedia[]>;
  /** Restores a file into the library. */
  restore(id: string, actor: Actor): Promise<MediaFile>;
  /** Deletes a file in the trash permanently, also from the site history. */
  remove(id: string, actor: Actor): Promise<void>;
  /** Deletes everything in the trash permanently. */
  empty(actor: Actor): Promise<void>;
  /** Deletes files that have been in the trash for 30 days. Returns their names. */
  purge(): Promise<string[]>;
}

/** Creates the error for a file that left the trash. */
export function createNotInTrashError(): AppError {
  return new AppError('media/not-found', {
    message: 'This file is no longer in the trash: it was restored or deleted permanently.',
  });
}

export function createMediaTrash(storage: Storage, store: MediaStore): MediaTrash {
  /**
   * Bytes last: a row without its file would be a broken image, while a file without its row is merely
   * unused.
   */
  const removeBytes = (files: readonly MediaFile[]) =>
    removeUnreferencedFiles(
      storage,
      store,
      files.flatMap(({ hash, previous }) => [hash, previous?.hash]),
    );

  async function purgeUntil(scope: WriteScope, moment: string): Promise<MediaFile[]> {
    const gone: MediaFile[] = [];
    for (const file of await lockTrashedUntil(scope.db, moment)) {
      // A page started to use it while it was being deleted, so it is kept.
      if (await isMediaInUse(scope.db, file.id)) await putBack(scope, file.id);
      else gone.push(await deleteForGood(scope, file));
    }
    return gone;
  }

  return {
    async list() {
      return (await listTrashedMedia(storage.db)).map(present);
    },
    restore: (id, actor) =>
      storage.write(actor, async (scope) => {
        const file = await putBack(scope, id);
        if (!file) throw createNotInTrashError();
        return file;
      }),
    async remove(id, actor) {
      const gone = await storage.write(actor, async (scope) => {
        const file = await lockTrashedMedia(scope.db, id);
        if (!file) throw createNotInTrashError();
        await refuseInUse(scope.db, id);
        scope.record('trash/delete', id, { name: file.name });
        return deleteForGood(scope, file);
      });
      await removeBytes([gone]);
    },
    async empty(actor) {
      const gone = await storage.write(actor, async (scope) => {
        const files = await purgeUntil(scope, scope.now);
        scope.record('trash/empty', 'media', { files: files.map(pickName) });
        return files;
      });
      await removeBytes(gone);
    },
    async purge() {
      const limit = new Date(storage.now().getTime() - trashDays * dayMs).toISOString();
      const gone = await storage.write(null, async (scope) => {
        const files = await purgeUntil(scope, limit);
        scope.record('trash/purge', 'media', { files: files.map(pickName) });
        return files;
      });
      await removeBytes(gone);
      return gone.map(({ name }) => name);
    },
  };
}

/** Restores a file within a write. Undefined if it is not in the trash. */
export async function putBack(scope: WriteScope, id: string): Promise<MediaFile | undefined> {
  const file = await takeOutOfTrash(scope.db, id);
  if (file) scope.record('trash/restore', id, { name: file.name });
  return file;
}

/** Deletes the row. The site history then shows a gap in its place. */
async function deleteForGood({ db, changesSite }: WriteScope, file: MediaFile): Promise<MediaFile> {
  await removeFromHistory(db, file.id);
  await removeMedia(db, file.id);
  changesSite();
  return file;
}

function pickName({ id, name }: MediaFile) {
  return { id, name };
}

function present({ file, deletedAt, deletedBy, isInHistory }: TrashedFile): TrashedMedia {
  const { id, url, name, mimeType, size, width, height, animated, duration, focalPoint, address } = file;
  const { poster } = toApiCopies(file);
  return {
    ...{ id, url, name, mimeType, size, width, height, animated },
    ...(duration !== undefined && { duration }),
    ...(focalPoint && { focalPoint }),
    ...(address !== undefined && { address }),
    ...(poster && { poster }),
    deletedAt,
    deletedBy,
    goesAt: new Date(Date.parse(deletedAt) + trashDays * dayMs).toISOString(),
    isInHistory,
  };
}
