import type { Kysely } from 'kysely';

/** Rooms of clients: links of the studio that open some of its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('greeting', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text')
    .addColumn('grant_seed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'text')
    .addColumn('last_seen_at', 'text')
    .addColumn('visits', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('room_pages')
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.id').onDelete('cascade'))
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_pages_pk', ['room_id', 'page_id'])
    .execute();
  await db.schema.createIndex('room_pages_by_page').on('room_pages').column('page_id').execute();
}
