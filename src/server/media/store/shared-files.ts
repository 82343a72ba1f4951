import type { SharedFile } from '#api/endpoints/media.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { splitIntoParts } from '#server/storage/in-parts.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/**
 * The files of a page that other pages show to other people: of a protected one those that everybody sees on a public page,
 * of a public one those that belong to a protected page as well. Of each the first page that shows it. Empty for a page
 * that nobody knows.
 */
export async function sharedFilesOf(db: Db, pageId: string): Promise<SharedFile[]> {
  const page = await db
    .selectFrom('pages')
    .select(['live_version_id', 'draft_version_id', 'requires_login'])
    .where('id', '=', pageId)
    .executeTakeFirst();
  const version = page?.draft_version_id ?? page?.live_version_id;
  if (!page || !version) return [];
  const isProtected = Boolean(page.requires_login);
  const urls = await filesIn(db, version);
  const shared = new Map<string, Omit<SharedFile, 'url'>>();
  for (const part of splitIntoParts([...new Set(urls.map((url) => parseMediaId(url) ?? ''))])) {
    const rows = await (isProtected ? publicUses(db, part) : protectedUses(db, part))
      .where('page.id', '!=', pageId)
      .select(['use.url', 'page.identifier', 'page.live_version_id', 'page.draft_version_id'])
      .orderBy('page.identifier')
      .execute();
    const titles = await findVersionTitles(db, rows);
    for (const row of rows) {
      const id = parseMediaId(row.url) ?? '';
      if (shared.has(id)) continue;
      const title = titles.get(row.draft_version_id ?? row.live_version_id ?? '') ?? row.identifier;
      shared.set(id, { isPublic: isProtected, title });
    }
  }
  return urls.flatMap((url) => {
    const found = shared.get(parseMediaId(url) ?? '');
    return found ? [{ url, ...found }] : [];
  });
}

async function filesIn(db: Db, version: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select('url')
    .where('version_id', '=', version)
    .where('is_shown', '=', true)
    .execute();
  return [...new Set(rows.map(({ url }) => url))].filter((url) => parseMediaId(url) !== undefined).sort();
}

/** Public pages that show some files, by the ids of the files; the rule is that of `media-visibility.ts`. */
export function publicUses(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', 'page.live_version_id', 'use.version_id')
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where(isAmongFiles('use.url', ids))
    .where('use.is_shown', '=', true)
    .where('page.published', '=', true)
    .where('page.is_hidden', '=', false)
    .where('page.requires_login', '=', false)
    .where('page.deleted_at', 'is', null)
    .where('version.status', '!=', 'HIDDEN');
}

/** Protected pages, live or in a draft, that name some files. */
function protectedUses(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', (join) =>
      join.on((where) =>
        where.or([
          where('page.live_version_id', '=', where.ref('use.version_id')),
          where('page.draft_version_id', '=', where.ref('use.version_id')),
        ]),
      ),
    )
    .where(isAmongFiles('use.url', ids))
    .where('page.requires_login', '=', true)
    .where('page.deleted_at', 'is', null);
}
