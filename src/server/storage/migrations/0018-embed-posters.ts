import type { Kysely } from 'kysely';

/**
 * The pictures of posts on other sites, by their address on this one. A row without a picture waits for it: `due_at` says
 * until when, after `tries` in vain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embed_posters')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text')
    .addColumn('author', 'text')
    .addColumn('mime_type', 'text')
    .addColumn('size', 'integer')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('blur', 'text')
    .addColumn('hash', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('fetched_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text')
    .execute();
}
