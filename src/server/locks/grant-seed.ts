import { randomBytes } from 'node:crypto';

/** What the grants of a room or of a preview link are bound to: with another one they have ended. */
export function newGrantSeed(): string {
  return randomBytes(16).toString('base64url');
}
