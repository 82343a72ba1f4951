import type { SharedFile } from '#api/endpoints/media.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/**
 * Lists the files of a page that pages with another audience show too: for a protected page those on public
 * pages, for a public page those of protected ones. Names the first such page per file. Empty for an unknown
 * page.
 */
export async function findSharedFiles(db: Db, pageId: string): Promise<SharedFile[]> {
  const page = await db
    .selectFrom('pages')
    .select(['live_version_id', 'draft_version_id', 'requires_login'])
    .where('id', '=', pageId)
    .executeTakeFirst();
  const version = page?.draft_version_id ?? page?.live_version_id;
  if (!page || !version) return [];
  const isProtected = Boolean(page.requires_login);
  const urls = await listShownUrls(db, version);
  const shared = new Map<string, Omit<SharedFile, 'url'>>();
  for (const part of splitIntoParts([...new Set(urls.map((url) => parseMediaId(url) ?? ''))])) {
    const rows = await (isProtected ? selectPublicUses(db, part) : selectProtectedUses(db, part))
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

async function listShownUrls(db: Db, version: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select('url')
    .where('version_id', '=', version)
    .where('is_shown', '=', true)
    .execute();
  return [...new Set(rows.map(({ url }) => url))].filter((url) => parseMediaId(url) !== undefined).sort();
}

/** Selects the public pages that show these files, by the rule of `media-visibility.ts`. */
export function selectPublicUses(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shown_uses as use')
    .innerJoin('pages as page', 'page.live_version_id', 'use.version_id')
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where(isAmongFiles('use.url', ids))
    .where('use.is_shown', '=', true)
    .where('page.kind', '!=', 'section')
    .where('page.published', '=', true)
    .where('page.is_hidden', '=', false)
    .where('page.requires_login', '=', false)
    .where('page.deleted_at', 'is', null)
    .where('version.status', '!=', 'HIDDEN');
}

/** Selects the protected pages that name these files, live or in a draft. */
function selectProtectedUses(db: Db, ids: readonly string[]) {
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
