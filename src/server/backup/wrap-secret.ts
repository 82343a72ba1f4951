import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { WrappedSecret } from './backup-format.ts';

/** OWASP's cost for scrypt (2^17, 8, 1): 128 MiB and some tenths of a second per attempt. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Encrypts the site's secret with a passphrase. */
export async function wrapSecret(secret: string, passphrase: string): Promise<WrappedSecret> {
  const salt = randomBytes(16);
  return {
    salt: salt.toString('base64url'),
    sealed: encrypt(secret, await derive(passphrase.normalize('NFC'), salt, 32, cost)),
  };
}

/** Undefined if the passphrase is wrong. */
export async function unwrapSecret(
  { salt, sealed }: WrappedSecret,
  passphrase: string,
): Promise<string | undefined> {
  const key = await derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, cost);
  try {
    return decrypt(sealed, key);
  } catch {
    return undefined;
  }
}
