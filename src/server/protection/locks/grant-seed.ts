import { randomBytes } from 'node:crypto';

/** Seed that binds the grants of a room or link; a new seed ends them. */
export function newGrantSeed(): string {
  return randomBytes(16).toString('base64url');
}
