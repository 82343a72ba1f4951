import type { Kysely } from 'kysely';

/** The words that a file of the library is found by, as JSON; null where it has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('tags', 'text').execute();
}
