import type { Kysely } from 'kysely';

/** Every set of tokens that was ever published, so that each can be compared with and brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('token_versions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text')
    .execute();
}
