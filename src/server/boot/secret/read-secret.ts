import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'secret';
/** One that the site is to change to: until the database is sealed by it, the other one counts. */
const nextName = 'secret.next';

/** The secret cannot be used; the message says what to do. */
export class UnusableSecret extends Error {
  override name = 'UnusableSecret';
}

/** Path of the generated secret. */
export function secretFile(dataDir: string): string {
  return join(dataDir, fileName);
}

/**
 * The secret that signs tokens and seals page passwords: from the configuration, else from the data folder,
 * where the first start puts a generated one that only its own user can read.
 * @throws {UnusableSecret} for a file that is empty or cannot be read
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = secretFile(dataDir);
  if (!existsSync(file)) generate(file, dataDir);
  const secret = readText(file) ?? '';
  if (secret === '')
    throw new UnusableSecret(`${file} is empty. Put the site’s secret back into it, or set SECRET.`);
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

/** The generated secret, where there is one. */
export function generatedSecret(dataDir: string): string | undefined {
  return readText(secretFile(dataDir));
}

/** The secret that the site was to change to when somebody stopped it, if any. */
export function nextSecret(dataDir: string): string | undefined {
  return readText(join(dataDir, nextName));
}

/** Puts another secret beside the one that counts, on the disk before anything is sealed by it. */
export function generateNext(dataDir: string): string {
  rmSync(join(dataDir, nextName), { force: true });
  generate(join(dataDir, nextName), dataDir);
  return nextSecret(dataDir) ?? '';
}

/** From now on it counts. */
export function adoptNext(dataDir: string): void {
  renameSync(join(dataDir, nextName), join(dataDir, fileName));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new UnusableSecret(
      `${file} cannot be read (${code}). Make it a file that the user of the server may read, or set SECRET.`,
      { cause: error },
    );
  }
}
