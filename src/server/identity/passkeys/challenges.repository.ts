import type { IdentityDb } from '#server/identity/identity-tables.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';

/** What is signed: it is good for one purpose, for whoever asked for it, and once. */
export interface Challenge {
  readonly challenge: string;
  readonly purpose: 'sign-in' | 'register' | 'confirm';
  /** The session or the browser that asked. */
  readonly holder: string;
}

export async function keepChallenge(
  db: IdentityDb,
  { challenge, purpose, holder }: Challenge,
  time: { readonly now: string; readonly expiresAt: string },
): Promise<void> {
  await db.deleteFrom('identity_challenges').where('expiresAt', '<=', time.now).execute();
  await db
    .insertInto('identity_challenges')
    .values({ id: hashOfSecret(challenge), purpose, holder: hashOfSecret(holder), expiresAt: time.expiresAt })
    .execute();
}

/** Uses it up. Answers whether it was good: of two who come with the same one at once, for one of them. */
export async function takeChallenge(
  db: IdentityDb,
  { challenge, purpose, holder }: Challenge,
  now: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_challenges')
    .where('id', '=', hashOfSecret(challenge))
    .where('purpose', '=', purpose)
    .where('holder', '=', hashOfSecret(holder))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
