import type { Kysely } from 'kysely';

/** Creates the table for the id of the store that has the database's media files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_store')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('store_id', 'text', (column) => column.notNull())
    .execute();
}
