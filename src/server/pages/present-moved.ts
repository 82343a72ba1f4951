import type { ReaddressedPage } from '#api/schemas/page.ts';
import { findAddress } from '#server/addresses/addresses.repository.ts';
import type { Person } from '#server/http/person.ts';
import type { Revised } from '#server/http/tagged.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { currentVersionId, type PageRecord } from './page-record.ts';
import { toSummary } from './present-page.ts';
import { pageRevisions } from './store-page.ts';
import type { FollowedMoves } from './sync-redirects.ts';
import { findVersionHead } from './versions.repository.ts';

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
