import { OwnerIssue } from '#server/identity/accounts/first-owner.ts';
import { OtherStore } from '#server/media/store/known-store.ts';
import { DatabaseInUse } from '#server/storage/dialects/capabilities.ts';
import { ForeignDatabase } from '#server/storage/migrate.ts';
import { identifyStorageTrouble, type StorageTrouble } from '#server/storage/storage-trouble.ts';
import { type Config, ConfigError } from './config.ts';
import { UnusableSecret } from './secret/read-secret.ts';

/** A failed start, with a sentence on what to do, which is printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Errors whose messages say what to do. */
const sentences = [DatabaseInUse, ForeignDatabase, OtherStore, OwnerIssue, UnusableSecret];

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
      ? ofSqlite(error, database.file, trouble)
      : ofPostgres(code, database.url, trouble);
  const said = sentence ?? ofFolder(error, dataDir, trouble);
  return said === undefined ? error : new StartError(said, { cause: error });
}

/** Detects the driver's connection timeout, which has no code. */
function connectTimeout(error: unknown): 'ETIMEDOUT' | undefined {
  const isOne = error instanceof Error && /^timeout (?:expired|exceeded)/.test(error.message);
  return isOne ? 'ETIMEDOUT' : undefined;
}

function ofSqlite(error: unknown, file: string, trouble: StorageTrouble | undefined): string | undefined {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  if (typeof errcode !== 'number') return undefined;
  switch (trouble) {
    case 'damaged':
      return `${file} is damaged, or no database at all. Keep a copy of it, then put a backup in its place: vitrine restore <backup> --replace (without systemd: npm run restore -- <backup> --replace).`;
    case 'read-only':
      return `${file} cannot be written to. Give it, and the folder it is in, to the user of the server, or name another place in DATA_DIR or DATABASE_URL.`;
    case 'full':
      return `There is no room left for ${file}. Make room on its disk, and start again.`;
    default:
      // SQLITE_CANTOPEN
      return (errcode & 0xff) === 14
        ? `${file} cannot be opened. See that it is a file, and that the user of the server may read and write it and its folder.`
        : undefined;
  }
}

const postgresSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer. Start it, or correct its address in DATABASE_URL',
  ETIMEDOUT:
    'does not answer. See that this machine may connect to it, or correct its address in DATABASE_URL',
  ENOTFOUND: 'is at an address that nobody knows. Correct it in DATABASE_URL',
  EAI_AGAIN: 'is at an address that nobody knows now. Correct it in DATABASE_URL, or try again',
  '28P01': 'does not take this user and password. Correct them in DATABASE_URL',
  '28000': 'does not let this user in. Correct DATABASE_URL, or allow this machine in pg_hba.conf',
  '3D000': 'has no database of this name. Make it (createdb), or correct DATABASE_URL',
  '42501':
    'does not let this user make tables and write to them. Make it the owner of the database, or name another user in DATABASE_URL',
  '42P07':
    'has tables of something else by names that the site needs. Name a database of the site’s own in DATABASE_URL',
  '53300':
    'has no connection left. Raise max_connections there: each server of the site takes up to thirteen',
  '57P03': 'is starting or stopping. Try again in a moment',
};

function ofPostgres(code: unknown, url: string, trouble: StorageTrouble | undefined): string | undefined {
  if (typeof code !== 'string') return undefined;
  const where = `The PostgreSQL at ${describeDatabase(url)}`;
  const sentence = postgresSentences[code];
  if (sentence !== undefined) return `${where} ${sentence}, and start again.`;
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (trouble === 'full') return `${where} has no room left on its disk. Make room, and start again.`;
  if (trouble === 'read-only')
    return `${where} only lets itself be read. Name the one that is written to in DATABASE_URL.`;
  return undefined;
}

/** Describes a PostgreSQL database by host, port and name, without user and password. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);

function ofFolder(error: unknown, dataDir: string, trouble: StorageTrouble | undefined): string | undefined {
  const { code, path } = (error ?? {}) as { readonly code?: unknown; readonly path?: unknown };
  if (typeof path !== 'string' || typeof code !== 'string') return undefined;
  if (trouble === 'full') return `There is no room left for ${path}. Make room on its disk, and start again.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `${path} is a file, where the site needs a folder. Move it away, or name another folder in DATA_DIR.`;
  }
  if (code === 'ENOENT')
    return `${path} is missing. If it is a file of Vitrine itself, install this version again; else create it, or correct the variable that names it.`;
  return folderCodes.has(code)
    ? `${path} cannot be written to. Give ${dataDir} to the user of the server, or name another folder in DATA_DIR.`
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
