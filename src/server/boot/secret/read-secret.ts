import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'secret';
/**
 * File of the next secret during a change: the current one counts until the database is encrypted with it.
 */
const nextName = 'secret.next';

/** The secret cannot be used; the message says what to do. */
export class UnusableSecret extends Error {
  override name = 'UnusableSecret';
}

/** Returns the path of the generated secret. */
export function getSecretPath(dataDir: string): string {
  return join(dataDir, fileName);
}

/**
 * Reads the secret that signs tokens and encrypts page passwords: from the configuration, else from the data
 * folder, where the first start writes a generated one that only its user can read.
 * @throws {UnusableSecret} if the file is empty or unreadable
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = getSecretPath(dataDir);
  if (!existsSync(file)) generate(file, dataDir);
  const secret = readText(file) ?? '';
  if (secret === '')
    throw new UnusableSecret(`${file} is empty. Restore the site’s secret in it, or set SECRET.`);
  return secret;
}

/**
 * Writes a generated secret atomically. Fails if the file exists, so that two concurrent starts agree on the
 * first one.
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

/** Reads the generated secret, if there is one. */
export function readGeneratedSecret(dataDir: string): string | undefined {
  return readText(getSecretPath(dataDir));
}

/** Reads the next secret of an interrupted change, if there is one. */
export function readNextSecret(dataDir: string): string | undefined {
  return readText(join(dataDir, nextName));
}

/** Writes a next secret to disk, before anything is encrypted with it. */
export function generateNext(dataDir: string): string {
  rmSync(join(dataDir, nextName), { force: true });
  generate(join(dataDir, nextName), dataDir);
  return readNextSecret(dataDir) ?? '';
}

/** Makes the next secret the current one. */
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
      `${file} cannot be read (${code}). Make it readable for the server’s user, or set SECRET.`,
      { cause: error },
    );
  }
}
