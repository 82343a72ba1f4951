import { randomBytes } from 'node:crypto';
import { type Role, roles, type User } from '#api/endpoints/auth.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import type { VerifiedAccount } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/** A valid session: not expired, of an account that is on the list and not suspended. */
export interface LiveSession {
  readonly id: string;
  readonly user: User;
  readonly expiresAt: Date;
  /** Time of signing in. */
  readonly since: Date;
  /** Last renewal of its token, with a precision of minutes. */
  readonly seenAt: Date;
}

/** Facts recorded about the device that signs in. */
export interface ClientFacts {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SessionsRepository {
  findLive(id: string): Promise<LiveSession | undefined>;
  /**
   * Opens a session for a verified account and returns its id. Undefined if it was verified by a password
   * that has changed since. A concurrent change of the password waits for it, and then ends it with all
   * others.
   */
  open(proven: VerifiedAccount, client: ClientFacts, expiresAt: Date): Promise<string | undefined>;
  /** Records its use and new expiry. */
  extend(id: string, expiresAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** Shortens sessions to an absolute end, computed from when they were opened; both in ms since 1970. */
  endBy(lastEnd: (since: number) => number): Promise<void>;
}

/** Accesses sessions as rows of better-auth's table directly, so that no request waits for its import. */
export function createSessionsRepository(db: IdentityDb, now: () => number = Date.now): SessionsRepository {
  return {
    async findLive(id) {
      const row = await db
        .selectFrom('identity_sessions as session')
        .innerJoin('identity_users as account', 'account.id', 'session.userId')
        .where('session.id', '=', id)
        .select([
          'session.id as sessionId',
          'session.expiresAt',
          'session.updatedAt',
          'session.createdAt as since',
        ])
        .select(['account.id', 'account.email'])
        .select(['account.name', 'account.role', 'account.banned'])
        .executeTakeFirst();
      if (!row || row.banned || !isRole(row.role)) return undefined;
      const expiresAt = new Date(row.expiresAt);
      // Negated, so that an invalid date counts as expired.
      if (!(expiresAt.getTime() > now())) return undefined;
      const user = { id: row.id, email: row.email, name: row.name, role: row.role };
      return {
        id: row.sessionId,
        user,
        expiresAt,
        since: new Date(row.since),
        seenAt: new Date(row.updatedAt),
      };
    },

    open: ({ accountId, passwordHash }, { address, userAgent = '' }, expiresAt) =>
      db.transaction().execute(async (db) => {
        if (passwordHash !== undefined && !(await lockPassword(db, accountId, passwordHash)))
          return undefined;
        const id = randomBytes(24).toString('base64url');
        const at = new Date(now()).toISOString();
        await db
          .insertInto('identity_sessions')
          .values({
            id,
            userId: accountId,
            // better-auth's own token, which Vitrine never accepts.
            token: randomBytes(24).toString('base64url'),
            expiresAt: expiresAt.toISOString(),
            createdAt: at,
            updatedAt: at,
            ipAddress: getAddressKey(address),
            userAgent,
          })
          .execute();
        return id;
      }),

    async extend(id, expiresAt) {
      const updatedAt = new Date(now()).toISOString();
      await db
        .updateTable('identity_sessions')
        .set({ expiresAt: expiresAt.toISOString(), updatedAt })
        .where('id', '=', id)
        .execute();
    },

    async remove(id) {
      await db.deleteFrom('identity_sessions').where('id', '=', id).execute();
    },

    async endBy(lastEnd) {
      const rows = await db
        .selectFrom('identity_sessions')
        .select(['id', 'createdAt', 'expiresAt'])
        .execute();
      for (const { id, createdAt, expiresAt } of rows) {
        const last = lastEnd(new Date(createdAt).getTime());
        if (new Date(expiresAt).getTime() <= last) continue;
        await db
          .updateTable('identity_sessions')
          .set({ expiresAt: new Date(last).toISOString() })
          .where('id', '=', id)
          .execute();
      }
    },
  };
}

/** Locks the password against changes until the transaction ends. False if it has changed already. */
async function lockPassword(db: IdentityDb, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_accounts')
    .set((account) => ({ password: account.ref('password') }))
    .where('userId', '=', userId)
    .where('password', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isRole(value: string | null): value is Role {
  return roles.some((role) => role === value);
}
