import type { Kysely } from 'kysely';

/** When a file was put into the trash, and by whom; null for one that is in the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('deleted_at', 'text').execute();
  await db.schema.alterTable('media').addColumn('deleted_by', 'text').execute();
}
