import type { Kysely } from 'kysely';

/**
 * How often a day somebody tried in vain to get in: counts alone, of nobody. And whether a picture said where it was taken when it
 * came; null for what came before that was noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wrong_tries')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('wrong_tries_key', ['day', 'kind'])
    .execute();
  await db.schema.alterTable('media').addColumn('place', 'boolean').execute();
}
