import type { Kysely } from 'kysely';

interface TablesOfThen {
  readonly versions: { readonly id: string; readonly page_id: string; readonly overview: string };
  readonly media_uses: { readonly version_id: string; readonly page_id: string; readonly url: string };
}

/** Versions that are read at once: each can be some MB. */
const versionsAtOnce = 20;

/**
 * Where an address of a file stands that blocks, as JSON, lead to or show without a field for it: in the links of texts (`](…)`,
 * `]: …`), and in a designer's own code (`href`, `src`, `url()`).
 */
const linked =
  /(?:\]\(\s*<?|\]:\s*<?|=\s*(?:\\"|')?|url\(\s*(?:\\"|')?)(\/media\/[0-9a-f]{16}\/[^\s"'<>()\\?#,;&]+)/g;

/** Notes the files that only a text leads to as used by the versions that say it, as every save does from now on. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<TablesOfThen>;
  const rows = await db.selectFrom('versions').select('id').where('overview', 'like', '%/media/%').execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += versionsAtOnce) {
    const versions = await db
      .selectFrom('versions')
      .select(['id', 'page_id', 'overview'])
      .where('id', 'in', ids.slice(from, from + versionsAtOnce))
      .execute();
    const uses = versions.flatMap(({ id, page_id, overview }) =>
      [...new Set([...overview.matchAll(linked)].map(([, url = '']) => url))].map((url) => ({
        version_id: id,
        page_id,
        url,
      })),
    );
    for (const use of uses) {
      await db
        .insertInto('media_uses')
        .values(use)
        .onConflict((conflict) => conflict.columns(['version_id', 'url']).doNothing())
        .execute();
    }
  }
}
