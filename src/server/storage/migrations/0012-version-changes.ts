import type { Kysely } from 'kysely';

/**
 * What a version changed against the one before it, counted, as JSON. Null for those that nobody has listed yet
 * (`pages/version-changes.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('changes', 'text').execute();
}
