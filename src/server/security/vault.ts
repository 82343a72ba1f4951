import { decrypt, encrypt } from './encryption.ts';

/** Seals the passwords of pages for storage, so that a copied database does not give them away. */
export interface Vault {
  seal(text: string): string;
  /** Undefined when the text was sealed with another secret, or has been tampered with. */
  open(sealed: string): string | undefined;
}

/** `key` has 256 bits: the one that `security/keys.ts` derives for page passwords. */
export function createVault(key: Buffer): Vault {
  return {
    seal: (text) => encrypt(text, key),
    open(sealed) {
      try {
        return decrypt(sealed, key);
      } catch {
        return undefined;
      }
    },
  };
}
