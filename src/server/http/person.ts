import type { User } from '#api/endpoints/auth.ts';
import { AppError } from './app-error.ts';

/** Who asks: a signed-in person, or the system (seed, jobs), which may do everything. */
export type Person = User | 'system';

/** The name that versions and the audit keep; null for the system. */
export function actorOf(person: Person): string | null {
  return person === 'system' ? null : person.email;
}

/** The signed-in person of a call whose policy asks for one. */
export function signedIn(viewer: User | undefined): User {
  if (!viewer) throw new AppError('auth/required');
  return viewer;
}
