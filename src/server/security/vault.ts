import { decrypt, encrypt } from './encryption.ts';

/** Encrypts the passwords of pages for storage, so that a copied database does not reveal them. */
export interface Vault {
  seal(text: string): string;
  /** Returns undefined if the text was encrypted with another key, or was changed. */
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
