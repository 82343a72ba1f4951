import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BucketFailure } from '#server/media/store/bucket-failure.ts';
import { ensureStoreMatches } from '#server/media/store/known-store.ts';
import type { BucketLocation, MediaLocation } from '#server/media/store/media-location.ts';
import { type MediaStore, unfinishedFolder } from '#server/media/store/media-store.ts';
import type { Storage } from '#server/storage/storage.ts';
import { identifyStorageTrouble } from '#server/storage/storage-trouble.ts';
import { type Config, ConfigError } from './config.ts';
import { StartError } from './start-failure.ts';

/**
 * Tests the file store by writing, reading, listing and removing a file.
 * @throws {ConfigError} for a bucket, naming the variable to check
 */
export async function tryMediaStore(location: MediaLocation, store: MediaStore): Promise<void> {
  try {
    await tryStore(store);
  } catch (error) {
    if (location.kind === 'folder') throw error;
    throw new ConfigError([describeBucketError(location, error)]);
  }
}

async function tryStore(store: MediaStore): Promise<void> {
  const key = `${unfinishedFolder}/${randomUUID()}`;
  const bytes = Buffer.from(key.repeat(50));
  await store.put(key, bytes);
  const read = await store.read(key);
  // Removes the test file before the check below can throw.
  await store.remove(key);
  if (!read?.equals(bytes)) throw new ByteMismatchError();
  for await (const _file of store.list()) break;
}

class ByteMismatchError extends Error {}

const actions = { write: 'write files', read: 'read files', remove: 'remove files', list: 'list the files' };
const wrongKey = [
  'InvalidAccessKeyId',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'Unauthorized',
];
const wrongRegion = [
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
  'InvalidRegionName',
];

function describeBucketError({ bucket, endpoint, region }: BucketLocation, error: unknown): string {
  const where = endpoint ?? `Amazon’s region ${region}`;
  if (error instanceof ByteMismatchError) {
    return `MEDIA_URL: the bucket “${bucket}” returned other bytes than were written to it. Use another service: files would be damaged.`;
  }
  if (!(error instanceof BucketFailure)) throw error;
  const { action, reason, answered } = error;
  if (reason === 'NoSuchBucket') {
    return `MEDIA_URL: there is no bucket “${bucket}” at ${where}. Create it there, or correct its name.`;
  }
  if (wrongKey.includes(reason) || answered === 401) {
    return `MEDIA_ACCESS_KEY: ${where} does not know this key. Copy it again, together with its secret.`;
  }
  if (reason === 'SignatureDoesNotMatch') {
    return 'MEDIA_SECRET_KEY: does not belong to MEDIA_ACCESS_KEY. Copy both of them again.';
  }
  if (reason === 'RequestTimeTooSkewed') {
    return `MEDIA_URL: ${where} refuses requests because this machine’s clock is wrong. Correct the clock.`;
  }
  if (wrongRegion.includes(reason) || answered === 301 || answered === 307) {
    return `MEDIA_REGION: the bucket “${bucket}” is in another region than “${region}”. Set the region it was created in.`;
  }
  if (answered === 403) {
    return `MEDIA_ACCESS_KEY: this key may not ${actions[action]} in the bucket “${bucket}”. Allow it to write, read, list and remove files there.`;
  }
  if (answered === 0) {
    const variable = endpoint === undefined ? 'MEDIA_URL' : 'MEDIA_ENDPOINT';
    return `${variable}: ${where} cannot be reached (${reason}). Correct the address, or check that this machine may connect to it, and start again.`;
  }
  return `MEDIA_URL: the bucket “${bucket}” at ${where} could not ${actions[action]} (${reason}, ${answered}). Check the service’s own messages, and start again.`;
}

type Places = Pick<Config, 'database' | 'media' | 'backup'>;

/**
 * Tests all places that a server writes to, so that problems appear at the start and not at the first save.
 * Tolerates a disk that is full, or that the system remounted read-only after an error: visitors can still
 * read from such a server. Call it while starting, in turn with other servers.
 * @throws with a sentence, or the error of the database or file system
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
  await tolerateUnwritableDisk(ensureStoreMatches(storage, store), file);
  if (backup.folder !== undefined) await tryBackupFolder(backup.folder);
}

async function tryBackupFolder(folder: string): Promise<void> {
  const file = join(folder, `.try-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    if (identifyStorageTrouble(error) === 'full') return;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `BACKUP_DIR: ${folder} cannot be written to (${code}). Create the folder, make it writable for the server’s user (in deploy/vitrine.service also in ReadWritePaths), or set another one.`,
      { cause: error },
    );
  }
}

/** @param file of the work, if its error does not tell a read-only file from a read-only disk */
async function tolerateUnwritableDisk(work: Promise<unknown>, file?: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    const trouble = identifyStorageTrouble(error);
    const isDisk = trouble === 'read-only' && (file === undefined || (await isOnReadOnlyDisk(file)));
    if (trouble !== 'full' && !isDisk) throw error;
    process.stderr.write(
      trouble === 'full'
        ? 'A disk of this site is full. Visitors can read; nothing can be saved until there is free space.\n'
        : 'A disk of this site is read-only. Visitors can read; nothing can be saved until it is writable.\n',
    );
  }
}

/** Checks for EROFS, which differs from a file that this user may only read. */
function isOnReadOnlyDisk(file: string): Promise<boolean> {
  return access(file, constants.W_OK).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'EROFS',
  );
}
