import type { Kysely } from 'kysely';

/**
 * What clients say of drafts. Both outlive the link by which they came, and the version that they are about: nothing that
 * somebody has said is lost before its page is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_approvals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('version_id', 'text', (column) => column.references('versions.id').onDelete('set null'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('draft_approvals_by_page').on('draft_approvals').column('page_id').execute();
  // What a version that goes is asked about.
  await db.schema
    .createIndex('draft_approvals_by_version')
    .on('draft_approvals')
    .column('version_id')
    .execute();
  await db.schema
    .createTable('draft_remarks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('block_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .execute();
  await db.schema.createIndex('draft_remarks_by_page').on('draft_remarks').column('page_id').execute();
}
