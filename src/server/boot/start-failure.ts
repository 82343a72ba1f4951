import { OwnerIssue } from '#server/identity/accounts/first-owner.ts';
import { StoreMismatchError } from '#server/media/store/known-store.ts';
import { DatabaseInUseError } from '#server/storage/dialects/capabilities.ts';
import { ForeignDatabase } from '#server/storage/migrate.ts';
import { identifyStorageTrouble, type StorageTrouble } from '#server/storage/storage-trouble.ts';
import { type Config, ConfigError } from './config.ts';
import { UnusableSecret } from './secret/read-secret.ts';

/** A failed start, with a sentence on what to do, which is printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Errors whose messages say what to do. */
const sentences = [DatabaseInUseError, ForeignDatabase, StoreMismatchError, OwnerIssue, UnusableSecret];

type Places = Pick<Config, 'dataDir' | 'database'>;

/**
 * Converts a failed start into a {@link StartError} if the machine or the data caused it; returns other
 * errors unchanged.
 */
export function explainStartFailure(error: unknown, { dataDir, database }: Places): unknown {
  for (const sentence of sentences)
    if (error instanceof sentence) return new StartError(error.message, { cause: error });
  const { code = connectTimeout(error) } = (error ?? {}) as { readonly code?: unknown };
  const trouble = identifyStorageTrouble(error);
  const sentence =
    database.kind === 'sqlite'
      ? explainSqliteError(error, database.file, trouble)
      : explainPostgresError(code, database.url, trouble);
  const said = sentence ?? explainFolderError(error, dataDir, trouble);
  return said === undefined ? error : new StartError(said, { cause: error });
}

/** Detects the driver's connection timeout, which has no code. */
function connectTimeout(error: unknown): 'ETIMEDOUT' | undefined {
  const isOne = error instanceof Error && /^timeout (?:expired|exceeded)/.test(error.message);
  return isOne ? 'ETIMEDOUT' : undefined;
}

function explainSqliteError(
  error: unknown,
  file: string,
  trouble: StorageTrouble | undefined,
): string | undefined {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  if (typeof errcode !== 'number') return undefined;
  switch (trouble) {
    case 'damaged':
      return `${file} is damaged or not a database. Keep a copy of it, then replace it with a backup: vitrine restore <backup> --replace (without systemd: npm run restore -- <backup> --replace).`;
    case 'read-only':
      return `${file} cannot be written to. Make it and its folder writable for the server’s user, or set another place in DATA_DIR or DATABASE_URL.`;
    case 'full':
      return describeFullDisk(file);
    default:
      // SQLITE_CANTOPEN
      return (errcode & 0xff) === 14
        ? `${file} cannot be opened. Check that it is a file, and that the server’s user may read and write it and its folder.`
        : undefined;
  }
}

const postgresSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer. Start it, or correct its address in DATABASE_URL',
  ETIMEDOUT:
    'does not answer. Check that this machine may connect to it, or correct its address in DATABASE_URL',
  ENOTFOUND: 'has an unknown host name. Correct it in DATABASE_URL',
  EAI_AGAIN: 'has a host name that cannot be resolved now. Correct it in DATABASE_URL, or try again',
  '28P01': 'refused this user and password. Correct them in DATABASE_URL',
  '28000': 'refused this user. Correct DATABASE_URL, or allow this machine in pg_hba.conf',
  '3D000': 'has no database with this name. Create it (createdb), or correct DATABASE_URL',
  '42501':
    'does not let this user create tables and write to them. Make it the owner of the database, or set another user in DATABASE_URL',
  '42P07':
    'has other tables with names that the site needs. Set a database of the site’s own in DATABASE_URL',
  '53300':
    'has no connections left. Raise max_connections there: each server of the site uses up to thirteen',
  '57P03': 'is starting or stopping. Try again in a moment',
};

function explainPostgresError(
  code: unknown,
  url: string,
  trouble: StorageTrouble | undefined,
): string | undefined {
  if (typeof code !== 'string') return undefined;
  const where = `The PostgreSQL at ${describeDatabase(url)}`;
  const sentence = postgresSentences[code];
  if (sentence !== undefined) return `${where} ${sentence}, and start again.`;
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (trouble === 'full') return `${where} has no disk space left. Free some up, and start again.`;
  if (trouble === 'read-only')
    return `${where} is read-only. Set the address of the writable server in DATABASE_URL.`;
  return undefined;
}

/** Describes a PostgreSQL database by host, port and name, without user and password. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function describeFullDisk(path: string): string {
  return `There is no space left for ${path}. Free up disk space, and start again.`;
}

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);

function explainFolderError(
  error: unknown,
  dataDir: string,
  trouble: StorageTrouble | undefined,
): string | undefined {
  const { code, path } = (error ?? {}) as { readonly code?: unknown; readonly path?: unknown };
  if (typeof path !== 'string' || typeof code !== 'string') return undefined;
  if (trouble === 'full') return describeFullDisk(path);
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `${path} is a file, but the site needs a folder there. Move it, or set another folder in DATA_DIR.`;
  }
  if (code === 'ENOENT')
    return `${path} is missing. If it is part of Vitrine, install this version again; else create it, or correct the variable that names it.`;
  return folderCodes.has(code)
    ? `${path} cannot be written to. Make ${dataDir} writable for the server’s user, or set another folder in DATA_DIR.`
    : undefined;
}

/** Prints an error and exits. Problems of the configuration or the data are printed without a stack trace. */
export function endWith(error: unknown): never {
  process.stderr.write(`${formatError(error)}\n`);
  process.exit(1);
}

function formatError(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? String(error.stack) : String(error);
}
