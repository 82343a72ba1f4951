import type { Kysely } from 'kysely';

/** What the texts of a version were written against, as JSON; null for versions that came before, or say nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('translations', 'text').execute();
}
