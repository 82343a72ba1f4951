import type { Kysely } from 'kysely';

/**
 * The history of the site: what visitors saw, from the first start with it. It does not lean on versions, which are
 * rewritten and thinned out, and its lines outlive the pages that they tell of; what a page said goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createJournal(db);
  await createContents(db);
  await db.schema
    .createTable('journal_standing')
    .addColumn('page_id', 'text', (column) => column.primaryKey().references('pages.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('content_mark', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text')
    .addColumn('state', 'text')
    .execute();
}

async function createJournal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('autosaved_from', 'text')
    .addPrimaryKeyConstraint('journal_key', ['target', 'revision'])
    .execute();
  await db.schema.createIndex('journal_revision').on('journal').column('revision').execute();
  await db.schema.createIndex('journal_moment').on('journal').column('at').execute();
}

async function createContents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_contents')
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('overview', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_contents_key', ['page_id', 'hash'])
    .execute();
  await db.schema
    .createTable('journal_media')
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_media_key', ['page_id', 'hash', 'url'])
    .addForeignKeyConstraint(
      'journal_media_content',
      ['page_id', 'hash'],
      'journal_contents',
      ['page_id', 'hash'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('journal_media_url').on('journal_media').column('url').execute();
}
