import type { Kysely } from 'kysely';

/** Whether visitors get to see a file where a version names it. Of those that are there, the next save finds out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media_uses')
    .addColumn('is_shown', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
