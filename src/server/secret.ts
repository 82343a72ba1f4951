import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'secret';

/**
 * The secret that signs tokens and seals page passwords: from the configuration, else from the data folder,
 * where the first start puts a generated one that only its own user can read.
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails when the file is there: two processes that start at once agree on the one written first.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty. Put the site's secret back into it, or set SECRET.`);
  return secret;
}
