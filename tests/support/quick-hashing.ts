import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PasswordHashing } from '#server/identity/better-auth.ts';

const hashOf = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 16 });

/**
 * scrypt at a thousandth of its cost: tests choose hundreds of passwords, none of which is anybody's. What the product keeps them with is
 * tried where accounts are made by the whole server.
 */
export const quickHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${hashOf(password, salt).toString('hex')}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split(':');
    return timingSafeEqual(hashOf(password, salt), Buffer.from(key, 'hex'));
  },
};
