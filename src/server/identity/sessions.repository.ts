import { type Role, roles, type User } from '#api/endpoints/auth.ts';
import type { IdentityDb } from './identity-tables.ts';

/** A session that counts: not expired, of an account that is on the studio's list and not suspended. */
export interface LiveSession {
  readonly id: string;
  readonly user: User;
  readonly expiresAt: Date;
}

export interface SessionsRepository {
  findLive(id: string): Promise<LiveSession | undefined>;
  /** The id of the session that better-auth opened under this token of its own. */
  idOfToken(token: string): Promise<string | undefined>;
  extend(id: string, expiresAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Sessions are better-auth's rows, read directly: a request then never waits for its import. */
export function createSessionsRepository(db: IdentityDb, now: () => number = Date.now): SessionsRepository {
  return {
    async findLive(id) {
      const row = await db
        .selectFrom('identity_sessions as session')
        .innerJoin('identity_users as account', 'account.id', 'session.userId')
        .where('session.id', '=', id)
        .select(['session.id as sessionId', 'session.expiresAt', 'account.id', 'account.email'])
        .select(['account.name', 'account.role', 'account.banned'])
        .executeTakeFirst();
      if (!row || row.banned || !isRole(row.role)) return undefined;
      const expiresAt = new Date(row.expiresAt);
      // Negated, so that a date nobody can read counts as expired.
      if (!(expiresAt.getTime() > now())) return undefined;
      const user = { id: row.id, email: row.email, name: row.name, role: row.role };
      return { id: row.sessionId, user, expiresAt };
    },

    async idOfToken(token) {
      const row = await db
        .selectFrom('identity_sessions')
        .where('token', '=', token)
        .select('id')
        .executeTakeFirst();
      return row?.id;
    },

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
  };
}

function isRole(value: string | null): value is Role {
  return roles.some((role) => role === value);
}
