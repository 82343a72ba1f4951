import type { ReaddressedPage } from '#api/schemas/page.ts';
import type { Person } from '#server/http/person.ts';
import type { Revised } from '#server/http/preconditions.ts';
import { toSummary } from '#server/pages/content/present-page.ts';
import { currentVersionId, type PageRecord } from '#server/pages/store/page-record.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { pageRevisions } from '#server/pages/store/store-page.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import type { FollowedMoves } from '#server/pages/visibility/sync-redirects.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** A page after its address has changed, with what that did to the redirects. */
export async function presentMoved(
  { db }: WriteScope,
  page: PageRecord,
  followed: FollowedMoves,
  person: Person,
): Promise<Revised<ReaddressedPage>> {
  const version = await findVersionHead(db, page.id, currentVersionId(page));
  const { parentIdentifier } = await findAddress(db, page);
  return {
    answer: {
      ...toSummary(page, { title: version?.title ?? '', parentIdentifier, viewer: person }),
      ...presentFollowed(followed),
    },
    revisions: pageRevisions(page),
  };
}

/** What moves did to the redirects. */
export function presentFollowed({ set, drop, kept }: FollowedMoves) {
  return {
    redirects: set.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
    droppedRedirects: [...drop],
    keptRedirects: [...kept],
  };
}

/** Where a page stands, for a sentence to somebody who expects it elsewhere. */
export async function whereItStands(db: Db, { parentId }: PageRecord): Promise<string> {
  const parent = parentId === null ? undefined : await findPage(db, parentId);
  return parent ? `stands below "${parent.identifier}" now` : 'stands at the top now';
}
