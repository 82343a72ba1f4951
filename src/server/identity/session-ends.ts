import { sessionLifetimeMs } from './better-auth.ts';

/** Days after which a session ends where nobody says otherwise (`SESSION_DAYS`). */
export const longestSessionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** ms since 1970 at which a session is over that was opened then, however often it is used (ASVS 5.0, 7.3.2). */
export function lastEnd(since: number, days = longestSessionDays): number {
  return since + days * dayMs;
}

/** When a session is over that is used now: seven days later, and never after its last end. */
export function nextEnd(since: number, now: number, days?: number): Date {
  return new Date(Math.min(now + sessionLifetimeMs, lastEnd(since, days)));
}
