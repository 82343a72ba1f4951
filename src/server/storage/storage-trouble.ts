/** What keeps a store from working that trying again does not mend. */
export type StorageTrouble = 'full' | 'read-only' | 'damaged';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const bySqlite: Readonly<Record<number, StorageTrouble>> = {
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
};

/** Codes of the system's calls, and SQLSTATE of PostgreSQL. */
const byCode: Readonly<Record<string, StorageTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  '53100': 'full',
  '25006': 'read-only',
  XX001: 'damaged',
};

/** Codes of the system's calls on a disk that cannot be reached: a mount that is gone, or too many open files. */
const unreachable = new Set([
  'EIO',
  'ESTALE',
  'ENOTCONN',
  'EHOSTDOWN',
  'ETIMEDOUT',
  'ENODEV',
  'EMFILE',
  'ENFILE',
]);

/** True when the file system cannot be reached just now: trying again may help. */
export function isDiskUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  return typeof syscall === 'string' && typeof code === 'string' && unreachable.has(code);
}

/** What an error of the database or of the file system says of it; undefined for all that may pass by itself. */
export function storageTroubleOf(error: unknown): StorageTrouble | undefined {
  const { errcode, code, syscall } = (error ?? {}) as {
    readonly errcode?: unknown;
    readonly code?: unknown;
    readonly syscall?: unknown;
  };
  if (typeof errcode === 'number') return bySqlite[errcode & 0xff];
  // Node makes a folder with all above it, and on a disk that may only be read says of the folder that it is not there.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'read-only';
  return typeof code === 'string' ? byCode[code] : undefined;
}
