import type { Kysely } from 'kysely';

/**
 * The hash of a file's bytes as they are kept. Null for files that came before metadata was taken off uploads: the
 * next start takes it off those too (`media/strip-stored-media.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('content_hash', 'text').execute();
  await db.schema.createIndex('media_content_hash').on('media').column('content_hash').execute();
}
