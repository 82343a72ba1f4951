import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { agreeOnStore } from './media/known-store.ts';
import type { MediaStore } from './media/media-store.ts';
import { StartError } from './start-error.ts';
import type { Storage } from './storage/storage.ts';
import { storageTroubleOf } from './storage/storage-trouble.ts';
import { tryMediaStore } from './try-media-store.ts';

type Places = Pick<Config, 'media' | 'backup'>;

/**
 * Tries all places that a server will write to, so that one that cannot be used is heard of at the start and not at the first save.
 * To be called in the turn of starts.
 * @throws with a sentence, or with what the database or the file system says
 */
export async function tryPlaces(
  { media, backup }: Places,
  { storage, store }: { readonly storage: Storage; readonly store: MediaStore },
): Promise<void> {
  await unlessFull(storage.increment((db) => storage.revision.hold(db)));
  await tryMediaStore(media, store);
  await unlessFull(agreeOnStore(storage, store));
  if (backup.folder !== undefined) await tryBackupFolder(backup.folder);
}

async function tryBackupFolder(folder: string): Promise<void> {
  const file = join(folder, `.try-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await unlessFull(writeFile(file, ''));
    await rm(file, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `BACKUP_DIR: ${folder} cannot be written to (${code}). Make the folder, give it to the user of the server (in deploy/vitrine.service also in ReadWritePaths), or name another one.`,
      { cause: error },
    );
  }
}

/** On a full disk visitors can still read, which they could not do from a server that does not start. */
async function unlessFull(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (storageTroubleOf(error) !== 'full') throw error;
  }
}
