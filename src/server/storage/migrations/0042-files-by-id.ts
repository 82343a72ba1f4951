import { type Kysely, sql } from 'kysely';
import { findMediaIds, parseMediaId } from '#content/media/media-url.ts';

interface TablesOfThen {
  readonly versions: {
    readonly id: string;
    readonly page_id: string;
    readonly title: string;
    readonly overview: string;
    readonly metadata: string | null;
  };
  readonly media_uses: {
    readonly version_id: string;
    readonly page_id: string;
    readonly url: string;
    readonly is_shown: boolean;
  };
}

/** Versions that are read at once: each can be some MB. */
const versionsAtOnce = 20;

/** The texts of a version that can mention a file. */
const words = ['title', 'overview', 'metadata'] as const;

/**
 * Files are found by their id, however a page spells their URL. And the files of protected pages are remembered, so that they stay
 * closed to assistants when the page or the version that named them is gone.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  for (const table of ['media_uses', 'journal_media']) {
    await sql`create index ${sql.ref(`${table}_file`)} on ${sql.table(table)} (substr(url, 8, 17))`.execute(
      untyped,
    );
  }
  await untyped.schema
    .createTable('protected_media')
    .addColumn('file_id', 'text', (column) => column.notNull())
    // No foreign key: the row outlives its page.
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('protected_media_key', ['file_id', 'page_id'])
    .execute();
  await addMentions(untyped as Kysely<TablesOfThen>);
  // The journal knows the files of versions that are gone. Those of pages that were deleted permanently went with them.
  for (const table of ['media_uses', 'journal_media']) {
    await sql`
      insert into protected_media (file_id, page_id)
      select distinct substr(used.url, 8, 16), used.page_id
      from ${sql.table(table)} as used inner join pages on pages.id = used.page_id
      where pages.requires_login and substr(used.url, 24, 1) = '/'
      on conflict do nothing
    `.execute(untyped);
  }
}

/** Notes the files that versions mention without showing them, as every save does from now on. */
async function addMentions(db: Kysely<TablesOfThen>): Promise<void> {
  const rows = await db
    .selectFrom('versions')
    .select('id')
    .where((where) => where.or(words.map((column) => where(column, 'like', '%media%'))))
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += versionsAtOnce) {
    const part = ids.slice(from, from + versionsAtOnce);
    const versions = await db
      .selectFrom('versions')
      .select(['id', 'page_id', ...words])
      .where('id', 'in', part)
      .execute();
    const uses = await db
      .selectFrom('media_uses')
      .select(['version_id', 'url'])
      .where('version_id', 'in', part)
      .execute();
    const known = new Set(uses.map(({ version_id, url }) => `${version_id} ${parseMediaId(url)}`));
    for (const { id, page_id, ...said } of versions) {
      for (const file of findMediaIds(Object.values(said).join('\n'))) {
        if (known.has(`${id} ${file}`)) continue;
        const use = { version_id: id, page_id, url: `/media/${file}/`, is_shown: false };
        await db.insertInto('media_uses').values(use).execute();
      }
    }
  }
}
