import type { User } from '#api/endpoints/auth.ts';
import { AppError } from './app-error.ts';

/**
 * A program with an API key. It has an editor's rights, except for protected pages and anything that visitors
 * see.
 */
export interface Assistant extends User {
  readonly isAssistant: true;
}

/** The actor of a request: a user, an assistant, or the system (seed, jobs), which may do everything. */
export type Person = User | Assistant | 'system';

export function isAssistant(who: Person | undefined): who is Assistant {
  return typeof who === 'object' && 'isAssistant' in who;
}

/** Returns the name stored in versions and the activity log; null for the system. */
export function getActor(person: Person): string | null {
  return person === 'system' ? null : person.email;
}

/** Returns the user or assistant of a call. Throws 401 for a visitor, whom the policy has already refused. */
export function requireUser(viewer: User | undefined): User {
  if (!viewer) throw new AppError('auth/required');
  return viewer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the bearer token; undefined for a visitor. */
    viewer: User | undefined;
    /** Session of that token. */
    sessionId: string | undefined;
    /** Session of a call without a token, for rate limiting only. */
    countedAs?: string | undefined;
  }
}
