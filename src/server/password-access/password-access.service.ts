import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import * as repository from './password-access.repository.ts';

export interface Deps {
  readonly storage: Storage;
  readonly vault: Vault;
}

export interface PasswordAccess {
  readonly id: string;
  readonly password: string;
}

/** The passwords that pages can share, readable. One sealed with another secret comes back empty. */
export async function listPasswordAccess({ storage, vault }: Deps): Promise<PasswordAccess[]> {
  const sealed = await repository.listPasswordAccesses(storage.db);
  return sealed.map(({ id, password }) => ({ id, password: vault.open(password) ?? '' }));
}

export async function createPasswordAccess(
  { storage, vault }: Deps,
  access: PasswordAccess,
  person: Person,
): Promise<PasswordAccess> {
  try {
    return await storage.write(actorOf(person), async (scope) => {
      const sealed = { id: access.id, password: vault.seal(access.password) };
      await repository.insertPasswordAccess(scope.db, sealed, scope.now);
      scope.record('password-access/create', access.id);
      return access;
    });
  } catch (error) {
    if (!storage.capabilities.isUniqueViolation(error)) throw error;
    throw new AppError('page/identifier-taken', {
      message: `There is already a shared password with the id ${access.id}.`,
    });
  }
}

export async function savePasswordAccess(
  { storage, vault }: Deps,
  access: PasswordAccess,
  person: Person,
): Promise<PasswordAccess> {
  return storage.write(actorOf(person), async (scope) => {
    const before = await repository.findPasswordAccess(scope.db, access.id);
    if (!before) throw new AppError('password-access/not-found');
    // What visitors have opened is bound to the sealed text: it stays when the password does.
    if (vault.open(before.password) !== access.password) {
      const sealed = { id: access.id, password: vault.seal(access.password) };
      await repository.updatePasswordAccess(scope.db, sealed, scope.now);
    }
    scope.changesSite();
    scope.record('password-access/save', access.id);
    return access;
  });
}

/**
 * Drops a shared password. While pages open with it, it stays, since they would be locked to everybody without a
 * word: 409 with their names. One in the trash does not hold it; restored, it is locked to all.
 */
export async function deletePasswordAccess({ storage }: Deps, id: string, person: Person): Promise<void> {
  await storage.write(actorOf(person), async (scope) => {
    const pages = await repository.pagesOpenedBy(scope.db, id);
    if (pages.length > 0) throw inUse(pages);
    if (!(await repository.deletePasswordAccess(scope.db, id)))
      throw new AppError('password-access/not-found');
    scope.changesSite();
    scope.record('password-access/delete', id);
  });
}

function inUse(pages: readonly string[]): AppError {
  return new AppError('password-access/in-use', {
    message: `Pages open with this password: ${pages.join(', ')}. Give them another one first.`,
    issues: pages.map((page) => ({ path: page, message: 'This page opens with the password.' })),
  });
}
