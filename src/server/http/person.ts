import type { User } from '#api/endpoints/auth.ts';
import { AppError } from './app-error.ts';

/**
 * A program that has a key of the studio. It calls as an editor does, and is held to less: no protected page, and nothing
 * that visitors see.
 */
export interface Assistant extends User {
  readonly isAssistant: true;
}

/** Who asks: a signed-in person, an assistant, or the system (seed, jobs), which may do everything. */
export type Person = User | Assistant | 'system';

export function isAssistant(who: Person | undefined): who is Assistant {
  return typeof who === 'object' && 'isAssistant' in who;
}

/** The name that versions and the audit keep; null for the system. */
export function actorOf(person: Person): string | null {
  return person === 'system' ? null : person.email;
}

/** The signed-in person, or the assistant, of a call whose policy asks for one. */
export function signedIn(viewer: User | undefined): User {
  if (!viewer) throw new AppError('auth/required');
  return viewer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, by the bearer token of this request alone; undefined for a visitor. */
    viewer: User | undefined;
    /** The session of that token. */
    sessionId: string | undefined;
    /** The session that a call names which has no token any more: as whom it is counted, and nothing else. */
    countedAs?: string | undefined;
  }
}
