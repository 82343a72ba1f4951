import type { Kysely } from 'kysely';

/** The move by which a page stands where it does; null for one that nobody has moved, or did before this was noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pages').addColumn('last_move', 'text').execute();
}
