import { randomBytes } from 'node:crypto';
import type { BetterAuth } from './better-auth.ts';
import type { PasswordLinkOptions } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/** ms. Long enough to finish an installation and read the mail; whoever misses it asks for another one. */
export const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** ms. Who is invited may be away for some days. */
export const invitationLifetimeMs = 7 * linkLifetimeMs;

/** The name under which better-auth keeps a one-time link; stored as a hash. */
export function linkIdentifier(token: string): string {
  return `reset-password:${token}`;
}

/** Ends all links by which somebody could choose a password of this account. */
export async function endPasswordLinks(db: IdentityDb, accountId: string): Promise<void> {
  await db.deleteFrom('identity_verifications').where('value', '=', accountId).execute();
}

/** A path on the site where the account's owner chooses a password, once. */
export async function createPasswordLink(
  db: IdentityDb,
  auth: BetterAuth,
  accountId: string,
  { lifetimeMs, isOnly }: PasswordLinkOptions = { lifetimeMs: linkLifetimeMs, isOnly: true },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  if (isOnly) await endPasswordLinks(db, accountId);
  await auth.store.createVerificationValue({
    identifier: linkIdentifier(token),
    value: accountId,
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return `/admin/welcome?token=${token}`;
}
