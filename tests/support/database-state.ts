import { sql } from 'kysely';
import type { Storage } from '#server/storage/storage.ts';

/** Returns every row of every table as text, to compare two states of a database. */
export async function readDatabaseState(
  storage: Storage,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await storage.db.introspection.getTables();
  const states = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(storage.db);
      return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return Object.fromEntries(states);
}
