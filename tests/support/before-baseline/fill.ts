import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { onServer } from '../on-postgres.ts';

/**
 * Fills an empty database as the last version before the baseline did, with the statements of its 41
 * migrations. The rows are those of a site with three pages, a move, two published sets of tokens, a client
 * space and a preview link.
 */
export async function fillAsBeforeBaseline(location: DatabaseLocation): Promise<void> {
  const read = (name: string) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');
  const statements = read(location.kind) + read('rows');
  if (location.kind === 'postgres') return onServer(location.url, statements);
  const database = new DatabaseSync(location.file);
  database.exec(statements);
  database.close();
}
