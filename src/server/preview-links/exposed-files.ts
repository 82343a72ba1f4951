import type { ExposedFile } from '#api/endpoints/preview-links.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { pageKinds } from '#content/page/page.ts';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/**
 * Finds the files that a share link to a page's draft would open although they belong to other, protected
 * pages, by name. Files that a public page shows are left out.
 *
 * @param versionId the draft, or the live version if there is none
 */
export async function findExposedFiles(
  db: Db,
  pageId: string,
  versionId: string | null,
): Promise<ExposedFile[]> {
  if (versionId === null) return [];
  const uses = await db
    .selectFrom('media_uses')
    .select('url')
    .where('version_id', '=', versionId)
    .where('is_shown', '=', true)
    .execute();
  const urls = new Map(
    uses.flatMap(({ url }) => {
      const id = parseMediaId(url);
      return id === undefined ? [] : [[id, url] as const];
    }),
  );
  const exposed: ExposedFile[] = [];
  for (const ids of splitIntoParts([...(await findProtectedMedia(db, [...urls.keys()]))])) {
    const rows = await db
      .selectFrom('protected_media as kept')
      .innerJoin('media', 'media.id', 'kept.file_id')
      .leftJoin('pages as page', 'page.id', 'kept.page_id')
      .select(['kept.file_id', 'media.name', 'page.id', 'page.identifier', 'page.kind'])
      .select(['page.draft_version_id', 'page.live_version_id'])
      .where('kept.file_id', 'in', ids)
      .where('kept.page_id', '!=', pageId)
      .orderBy('media.name')
      .orderBy('page.identifier')
      .execute();
    const titles = await findVersionTitles(db, rows);
    for (const [file, named] of Map.groupBy(rows, (row) => row.file_id)) {
      const pages = named.flatMap(
        ({ id, identifier, kind, draft_version_id: draft, live_version_id: live }) =>
          id === null || identifier === null
            ? []
            : [
                {
                  id,
                  identifier,
                  kind: pageKinds.find((one) => one === kind) ?? 'page',
                  title: titles.get(draft ?? live ?? '') ?? identifier,
                },
              ],
      );
      exposed.push({ url: urls.get(file) ?? '', name: named[0]?.name ?? '', pages });
    }
  }
  return exposed;
}
