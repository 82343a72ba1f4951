import { z } from 'zod';
import { generateReadableCode } from '#content/text/readable-code.ts';
import type { StartingContent } from '#seed/starting-content.ts';
import { createAccountsRepository } from '#server/identity/accounts.repository.ts';
import { type BetterAuth, passwordLength } from '#server/identity/better-auth.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import { createPasswordLink } from '#server/identity/password-links.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listOwner } from './list-owner.ts';

/** Thrown when the configuration can't create the first owner; the message names the variable. */
export class OwnerIssue extends Error {
  override name = 'OwnerIssue';
}

export interface FirstOwnerOptions {
  /** ADMIN_EMAIL and ADMIN_PASSWORD. */
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** First sign-in of an owner that the configuration does not name. */
  readonly firstSignIn: StartingContent['firstSignIn'];
}

/** The owner as the start reports it. */
export type FirstOwner =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  | { readonly kind: 'link'; readonly email: string; readonly path: string }
  | { readonly kind: 'configured'; readonly email: string }
  | { readonly kind: 'listed'; readonly email: string }
  | { readonly kind: 'exists' };

/** Address of the owner if the configuration names none. */
export const defaultOwnerEmail = 'studio@vitrine.example';

/**
 * Creates the first owner if there is none, never with a guessable password. An owner who has not used the
 * set-up link gets a new one at each start, in case it was lost or expired. A generated password is reported
 * before it is stored: if the process is killed in between, the next start reports another one. In the other
 * order, no user could ever sign in.
 */
export async function ensureFirstOwner(
  db: IdentityDb,
  betterAuth: () => Promise<BetterAuth>,
  options: FirstOwnerOptions,
  tell: (owner: FirstOwner) => void,
): Promise<void> {
  const owners = await createAccountsRepository(db).owners();
  if (owners.some((owner) => owner.hasPassword)) return tell({ kind: 'exists' });
  const [waiting] = owners;
  const auth = await betterAuth();
  if (waiting) return tell(await link(db, auth, waiting.id, waiting.email));

  const { email, password } = getFirstCredentials(options);
  if (password === undefined) return tell(await link(db, auth, await createOwner(auth, email), email));
  if (options.password === undefined) tell({ kind: 'password', email, password });
  await createOwner(auth, email, password);
  if (options.password !== undefined) tell({ kind: 'configured', email });
}

/**
 * Adds the first owner to the list if passwords are kept elsewhere. Anyone who proves there that the address
 * is theirs may sign in.
 * @throws {OwnerIssue} if there is no owner and no address
 */
export async function ensureListedOwner(
  storage: Storage,
  email: string | undefined,
  tell: (owner: FirstOwner) => void,
): Promise<void> {
  const owners = await createAccountsRepository(storage.db.withTables<IdentityTables>()).owners();
  if (owners.length > 0) return tell({ kind: 'exists' });
  if (email === undefined) {
    throw new OwnerIssue(
      'ADMIN_EMAIL: needed for the first start with IDENTITY=firebase. Set it to the address of the owner’s Firebase account.',
    );
  }
  tell({ kind: 'listed', email: await listOwner(storage, email) });
}

function getFirstCredentials({ email, password, firstSignIn }: FirstOwnerOptions): {
  email: string;
  password?: string;
} {
  const address = email ?? defaultOwnerEmail;
  if (!z.email().safeParse(address).success)
    throw new OwnerIssue(`ADMIN_EMAIL is not an e-mail address: ${address}`);
  if (password !== undefined) {
    const { min, max } = passwordLength;
    if (password.length < min || password.length > max) {
      throw new OwnerIssue(`ADMIN_PASSWORD must have ${min} to ${max} characters.`);
    }
    return { email: address, password };
  }
  // An owner whom the configuration names without a password always gets a link.
  return firstSignIn === 'password' && email === undefined
    ? { email: address, password: generateReadableCode(4) }
    : { email: address };
}

async function createOwner(auth: BetterAuth, email: string, password?: string): Promise<string> {
  const name = email.split('@', 1)[0] ?? email;
  const { user } = await auth.api.createUser({ body: { email, password, name, role: 'owner' } });
  return user.id;
}

async function link(db: IdentityDb, auth: BetterAuth, accountId: string, email: string): Promise<FirstOwner> {
  return { kind: 'link', email, path: await createPasswordLink(db, auth, accountId) };
}
