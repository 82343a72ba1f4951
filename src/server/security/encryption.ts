import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Identifies algorithm and layout, so that a later format can coexist with stored values. */
const prefix = 'enc1:';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text with AES-256-GCM. Two calls with the same text give different values. */
export function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts the result of {@link encrypt}. Throws if the value was changed or encrypted with another key. */
export function decrypt(value: string, key: Buffer): string {
  if (!value.startsWith(prefix)) throw new Error('This stored value has an unknown encryption.');
  const bytes = Buffer.from(value.slice(prefix.length), 'base64url');
  if (bytes.length < nonceLength + tagLength) throw new Error('This encrypted value is incomplete.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const body = bytes.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
