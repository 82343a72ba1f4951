import type { Kysely } from 'kysely';

/** The poster and the size for phones of a film, as JSON; null where it has neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('copies', 'text').execute();
}
