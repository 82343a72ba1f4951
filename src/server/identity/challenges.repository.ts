import { createHash } from 'node:crypto';
import type { IdentityDb } from './identity-tables.ts';

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
    .values({ id: hash(challenge), purpose, holder: hash(holder), expiresAt: time.expiresAt })
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
    .where('id', '=', hash(challenge))
    .where('purpose', '=', purpose)
    .where('holder', '=', hash(holder))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whoever reads the table learns nothing that could be sent back. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
