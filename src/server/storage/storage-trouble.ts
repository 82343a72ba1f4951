/** Permanent failure of a store: retrying doesn't help. */
export type StorageTrouble = 'full' | 'read-only' | 'damaged';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const bySqlite: Readonly<Record<number, StorageTrouble>> = {
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
};

/** Error codes of system calls, and SQLSTATE of PostgreSQL. */
const byCode: Readonly<Record<string, StorageTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  '53100': 'full',
  '25006': 'read-only',
  XX001: 'damaged',
};

/** System error codes of an unreachable disk: a missing mount, or too many open files. */
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

/** True if the file system can't be reached at the moment: a retry may help. */
export function isDiskUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  return typeof syscall === 'string' && typeof code === 'string' && unreachable.has(code);
}

/**
 * Identifies a permanent failure from an error of the database or file system; undefined for everything that
 * may pass.
 */
export function identifyStorageTrouble(error: unknown): StorageTrouble | undefined {
  const { errcode, code, syscall } = (error ?? {}) as {
    readonly errcode?: unknown;
    readonly code?: unknown;
    readonly syscall?: unknown;
  };
  if (typeof errcode === 'number') return bySqlite[errcode & 0xff];
  // `mkdir` with `recursive` reports a read-only disk as ENOENT.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'read-only';
  return typeof code === 'string' ? byCode[code] : undefined;
}
