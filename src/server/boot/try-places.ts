import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agreeOnStore } from '#server/media/store/known-store.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { Storage } from '#server/storage/storage.ts';
import { storageTroubleOf } from '#server/storage/storage-trouble.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';
import { tryMediaStore } from './try-media-store.ts';

type Places = Pick<Config, 'database' | 'media' | 'backup'>;

/**
 * Tries all places that a server will write to, so that one that cannot be used is heard of at the start and not at the first save.
 * A disk that is full, or that the system has made read-only after an error, is let through: visitors can still read, which they
 * could not from a server that does not start. To be called in the turn of starts.
 * @throws with a sentence, or with what the database or the file system says
 */
export async function tryPlaces(
  { database, media, backup }: Places,
  { storage, store }: { readonly storage: Storage; readonly store: MediaStore },
): Promise<void> {
  const file = database.kind === 'sqlite' ? database.file : undefined;
  await tolerateUnwritableDisk(
    storage.increment((db) => storage.revision.hold(db)),
    file,
  );
  await tolerateUnwritableDisk(tryMediaStore(media, store));
  await tolerateUnwritableDisk(agreeOnStore(storage, store), file);
  if (backup.folder !== undefined) await tryBackupFolder(backup.folder);
}

async function tryBackupFolder(folder: string): Promise<void> {
  const file = join(folder, `.try-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    if (storageTroubleOf(error) === 'full') return;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `BACKUP_DIR: ${folder} cannot be written to (${code}). Make the folder, give it to the user of the server (in deploy/vitrine.service also in ReadWritePaths), or name another one.`,
      { cause: error },
    );
  }
}

/** @param file what the work writes to, where its error does not say whether the file or its whole disk is read-only */
async function tolerateUnwritableDisk(work: Promise<unknown>, file?: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    const trouble = storageTroubleOf(error);
    const isDisk = trouble === 'read-only' && (file === undefined || (await isOnReadOnlyDisk(file)));
    if (trouble !== 'full' && !isDisk) throw error;
    process.stderr.write(
      trouble === 'full'
        ? 'A disk of this site is full. Visitors can read; nothing can be saved until there is room.\n'
        : 'A disk of this site is read-only. Visitors can read; nothing can be saved until it is writable.\n',
    );
  }
}

/** By the system's own answer, which is another one for a file that this user may only read. */
function isOnReadOnlyDisk(file: string): Promise<boolean> {
  return access(file, constants.W_OK).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'EROFS',
  );
}
