import type { Kysely } from 'kysely';

/** Guesses at passwords, so that every instance of the server counts the same ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('counter', 'text', (column) => column.primaryKey().notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('last_try', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tries_last_try').on('tries').column('last_try').execute();
}
