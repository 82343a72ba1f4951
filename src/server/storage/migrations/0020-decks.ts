import type { Kysely } from 'kysely';

/** Of how many files a slide deck is made; null for every other kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('files', 'integer').execute();
}
