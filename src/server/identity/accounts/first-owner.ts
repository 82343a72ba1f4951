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
  /** How an owner whom the configuration does not name signs in first. */
  readonly firstSignIn: StartingContent['firstSignIn'];
}

/** What the start tells of the owner. */
export type FirstOwner =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  | { readonly kind: 'link'; readonly email: string; readonly path: string }
  | { readonly kind: 'configured'; readonly email: string }
  | { readonly kind: 'listed'; readonly email: string }
  | { readonly kind: 'exists' };

/** The owner's address when the configuration names none. */
export const defaultOwnerEmail = 'studio@vitrine.example';

/**
 * Makes the first owner when there is none, and never a guessable one. An owner who has not used the set-up
 * link yet gets a fresh one, so that a lost or expired link is mended by starting again. A generated password is
 * told before it is stored: whoever is stopped in between has told one that opens nothing, and the next start
 * tells another; the other way round nobody could ever sign in.
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

  const { email, password } = firstCredentials(options);
  if (password === undefined) return tell(await link(db, auth, await createOwner(auth, email), email));
  if (options.password === undefined) tell({ kind: 'password', email, password });
  await createOwner(auth, email, password);
  if (options.password !== undefined) tell({ kind: 'configured', email });
}

/**
 * Puts the first owner on the list, where passwords are kept elsewhere: whoever proves there that the address is theirs gets in.
 * @throws OwnerIssue when there is no owner yet, and no address
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
      'ADMIN_EMAIL: needed on a first start with IDENTITY=firebase. Set it to the address of the owner’s Firebase account.',
    );
  }
  tell({ kind: 'listed', email: await listOwner(storage, email) });
}

function firstCredentials({ email, password, firstSignIn }: FirstOwnerOptions): {
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
