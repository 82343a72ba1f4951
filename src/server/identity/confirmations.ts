import { AppError } from '#server/http/app-error.ts';
import type { IdentityDb } from './identity-tables.ts';
import type { Self } from './self.ts';

/** ms in which a session may change how its person signs in. */
const confirmationLifetimeMs = 10 * 60 * 1000;

export interface Confirmations {
  /** Answers until when, as ISO text. */
  confirm(self: Self): Promise<string>;
  /** Throws 403 for a session whose person has not just proven who they are. */
  require(self: Self, db?: IdentityDb): Promise<void>;
}

/**
 * Whoever sits at a device that was left open must not make a key of their own to it. A session that ends takes what it
 * was allowed with it.
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

/** Remembers until when a session may do what asks for more than being signed in. */
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
