import type { Kysely } from 'kysely';

/** How what was done is taken back, and whether it has been; and the log of one subject is found without reading all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['undo', 'undone_at', 'undone_by']) {
    await db.schema.alterTable('audit').addColumn(column, 'text').execute();
  }
  await db.schema.createIndex('audit_order').on('audit').columns(['happened_at', 'id']).execute();
  await db.schema.createIndex('audit_target').on('audit').columns(['target', 'happened_at']).execute();
  await db.schema.dropIndex('audit_moment').execute();
}
