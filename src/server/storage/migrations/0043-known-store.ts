import type { Kysely } from 'kysely';

/** In which store the library's files of this database are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_store')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('store_id', 'text', (column) => column.notNull())
    .execute();
}
