import type { Storage } from '#server/storage/storage.ts';
import { agreeOnSecret, fingerprintOf, knownFingerprint } from './known-secret.ts';
import { adoptNext, nextSecret, readSecret } from './read-secret.ts';

interface Given {
  /** Undefined where it is generated. */
  readonly secret: string | undefined;
  readonly dataDir: string;
}

/**
 * The secret of this server, which is the one of its database. Where a change of the generated one was stopped after the database
 * had been sealed anew, it is completed. To be called in the turn of starts.
 *
 * @throws with a sentence, when the two are not the same
 */
export async function settleSecret(storage: Storage, { secret: given, dataDir }: Given): Promise<string> {
  if (given === undefined) await completeChange(storage, dataDir);
  const secret = readSecret(given, dataDir);
  await agreeOnSecret(storage, { secret, isGenerated: given === undefined });
  return secret;
}

/** Where a change of the generated secret was stopped after the database had been sealed anew, the new one counts from now on. */
export async function completeChange(storage: Storage, dataDir: string): Promise<void> {
  const next = nextSecret(dataDir);
  if (next !== undefined && fingerprintOf(next) === (await knownFingerprint(storage.db))) adoptNext(dataDir);
}
