import type { Kysely } from 'kysely';

/** How long a moving picture takes, in ms; null for one that stands still or came before this column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('duration', 'integer').execute();
}
