import type { Kysely } from 'kysely';

/**
 * What the studio says of a file: its words for those who do not see it, as JSON, or that it needs none, and the point that
 * crops keep, in shares of its width and height; null for what nobody has said. The revision tells one state of it from the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('alt', 'text').execute();
  await db.schema
    .alterTable('media')
    .addColumn('decorative', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema.alterTable('media').addColumn('focal_x', 'real').execute();
  await db.schema.alterTable('media').addColumn('focal_y', 'real').execute();
  await db.schema
    .alterTable('media')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
