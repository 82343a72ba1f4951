import type { FastifyRequest } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor } from '#server/http/person.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { lockSession } from './devices.repository.ts';
import type { IdentityDb, IdentityTables } from './identity-tables.ts';

/** The signed-in user with the current session. */
export interface Self {
  readonly user: User;
  readonly sessionId: string;
}

export function getSelf({ viewer: user, sessionId }: FastifyRequest): Self {
  if (!user || sessionId === undefined) throw new AppError('auth/required');
  return { user, sessionId };
}

export type OwnWrite = <T>(self: Self, work: (db: IdentityDb, scope: WriteScope) => Promise<T>) => Promise<T>;

/**
 * Creates a runner for changes of one's own account: each is a transaction with its entry in the activity
 * log, and they run one after another.
 */
export function createOwnWrite(storage: Storage): OwnWrite {
  return (self, work) =>
    storage.write(getActor(self.user), async (scope) => {
      const db = scope.db.withTables<IdentityTables>();
      // The session may have ended during the request.
      if (!(await lockSession(db, self.user.id, self.sessionId))) throw new AppError('auth/required');
      return work(db, scope);
    });
}
