import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that tells neither where they differ nor how long they are. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
