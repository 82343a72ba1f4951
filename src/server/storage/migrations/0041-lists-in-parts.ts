import { type Kysely, sql } from 'kysely';

/** As many as `pages/sitemap-pages.repository.ts` puts into one. */
const pagesOfPart = 500;

/**
 * Lists that come in parts. The pages in their order are read along an index. And each page is in one part of the sitemap for good, in the order in which they were made: a part is read without the others, and
 * a page that comes or goes changes none but its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pages')
    .addColumn('sitemap_part', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`
    update pages set sitemap_part = placed.part
    from (
      select id, 1 + (row_number() over (order by created_at, id) - 1) / ${sql.lit(pagesOfPart)} as part from pages
    ) as placed
    where placed.id = pages.id and placed.part > 1
  `.execute(db);
  await db.schema.createIndex('pages_sitemap_part').on('pages').column('sitemap_part').execute();
  await db.schema
    .createIndex('pages_in_sitemap')
    .on('pages')
    .columns(['published', 'is_hidden', 'requires_login', 'hide_from_search_engines', 'sitemap_part'])
    .where('deleted_at' as never, 'is', null)
    .execute();
  const order = ['sort_order', 'created_at', 'id'];
  for (const [name, columns] of [
    ['pages_order', order],
    ['pages_public_order', ['published', 'is_hidden', 'requires_login', ...order]],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('pages')
      .columns([...columns])
      .where('deleted_at' as never, 'is', null)
      .execute();
  }
}
