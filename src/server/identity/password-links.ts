import { randomBytes } from 'node:crypto';
import type { BetterAuth } from './better-auth.ts';
import type { PasswordLinkOptions } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/** ms. Long enough to finish an installation and read the mail; after that a new one can be requested. */
export const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** ms. The invited person may be away for some days. */
export const invitationLifetimeMs = 7 * linkLifetimeMs;

/** Formats the key under which better-auth keeps a one-time link; stored as a hash. */
export function linkIdentifier(token: string): string {
  return `reset-password:${token}`;
}

/** Deletes all password links of an account. */
export async function endPasswordLinks(db: IdentityDb, accountId: string): Promise<void> {
  await db.deleteFrom('identity_verifications').where('value', '=', accountId).execute();
}

/** Creates a path on the site where the user chooses a password, once. */
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
