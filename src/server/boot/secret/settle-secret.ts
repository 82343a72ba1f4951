import type { Storage } from '#server/storage/storage.ts';
import { agreeOnSecret, fingerprintOf, knownFingerprint, refuseOtherSecret } from './known-secret.ts';
import {
  adoptNext,
  generatedSecret,
  nextSecret,
  readSecret,
  secretFile,
  UnusableSecret,
} from './read-secret.ts';

interface Given {
  /** Undefined where it is generated. */
  readonly secret: string | undefined;
  readonly dataDir: string;
}

/**
 * The secret of this server, which is the one of its database. Where a change of the generated one was stopped after the database
 * had been sealed anew, it is completed. To be called in the turn of starts.
 *
 * @throws {UnusableSecret} when the two are not the same
 */
export async function settleSecret(storage: Storage, { secret: given, dataDir }: Given): Promise<string> {
  if (given === undefined) {
    await completeChange(storage, dataDir);
    await refuseMissing(storage, dataDir);
  }
  const secret = readSecret(given, dataDir);
  await agreeOnSecret(storage, { secret, isGenerated: given === undefined });
  return secret;
}

/**
 * The secret of a site for a command that may run beside its servers: it makes none, and changes nothing.
 *
 * @throws {UnusableSecret} when the secret here is not the one of the database
 */
export async function requireSecret(storage: Storage, { secret: given, dataDir }: Given): Promise<string> {
  if (given === undefined) await refuseMissing(storage, dataDir);
  const secret = readSecret(given, dataDir);
  await refuseOtherSecret(storage, { secret, isGenerated: given === undefined });
  return secret;
}

/** Where a change of the generated secret was stopped after the database had been sealed anew, the new one counts from now on. */
export async function completeChange(storage: Storage, dataDir: string): Promise<void> {
  const next = nextSecret(dataDir);
  if (next !== undefined && fingerprintOf(next) === (await knownFingerprint(storage.db))) adoptNext(dataDir);
}

/** A new one would open nothing, and would be in the way of the one that is put back. */
async function refuseMissing(storage: Storage, dataDir: string): Promise<void> {
  if (generatedSecret(dataDir) !== undefined || (await knownFingerprint(storage.db)) === undefined) return;
  throw new UnusableSecret(
    `${secretFile(dataDir)} is missing, but this database belongs to a site that has a secret. Put that file back, or set SECRET to what it says, on every server the same. If it is lost: npm run secret:rotate -- --lost`,
  );
}
