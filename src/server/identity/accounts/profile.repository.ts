import type { IdentityDb } from '#server/identity/identity-tables.ts';

/** The hash of somebody's password; undefined where there is none. */
export async function findPassword(db: IdentityDb, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row?.password ?? undefined;
}

interface NewPassword {
  /** The hash that is to be replaced. */
  readonly before: string;
  readonly hash: string;
  readonly now: string;
}

/** Answers whether it was still the one before. Links that would choose another go with it. */
export async function replacePassword(
  db: IdentityDb,
  userId: string,
  { before, hash, now }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_accounts')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('password', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('identity_verifications').where('value', '=', userId).execute();
  return true;
}

export async function renameAccount(db: IdentityDb, id: string, name: string, now: string): Promise<void> {
  await db.updateTable('identity_users').set({ name, updatedAt: now }).where('id', '=', id).execute();
}
