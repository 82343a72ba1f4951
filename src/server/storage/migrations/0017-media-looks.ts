import type { Kysely } from 'kysely';

/**
 * What is drawn in a picture's place before it has come (`content/media/blur.ts`), and of how many frames one that moves is made.
 * Null for what was stored before and is still to be looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('blur', 'text').execute();
  await db.schema.alterTable('media').addColumn('frames', 'integer').execute();
}
