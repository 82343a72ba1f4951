import type { StartingContentPage, StartingContentState } from '#api/endpoints/starting-content.ts';
import { isSystemPage } from '#content/page/page.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { type ListedPage, listPages, listPlaces } from '#server/pages/store/pages.repository.ts';
import { buildPageAddress } from '#server/redirects/page-address.ts';
import type { Db } from '#server/storage/schema.ts';
import { listSeededIds } from './starting-content.repository.ts';
import { findRemoval, getRemovalEnd } from './stored-removal.ts';

/** The 404 page is the same on every site. */
const keptIdentifier = '404';

/** Reads the remaining pages of the starting content, and the removal that can be undone at `now`. */
export async function readStartingContent(db: Db, now: Date): Promise<StartingContentState> {
  const removal = await findRemoval(db, now);
  return {
    pages: await describePages(db),
    removal: removal
      ? {
          at: removal.at,
          by: removal.by,
          until: getRemovalEnd(removal).toISOString(),
          pages: removal.trashed.length + removal.emptied.length,
        }
      : null,
  };
}

/** Empty if only those pages are left that every site has: an empty site starts with no more. */
async function describePages(db: Db): Promise<StartingContentPage[]> {
  const pages = await listStartingContent(db);
  if (pages.every(({ page }) => isSystemPage(page.identifier))) return [];
  const identifiers = new Map((await listPlaces(db)).map(({ id, identifier }) => [id, identifier]));
  const known = pages.map(
    ({ page, title }): StartingContentPage => ({
      id: page.id,
      identifier: page.identifier,
      kind: page.kind,
      title,
      path: buildPageAddress(page, page.parentId === null ? null : (identifiers.get(page.parentId) ?? null))
        .path,
      becomes: isSystemPage(page.identifier) ? 'empty' : 'trash',
      changedBy: page.updatedBy,
    }),
  );
  return known.toSorted((one, other) => one.path.localeCompare(other.path));
}

/** Lists the pages of the starting content that a removal concerns. */
export async function listStartingContent(db: Db): Promise<ListedPage[]> {
  const seeded = await listSeededIds(db);
  if (seeded.size === 0) return [];
  const pages = await listPages(db, 'current', seeded);
  return pages.filter(({ page }) => page.identifier !== keptIdentifier);
}

export function isUntouchedPage({ updatedBy }: PageRecord): boolean {
  return updatedBy === null;
}
