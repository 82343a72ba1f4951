import type { Kysely } from 'kysely';
import type { DialectCapabilities } from '../dialects/capabilities.ts';

/** The first schema. Migrations are written once and never changed afterwards. */
export async function up(db: Kysely<unknown>, { flagType }: DialectCapabilities): Promise<void> {
  await createPasswordAccesses(db);
  await createPages(db, flagType);
  await createVersions(db);
  await createPageSettings(db);
  await createSiteTables(db);
  await createMedia(db, flagType);
  await createRecords(db);
}

async function createPasswordAccesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_accesses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createPages(db: Kysely<unknown>, flagType: DialectCapabilities['flagType']): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('pages.id').onDelete('set null'))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('published', flagType, (column) => column.notNull())
    .addColumn('is_hidden', flagType, (column) => column.notNull())
    .addColumn('redirect_url', 'text')
    .addColumn('hide_from_search_engines', flagType, (column) => column.notNull())
    .addColumn('requires_login', flagType, (column) => column.notNull())
    .addColumn('login_password', 'text')
    .addColumn('password_id', 'text', (column) =>
      column.references('password_accesses.id').onDelete('set null'),
    )
    .addColumn('show_in_menu', flagType, (column) => column.notNull())
    .addColumn('versioning', flagType, (column) => column.notNull())
    .addColumn('live_version_id', 'text')
    .addColumn('draft_version_id', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('pages_identifier')
    .unique()
    .on('pages')
    .column('identifier')
    .where('deleted_at' as never, 'is', null)
    .execute();
  await db.schema.createIndex('pages_parent').on('pages').columns(['parent_id', 'sort_order']).execute();
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('overview', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('versions_page').on('versions').columns(['page_id', 'created_at']).execute();
}

async function createPageSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_layouts')
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_layouts_key', ['page_id', 'version_id'])
    .execute();
  await db.schema
    .createTable('page_backgrounds')
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('background', 'text')
    .addColumn('dynamic_background', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_backgrounds_key', ['page_id', 'version_id'])
    .execute();
}

async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('from_path', 'text', (column) => column.primaryKey())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createMedia(db: Kysely<unknown>, flagType: DialectCapabilities['flagType']): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('animated', flagType, (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .execute();
  // No foreign key to media: a page may name a file that is uploaded later, or never.
  await db.schema
    .createTable('media_uses')
    .addColumn('version_id', 'text', (column) =>
      column.notNull().references('versions.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('media_uses_key', ['version_id', 'url'])
    .execute();
  await db.schema.createIndex('media_uses_url').on('media_uses').column('url').execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_moment').on('audit').column('happened_at').execute();
  await db.schema
    .createTable('site_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await (db as Kysely<{ site_revision: { id: number; revision: number } }>)
    .insertInto('site_revision')
    .values({ id: 1, revision: 1 })
    .execute();
}
