import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * By which a secret of ours is kept and found: whoever reads the table learns nothing that could be sent back. Secrets of so much
 * chance that nobody guesses them need no slow hash; passwords do.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in a time that tells neither where they differ nor how long they are. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
