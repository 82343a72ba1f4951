import type { AuditActionName } from '#api/audit-actions.ts';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import * as repository from './locks/password-access.repository.ts';

export interface PasswordAccessDeps {
  readonly storage: Storage;
  readonly vault: Vault;
}

type NewAccess = Pick<PasswordAccess, 'id' | 'password' | 'label'>;

/** Properties that are left out do not change. */
interface AccessChange {
  readonly id: string;
  readonly password?: string | undefined;
  readonly label?: string | undefined;
}

/** Lists the shared passwords, decrypted. A password that was encrypted with another secret is ''. */
export async function listPasswordAccess({ storage, vault }: PasswordAccessDeps): Promise<PasswordAccess[]> {
  const stored = await repository.listPasswordAccesses(storage.db);
  const pages = Map.groupBy(await repository.listOpenedPages(storage.db), ({ passwordId }) => passwordId);
  return stored.map((access) => present(vault, access, pages.get(access.id) ?? []));
}

export async function createPasswordAccess(
  { storage, vault }: PasswordAccessDeps,
  { id, password, label }: NewAccess,
  person: Person,
): Promise<PasswordAccess> {
  const access = { id, password: vault.seal(password), label: label.trim() };
  try {
    await storage.write(getActor(person), async (scope) => {
      await repository.insertPasswordAccess(scope.db, access, scope.now);
      scope.record('password-access/create', id);
    });
  } catch (error) {
    if (!storage.capabilities.isUniqueViolation(error)) throw error;
    throw new AppError('page/identifier-taken', {
      message: `There is already a shared password with the id ${id}.`,
    });
  }
  return present(vault, { ...access, usedAt: null }, []);
}

/**
 * Saves a shared password. A new password ends the grants of the old one at once, since grants are bound to
 * the encrypted text.
 */
export function savePasswordAccess(
  deps: PasswordAccessDeps,
  { id, password, label }: AccessChange,
  person: Person,
): Promise<PasswordAccess> {
  const { vault } = deps;
  return change(deps, id, person, (before) => {
    const stays = password === undefined || vault.open(before.password) === password;
    const sealed = stays ? before.password : vault.seal(password);
    return {
      action: 'password-access/save',
      after: { ...before, password: sealed, label: label?.trim() ?? before.label },
    };
  });
}

/** Ends the grants of a shared password without changing it. */
export function closePasswordAccess(
  deps: PasswordAccessDeps,
  id: string,
  person: Person,
): Promise<PasswordAccess> {
  const { vault } = deps;
  return change(deps, id, person, (before) => {
    const password = vault.open(before.password);
    // A password that cannot be decrypted opens nothing, so it has no grants to end.
    const sealed = password === undefined ? before.password : vault.seal(password);
    return { action: 'password-access/close', after: { ...before, password: sealed } };
  });
}

/** Records that a visitor has used the password. This is a measurement, so the activity log has no entry. */
export async function notePasswordUse(storage: Storage, id: string): Promise<void> {
  const now = storage.now().toISOString();
  await storage.increment((db) => repository.updateLastUse(db, id, now));
}

async function change(
  { storage, vault }: PasswordAccessDeps,
  id: string,
  person: Person,
  decide: (before: repository.StoredAccess) => {
    readonly action: AuditActionName;
    readonly after: repository.StoredAccess;
  },
): Promise<PasswordAccess> {
  return storage.write(getActor(person), async (scope) => {
    const before = await repository.lockPasswordAccess(scope.db, id);
    if (!before) throw new AppError('password-access/not-found');
    const { action, after } = decide(before);
    await repository.updatePasswordAccess(scope.db, after, scope.now);
    if (after.password !== before.password) scope.changesSite();
    scope.record(action, id);
    return present(vault, after, await repository.listOpenedPages(scope.db, id));
  });
}

function present(
  vault: Vault,
  { id, password, label, usedAt }: repository.StoredAccess,
  pages: readonly repository.OpenedPage[],
): PasswordAccess {
  return {
    id,
    password: vault.open(password) ?? '',
    label,
    usedAt,
    pages: pages.map(({ passwordId: _, ...page }) => page),
  };
}

/**
 * Deletes a shared password. Throws 409 with the names of the pages that use it, since those would be locked
 * to everybody without notice. Pages in the trash do not prevent it; once restored they are locked to
 * everybody.
 */
export async function deletePasswordAccess(
  { storage }: PasswordAccessDeps,
  id: string,
  person: Person,
): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    // Locks the password: a page that starts to use it at the same time is listed below, or finds it deleted.
    if (!(await repository.lockPasswordAccess(scope.db, id))) throw new AppError('password-access/not-found');
    const pages = await repository.listOpenedPages(scope.db, id);
    if (pages.length > 0) throw createInUseError(pages.map(({ identifier }) => identifier));
    await repository.deletePasswordAccess(scope.db, id);
    scope.changesSite();
    scope.record('password-access/delete', id);
  });
}

function createInUseError(pages: readonly string[]): AppError {
  return new AppError('password-access/in-use', {
    message: `Pages use this password: ${pages.join(', ')}. Give them another one first.`,
    issues: pages.map((page) => ({ path: page, message: 'This page uses the password.' })),
  });
}
