import type { Kysely } from 'kysely';

/** A revision for each part of a page that is saved by itself, and one for the settings of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pages').renameColumn('revision', 'content_revision').execute();
  for (const part of ['visibility', 'place', 'layout', 'background']) {
    await db.schema
      .alterTable('pages')
      .addColumn(`${part}_revision`, 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .alterTable('site_revision')
    .addColumn('settings_revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
