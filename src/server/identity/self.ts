import type { FastifyRequest } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf } from '#server/http/person.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { holdSession } from './devices.repository.ts';
import type { IdentityDb, IdentityTables } from './identity-tables.ts';

/** Somebody, as signed in by one of their sessions. */
export interface Self {
  readonly user: User;
  readonly sessionId: string;
}

export function selfOf({ viewer: user, sessionId }: FastifyRequest): Self {
  if (!user || sessionId === undefined) throw new AppError('auth/required');
  return { user, sessionId };
}

export type OwnWrite = <T>(self: Self, work: (db: IdentityDb, scope: WriteScope) => Promise<T>) => Promise<T>;

/**
 * Writes that somebody makes of their own account: each is one transaction with its note in the audit, and they wait
 * for each other.
 */
export function createOwnWrite(storage: Storage): OwnWrite {
  return (self, work) =>
    storage.write(actorOf(self.user), async (scope) => {
      const db = scope.db.withTables<IdentityTables>();
      // A session that was ended while it asked does nothing any more.
      if (!(await holdSession(db, self.user.id, self.sessionId))) throw new AppError('auth/required');
      return work(db, scope);
    });
}
