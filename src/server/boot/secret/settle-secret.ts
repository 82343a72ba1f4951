import type { Storage } from '#server/storage/storage.ts';
import {
  adoptNext,
  getSecretPath,
  readGeneratedSecret,
  readNextSecret,
  readSecret,
  UnusableSecret,
} from './read-secret.ts';
import {
  computeSecretFingerprint,
  ensureSecretMatches,
  findKnownFingerprint,
  refuseOtherSecret,
} from './secret-fingerprint.ts';

interface SecretOptions {
  /** Undefined if it is generated. */
  readonly secret: string | undefined;
  readonly dataDir: string;
}

/**
 * Returns the server's secret, after checking that it is the database's. Completes an interrupted change of
 * the generated secret if the database was already encrypted with the new one. Call it while starting, in
 * turn with other servers.
 *
 * @throws {UnusableSecret} if they differ
 */
export async function settleSecret(
  storage: Storage,
  { secret: given, dataDir }: SecretOptions,
): Promise<string> {
  if (given === undefined) {
    await completeChange(storage, dataDir);
    await refuseMissing(storage, dataDir);
  }
  const secret = readSecret(given, dataDir);
  await ensureSecretMatches(storage, { secret, isGenerated: given === undefined });
  return secret;
}

/**
 * Returns the secret for a command that may run beside servers: creates and changes nothing.
 *
 * @throws {UnusableSecret} if it is not the database's
 */
export async function requireSecret(
  storage: Storage,
  { secret: given, dataDir }: SecretOptions,
): Promise<string> {
  if (given === undefined) await refuseMissing(storage, dataDir);
  const secret = readSecret(given, dataDir);
  await refuseOtherSecret(storage, { secret, isGenerated: given === undefined });
  return secret;
}

/**
 * Completes a change of the generated secret that was interrupted after the database had been encrypted with
 * the new one.
 */
export async function completeChange(storage: Storage, dataDir: string): Promise<void> {
  const next = readNextSecret(dataDir);
  if (next !== undefined && computeSecretFingerprint(next) === (await findKnownFingerprint(storage.db)))
    adoptNext(dataDir);
}

/**
 * Throws if the secret is missing: a new one would decrypt nothing, and be in the way of restoring the file.
 */
async function refuseMissing(storage: Storage, dataDir: string): Promise<void> {
  if (readGeneratedSecret(dataDir) !== undefined || (await findKnownFingerprint(storage.db)) === undefined)
    return;
  throw new UnusableSecret(
    `${getSecretPath(dataDir)} is missing, but this database belongs to a site that has a secret. Restore that file, or set SECRET to its content, on every server the same. If it is lost: npm run secret:rotate -- --lost`,
  );
}
