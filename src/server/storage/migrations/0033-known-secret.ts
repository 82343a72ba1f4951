import type { Kysely } from 'kysely';

/** By which secret what is sealed in here was sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}
