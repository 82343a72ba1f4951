import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals the passwords of pages for storage, so that a copied database does not give them away. */
export interface Vault {
  seal(text: string): string;
  /** Undefined when the text was sealed with another secret, or has been tampered with. */
  open(sealed: string): string | undefined;
}

/** `key` has 256 bits: the one that `security/keys.ts` derives for page passwords. */
export function createVault(key: Buffer): Vault {
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, key, iv);
      const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return `v1.${Buffer.concat([iv, encryption.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
      try {
        const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
        decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const body = [decryption.update(bytes.subarray(ivBytes + tagBytes)), decryption.final()];
        return Buffer.concat(body).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
