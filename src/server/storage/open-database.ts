import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Database } from './schema.ts';
import { type SiteWitness, Storage } from './storage.ts';

/** A SQLite file or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

interface Options {
  readonly clock?: () => Date;
  /** Called for every write that visitors may notice. */
  readonly witness?: SiteWitness;
  /** Called for idle connections that broke. */
  readonly onIdleError?: (error: Error) => void;
  /**
   * ms after which PostgreSQL cancels a statement, also one that waits for a lock. None by default, for
   * migrations, backups and exports. SQLite gives up waiting for a lock after five seconds, and nothing else
   * waits there.
   */
  readonly statementTimeoutMs?: number | undefined;
}

/** Opens the database without changing its schema; call `storage.migrate()` to update that. */
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
