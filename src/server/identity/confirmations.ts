import { AppError } from '#server/http/app-error.ts';
import type { IdentityDb } from './identity-tables.ts';
import type { Self } from './self.ts';

/** ms for which a confirmed session may change how its user signs in. */
const confirmationLifetimeMs = 10 * 60 * 1000;

export interface Confirmations {
  /** Returns until when, as ISO text. */
  confirm(self: Self): Promise<string>;
  /** Throws 403 unless the user has recently confirmed their identity in this session. */
  require(self: Self, db?: IdentityDb): Promise<void>;
}

/**
 * Manages confirmations of identity, which changes of sign-in methods require, so that an unattended device
 * is not enough. They end with their session.
 */
export function createConfirmations(db: IdentityDb, now: () => number): Confirmations {
  return {
    async confirm({ sessionId }) {
      const until = new Date(now() + confirmationLifetimeMs).toISOString();
      await keepConfirmation(db, sessionId, until);
      return until;
    },
    async require({ sessionId }, inside = db) {
      if (await isConfirmed(inside, sessionId, new Date(now()).toISOString())) return;
      throw new AppError('profile/confirm-first');
    },
  };
}

/** Stores until when a session counts as confirmed. */
async function keepConfirmation(db: IdentityDb, sessionId: string, until: string): Promise<void> {
  await db
    .insertInto('identity_confirmations')
    .values({ sessionId, until })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ until }))
    .execute();
}

async function isConfirmed(db: IdentityDb, sessionId: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_confirmations')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
