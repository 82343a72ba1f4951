import { AppError } from '#server/http/app-error.ts';
import { isConfirmed, keepConfirmation } from './confirmations.repository.ts';
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
