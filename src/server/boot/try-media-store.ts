import { randomUUID } from 'node:crypto';
import { BucketFailure } from '#server/media/store/bucket-failure.ts';
import type { BucketLocation, MediaLocation } from '#server/media/store/media-location.ts';
import { type MediaStore, unfinishedFolder } from '#server/media/store/media-store.ts';
import { ConfigError } from './config.ts';

/**
 * Does once with the store of files what the site will do with it: writes a file, reads it, removes it and lists.
 * @throws {ConfigError} for a bucket, naming the variable to look at
 */
export async function tryMediaStore(location: MediaLocation, store: MediaStore): Promise<void> {
  try {
    await tryStore(store);
  } catch (error) {
    if (location.kind === 'folder') throw error;
    throw new ConfigError([complaintOf(location, error)]);
  }
}

async function tryStore(store: MediaStore): Promise<void> {
  const key = `${unfinishedFolder}/${randomUUID()}`;
  const bytes = Buffer.from(key.repeat(50));
  await store.put(key, bytes);
  const read = await store.read(key);
  // Whatever was kept is taken away again.
  await store.remove(key);
  if (!read?.equals(bytes)) throw new OtherBytes();
  for await (const _file of store.list()) break;
}

class OtherBytes extends Error {}

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

function complaintOf({ bucket, endpoint, region }: BucketLocation, error: unknown): string {
  const where = endpoint ?? `Amazon’s region ${region}`;
  if (error instanceof OtherBytes) {
    return `MEDIA_URL: the bucket “${bucket}” gave back other bytes than were written into it. Use another service: files would be broken.`;
  }
  if (!(error instanceof BucketFailure)) throw error;
  const { action, reason, answered } = error;
  if (reason === 'NoSuchBucket') {
    return `MEDIA_URL: there is no bucket “${bucket}” at ${where}. Make it there, or correct its name.`;
  }
  if (wrongKey.includes(reason) || answered === 401) {
    return `MEDIA_ACCESS_KEY: ${where} does not know this key. Copy it again, together with its secret.`;
  }
  if (reason === 'SignatureDoesNotMatch') {
    return 'MEDIA_SECRET_KEY: does not belong to MEDIA_ACCESS_KEY. Copy both of them again.';
  }
  if (reason === 'RequestTimeTooSkewed') {
    return `MEDIA_URL: ${where} refuses what comes from this machine, since the machine’s clock is wrong. Set it right.`;
  }
  if (wrongRegion.includes(reason) || answered === 301 || answered === 307) {
    return `MEDIA_REGION: the bucket “${bucket}” is in another region than “${region}”. Say the one it was made in.`;
  }
  if (answered === 403) {
    return `MEDIA_ACCESS_KEY: this key may not ${actions[action]} in the bucket “${bucket}”. Allow it to write, read, list and remove files there.`;
  }
  if (answered === 0) {
    const variable = endpoint === undefined ? 'MEDIA_URL' : 'MEDIA_ENDPOINT';
    return `${variable}: ${where} cannot be reached (${reason}). Correct the address, or see that this machine may connect to it, and start again.`;
  }
  return `MEDIA_URL: the bucket “${bucket}” at ${where} could not ${actions[action]} (${reason}, ${answered}). Look at the service’s own messages, and start again.`;
}
