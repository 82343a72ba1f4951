import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'secret';

/**
 * The secret that signs tokens and seals page passwords: from the configuration, else from the data folder,
 * where the first start puts a generated one that only its own user can read.
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDir, fileName);
  if (!existsSync(file)) generate(file, dataDir);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty. Put the site's secret back into it, or set SECRET.`);
  return secret;
}

/**
 * Puts a generated secret there, whole or not at all: the name comes when the text is written. It fails where the
 * name is taken, so that two processes that start at once agree on the one that came first.
 */
function generate(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
