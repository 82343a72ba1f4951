import type { Kysely } from 'kysely';

/** What a person calls a version; null for one that has no name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('name', 'text').execute();
}
