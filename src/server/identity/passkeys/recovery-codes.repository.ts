import type { IdentityDb } from '#server/identity/identity-tables.ts';

/** Those of before stop working. */
export async function replaceCodes(db: IdentityDb, userId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').where('userId', '=', userId).execute();
  await db
    .insertInto('identity_recovery_codes')
    .values(ids.map((id) => ({ id, userId })))
    .execute();
}

/** Uses one up. Answers whether it was there: of two who use the same one at once, for one of them. */
export async function useCode(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_recovery_codes')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of everybody: they are known by a secret that the site no longer has. */
export async function forgetAllCodes(db: IdentityDb): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').execute();
}

export async function countCodes(db: IdentityDb, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity_recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
