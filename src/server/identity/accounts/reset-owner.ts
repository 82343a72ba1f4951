import { createAccountsRepository, removeSuspension } from '#server/identity/accounts.repository.ts';
import type { BetterAuth } from '#server/identity/better-auth.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import { createPasswordLink } from '#server/identity/password-links.ts';

/**
 * Creates a one-time link for an owner who is locked out. Throws, listing the owners' addresses, if the
 * address is not an owner's.
 */
export async function resetOwner(
  db: IdentityDb,
  betterAuth: () => Promise<BetterAuth>,
  email: string,
): Promise<string> {
  const owners = await createAccountsRepository(db).owners();
  const owner = owners.find((account) => account.email === email.trim().toLowerCase());
  if (owner) {
    // Access to the server implies access to the site, so a suspension is lifted.
    await removeSuspension(db, owner.id);
    return createPasswordLink(db, await betterAuth(), owner.id);
  }
  const known = owners.map((account) => account.email).join(', ');
  throw new Error(
    `No owner has the address ${email}. ${known === '' ? 'There is none yet.' : `Owners: ${known}`}`,
  );
}
