import type { Kysely } from 'kysely';

/** What is to happen to pages by itself, one row for each page and action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schedule')
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('set_by', 'text')
    .addPrimaryKeyConstraint('schedule_key', ['page_id', 'action'])
    .execute();
  await db.schema.createIndex('schedule_due').on('schedule').column('due_at').execute();
}
