import type { Kysely } from 'kysely';

/** The studio's own fonts, a row for each file: what was measured of it as JSON, where it is, and when it was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fonts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('original_hash', 'text', (column) => column.notNull().unique())
    .addColumn('original_size', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('deleted_at', 'text')
    .execute();
}
