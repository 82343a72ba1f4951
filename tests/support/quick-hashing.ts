import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PasswordHashing } from '#server/identity/better-auth.ts';

const computeHash = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 16 });

/**
 * scrypt at a thousandth of its cost, because tests choose hundreds of passwords. Tests of the whole server
 * cover the real hashing.
 */
export const quickHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${computeHash(password, salt).toString('hex')}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split(':');
    return timingSafeEqual(computeHash(password, salt), Buffer.from(key, 'hex'));
  },
};
