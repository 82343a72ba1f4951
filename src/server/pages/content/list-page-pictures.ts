import type { PagePicture } from '#api/endpoints/tree.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { findHeroUrl } from '#content/page/page-snippet.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import { readImageFacts } from '#server/pages/store/media-facts.repository.ts';
import { listVisibleMediaUrls } from '#server/pages/store/media-urls.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import { findOverviews } from '#server/pages/store/versions.repository.ts';

type Deps = Pick<PageDeps, 'storage' | 'definitions'>;

/** Files of a page among which its picture is searched: a page of photos has hundreds. */
const maxFiles = 10;

/**
 * Lists the picture of each page for lists: its hero, else the first image that visitors see. Pages without an image
 * are left out, and so are protected pages for those who may not see them.
 */
export async function listPagePictures(
  { storage: { db }, definitions }: Deps,
  ids: readonly string[],
  viewer: Person,
): Promise<PagePicture[]> {
  const all = authorize(viewer, 'read', 'protectedPage');
  const pages = (await listPages(db, 'current', new Set(ids))).filter(
    ({ page }) => all || !page.requiresLogin,
  );
  const versionIds = pages.flatMap(({ shown }) => shown.versionId ?? []);
  const overviews = await findOverviews(db, versionIds);
  const files = pages.map(({ page, shown }) => {
    const overview = overviews.get(shown.versionId ?? '') ?? [];
    const hero = findHeroUrl(definitions, { overview }, defaultLanguage);
    return {
      id: page.id,
      urls: hero ? [hero] : listVisibleMediaUrls(definitions, overview).slice(0, maxFiles),
    };
  });
  const facts = await readImageFacts(
    db,
    files.flatMap(({ urls }) => urls),
  );
  return files.flatMap(({ id, urls }) => {
    const src = urls.find((url) => facts[url]);
    if (src === undefined) return [];
    const { address = src, focalPoint } = facts[src] ?? {};
    return [{ id, src: address, ...(focalPoint && { focalPoint }) }];
  });
}
