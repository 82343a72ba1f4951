import { type Kysely, sql } from 'kysely';

/** Where visitors saw each page last, which page a redirect follows, and the addresses that were not found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pages').addColumn('public_path', 'text').execute();
  await sql`
    update pages set public_path = case
      when identifier = 'main' then '/'
      when kind = 'case' then '/cases/' || identifier
      when parent_id is not null
        then '/' || (select parent.identifier from pages parent where parent.id = pages.parent_id) || '/' || identifier
      else '/' || identifier
    end
    where published = true and is_hidden = false and live_version_id is not null and deleted_at is null
  `.execute(db);
  await db.schema
    .alterTable('redirects')
    .addColumn('page_id', 'text', (column) => column.references('pages.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('redirects_page').on('redirects').column('page_id').execute();
  await db.schema
    .createTable('not_found')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('first_seen', 'text', (column) => column.notNull())
    .addColumn('last_seen', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text')
    .addPrimaryKeyConstraint('not_found_key', ['path', 'language'])
    .execute();
  await db.schema.createIndex('not_found_last_seen').on('not_found').column('last_seen').execute();
}
