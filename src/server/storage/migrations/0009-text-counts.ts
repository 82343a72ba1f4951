import type { Kysely } from 'kysely';

/**
 * How many texts of a version are to be translated, as JSON. Null for versions that came before: they are counted when a
 * list first asks (`pages/count-texts.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('text_counts', 'text').execute();
}
