import type { Kysely } from 'kysely';

/** Of a shared password who it is for, and when somebody last opened a page with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('password_accesses').addColumn('label', 'text').execute();
  await db.schema.alterTable('password_accesses').addColumn('used_at', 'text').execute();
}
