import type { Kysely } from 'kysely';

/** What others are told of a version's page, as JSON, and of what visitors saw; null for what came before, or says nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('metadata', 'text').execute();
  await db.schema.alterTable('journal_contents').addColumn('metadata', 'text').execute();
}
