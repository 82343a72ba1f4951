import type { Kysely } from 'kysely';

/**
 * Files whose bytes were replaced. `address` is where pages ask for them since, null for the one that names the file;
 * `previous` is what they were before, as JSON, for as long as it is kept, with the folder of its bytes beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('address', 'text').execute();
  await db.schema.alterTable('media').addColumn('replaced_at', 'text').execute();
  await db.schema.alterTable('media').addColumn('previous', 'text').execute();
  await db.schema.alterTable('media').addColumn('previous_hash', 'text').execute();
}
