import { forgetAllCodes } from '#server/identity/accounts/recovery-codes.service.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type ResealResult, resealAll } from './sealed-columns.repository.ts';
import {
  computeSecretFingerprint,
  createPasswordVault,
  findKnownFingerprint,
  rememberSecret,
} from './secret-fingerprint.ts';

interface Rotation {
  readonly before: string;
  readonly after: string;
  /** Continues without the lost secret: values encrypted with it are unreadable. */
  readonly isLost: boolean;
}

/**
 * Encrypts stored passwords with another secret, in one transaction. Signs everybody out and ends visitors'
 * grants, whose signatures derive from the secret too. Deletes recovery codes, which would no longer work.
 *
 * @throws with a sentence, if `before` is not the database's secret
 */
export async function rotateSecret(
  storage: Storage,
  { before, after, isLost }: Rotation,
): Promise<ResealResult> {
  if (before === after) throw new Error('The new secret is the same as the current one.');
  return storage.write(null, async (scope) => {
    const known = await findKnownFingerprint(scope.db);
    if (known === computeSecretFingerprint(after)) throw new Error('The site already uses this secret.');
    if (known !== undefined && known !== computeSecretFingerprint(before) && !isLost)
      throw new Error(notTheOneBefore);
    const resealed = await resealAll(scope.db, createPasswordVault(before), createPasswordVault(after));
    if (known === undefined && resealed.lost.length > 0 && !isLost) throw new Error(notTheOneBefore);
    await forgetAllCodes(scope.db.withTables<IdentityTables>());
    await rememberSecret(scope.db, after, scope.now);
    scope.changesSite();
    scope.record('site/secret', 'site', { done: resealed.done, lost: resealed.lost.length });
    return resealed;
  });
}

const notTheOneBefore =
  'The passwords in this database are encrypted with another secret: set SECRET_BEFORE to the old one. If it is lost: npm run secret:rotate -- --lost, and then give those pages and client spaces new passwords.';
