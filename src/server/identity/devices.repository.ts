import type { IdentityDb } from './identity-tables.ts';

/** An unexpired session, as its user may see it. */
export interface DeviceSession {
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
  const rows = await selectSessions(db).where('userId', '=', userId).execute();
  return rows.filter((row) => isAlive(row, now)).map(toSession);
}

/** Lists the sessions of all accounts, each with its account. */
export async function listAllSessions(
  db: IdentityDb,
  now: Date,
): Promise<(DeviceSession & { readonly userId: string })[]> {
  const rows = await selectSessions(db).select('userId').execute();
  return rows.filter((row) => isAlive(row, now)).map((row) => ({ ...toSession(row), userId: row.userId }));
}

function selectSessions(db: IdentityDb) {
  return db
    .selectFrom('identity_sessions')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent']);
}

function isAlive({ expiresAt }: { readonly expiresAt: string | Date }, now: Date): boolean {
  return new Date(expiresAt).getTime() > now.getTime();
}

interface SessionRow {
  readonly id: string;
  readonly createdAt: string | Date;
  readonly updatedAt: string | Date;
  readonly userAgent: string | null;
}

function toSession({ id, createdAt, updatedAt, userAgent }: SessionRow): DeviceSession {
  return {
    id,
    since: new Date(createdAt).toISOString(),
    seenAt: new Date(updatedAt).toISOString(),
    userAgent: userAgent ?? '',
  };
}

/**
 * Locks the account against its user's other changes until the transaction ends. True if the session still
 * exists.
 */
export async function lockSession(db: IdentityDb, userId: string, id: string): Promise<boolean> {
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

/** True if there was a session to end; of two concurrent calls only one gets true. */
export async function endSession(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many there were. */
export async function endOtherSessions(db: IdentityDb, userId: string, kept: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_sessions')
    .where('userId', '=', userId)
    .where('id', '!=', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
