import type { IdentityDb } from './identity-tables.ts';

/** A session that has not run out, as its owner may see it. */
interface DeviceSession {
  readonly id: string;
  readonly since: string;
  readonly seenAt: string;
  readonly userAgent: string;
}

export async function listDeviceSessions(
  db: IdentityDb,
  userId: string,
  now: Date,
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom('identity_sessions')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', userId)
    .execute();
  return rows
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now.getTime())
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      since: new Date(createdAt).toISOString(),
      seenAt: new Date(updatedAt).toISOString(),
      userAgent: userAgent ?? '',
    }));
}

/**
 * Holds back the other changes that somebody makes of their own account until the transaction ends. Answers whether the
 * session is still there.
 */
export async function holdSession(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  await db
    .updateTable('identity_users')
    .set((account) => ({ name: account.ref('name') }))
    .where('id', '=', userId)
    .execute();
  const session = await db
    .selectFrom('identity_sessions')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return session !== undefined;
}

/** Answers whether there was one to end: of two who end the same at once, one is told so. */
export async function endSession(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Answers how many there were. */
export async function endOtherSessions(db: IdentityDb, userId: string, kept: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_sessions')
    .where('userId', '=', userId)
    .where('id', '!=', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
