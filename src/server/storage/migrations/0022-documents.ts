import type { Kysely } from 'kysely';

/** Of a PDF how many pages it has, and the words in it; null for every other kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('pages', 'integer').execute();
  await db.schema.alterTable('media').addColumn('words', 'text').execute();
}
