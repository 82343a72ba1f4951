import { createHash } from 'node:crypto';

/**
 * By which a secret of ours is kept and found: whoever reads the table learns nothing that could be sent back. Secrets of so much
 * chance that nobody guesses them need no slow hash; passwords do.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
