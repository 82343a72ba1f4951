import type { IdentityDb } from './identity-tables.ts';

/** A session that has not run out, as its owner may see it. */
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
  const rows = await sessions(db).where('userId', '=', userId).execute();
  return rows.filter((row) => isAlive(row, now)).map(toSession);
}

/** Those of everybody, each with whose it is. */
export async function listAllSessions(
  db: IdentityDb,
  now: Date,
): Promise<(DeviceSession & { readonly userId: string })[]> {
  const rows = await sessions(db).select('userId').execute();
  return rows.filter((row) => isAlive(row, now)).map((row) => ({ ...toSession(row), userId: row.userId }));
}

function sessions(db: IdentityDb) {
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
