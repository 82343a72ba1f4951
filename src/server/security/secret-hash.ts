import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Hashes a secret of ours for storage and lookup, so that a copy of the table is useless. Random secrets
 * can't be guessed and need no slow hash; passwords do.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in constant time: the time reveals neither where they differ nor how long they are. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(hashToBuffer(a), hashToBuffer(b));
}

function hashToBuffer(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
