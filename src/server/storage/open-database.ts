import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Database } from './schema.ts';
import { type SiteWitness, Storage } from './storage.ts';

/** Where the data is: a file of SQLite, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

interface Options {
  readonly clock?: () => Date;
  /** Is told of every write that visitors may notice. */
  readonly witness?: SiteWitness;
  /** Is told of connections that broke while nobody used them. */
  readonly onIdleError?: (error: Error) => void;
  /**
   * ms after which PostgreSQL gives up a statement, also one that waits for a lock; by default none, for migrations, backups and
   * exports. SQLite gives up waiting for a lock after five seconds, and nothing else waits there.
   */
  readonly statementTimeoutMs?: number | undefined;
}

/** Opens the database without touching its schema; `storage.migrate()` brings that up to date. */
export function openDatabase(
  location: DatabaseLocation,
  { clock, witness, onIdleError = () => {}, statementTimeoutMs }: Options = {},
): Storage {
  const opened =
    location.kind === 'sqlite'
      ? openSqlite<Database>(location.file)
      : openPostgres<Database>(location.url, onIdleError, { statementTimeoutMs });
  return new Storage(opened, { clock, witness });
}
