import type { SavePageBody } from '#api/schemas/page.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { isHeldByClientSpace } from '#server/protection/locks/client-space-lock.repository.ts';
import { lockPasswordAccess } from '#server/protection/locks/password-access.repository.ts';
import type { Vault } from '#server/security/vault.ts';
import type { WriteScope } from '#server/storage/storage.ts';

type Protection = Pick<PageRecord, 'requiresLogin' | 'loginPassword' | 'passwordId'>;
type Wishes = Pick<SavePageBody, 'requiresLogin' | 'loginPassword' | 'passwordId'>;

/**
 * Computes the protection of a page after a save. Only owners may change it. An editor's body with a password
 * is rejected whatever it contains: comparing it with the stored password would let editors guess it.
 */
export async function computeProtection(
  { db, now }: Pick<WriteScope, 'db' | 'now'>,
  vault: Vault,
  before: Protection & Pick<PageRecord, 'id'>,
  wishes: Wishes,
  person: Person,
): Promise<Protection> {
  const { requiresLogin = before.requiresLogin, passwordId: wishedId = before.passwordId } = wishes;
  const passwordId = wishedId === '' ? null : wishedId;
  const changes =
    requiresLogin !== before.requiresLogin ||
    passwordId !== before.passwordId ||
    changesPassword(before, wishes);
  if (changes && !authorize(person, 'change', 'protection')) {
    throw new AppError('auth/forbidden', { message: 'Only owners can change a page’s protection.' });
  }
  if (
    passwordId !== null &&
    passwordId !== before.passwordId &&
    // Locks the shared password, so that a concurrent deletion waits and then finds this page using it.
    !(await lockPasswordAccess(db, passwordId))
  ) {
    throw createInvalidError('passwordId', `There is no shared password with the id ${passwordId}.`);
  }
  const loginPassword = computeNextPassword(vault, before, wishes);
  // A page whose shared password was deleted stays locked, and can still be edited.
  const hasPassword = loginPassword !== null || passwordId !== null;
  if (changes && requiresLogin && !hasPassword && !(await isHeldByClientSpace(db, before.id, now))) {
    throw createInvalidError(
      'loginPassword',
      'A protected page needs its own password, a shared one, or a client space that contains it.',
    );
  }
  return { requiresLogin, passwordId, loginPassword };
}

function changesPassword(before: Protection, { loginPassword }: Wishes): boolean {
  if (loginPassword === undefined) return false;
  return !(isBlank(loginPassword) && before.loginPassword === null);
}

function computeNextPassword(vault: Vault, before: Protection, { loginPassword }: Wishes): string | null {
  if (loginPassword === undefined) return before.loginPassword;
  if (isBlank(loginPassword)) return null;
  // Encryption is not deterministic: the stored text stays if the password does.
  const same = before.loginPassword !== null && vault.open(before.loginPassword) === loginPassword;
  return same ? before.loginPassword : vault.seal(loginPassword);
}

function isBlank(password: string | null): password is null {
  return password === null || password.trim() === '';
}
