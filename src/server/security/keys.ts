import { hkdfSync } from 'node:crypto';

/** Purposes of derived keys. A key for one purpose opens nothing of another. */
type KeyPurpose =
  | 'page-passwords'
  | 'bearer-token'
  | 'session-cookie'
  | 'media-cookie'
  | 'device-cookie'
  | 'device-account'
  | 'device-name'
  | 'recovery-code'
  | 'identity'
  | 'fingerprint'
  | 'page-grant'
  | 'shared-grant'
  | 'room-grant'
  | 'past-moment'
  | 'preview-link'
  | 'deck-path';

export type DeriveKey = (purpose: KeyPurpose) => Buffer;

/**
 * Derives one independent 256-bit key per purpose from the configured SECRET (HKDF-SHA-256), so that only one
 * secret must be configured and rotated.
 */
export function createKeys(secret: string): DeriveKey {
  if (secret.length < 32) throw new Error('SECRET must have at least 32 characters.');
  const derived = new Map<KeyPurpose, Buffer>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'vitrine', `vitrine/${purpose}/1`, 32));
    derived.set(purpose, key);
    return key;
  };
}
