import type { IdentityDb } from './identity-tables.ts';

/** Remembers until when a session may do what asks for more than being signed in. */
export async function keepConfirmation(db: IdentityDb, sessionId: string, until: string): Promise<void> {
  await db
    .insertInto('identity_confirmations')
    .values({ sessionId, until })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ until }))
    .execute();
}

export async function isConfirmed(db: IdentityDb, sessionId: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_confirmations')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
