import type { ReaddressedPage } from '#api/schemas/page.ts';
import type { Person } from '#server/http/person.ts';
import type { AnswerWithRevisions } from '#server/http/preconditions.ts';
import { toSummary } from '#server/pages/content/present-page.ts';
import { getCurrentVersionId, type PageRecord } from '#server/pages/store/page-record.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { getPageRevisions } from '#server/pages/store/store-page.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import type { FollowedMoves } from '#server/pages/visibility/sync-redirects.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** Builds the answer for a page whose URL changed, with the changed redirects. */
export async function toMovedPage(
  { db }: WriteScope,
  page: PageRecord,
  followed: FollowedMoves,
  person: Person,
): Promise<AnswerWithRevisions<ReaddressedPage>> {
  const version = await findVersionHead(db, page.id, getCurrentVersionId(page));
  const { parentIdentifier } = await findAddress(db, page);
  return {
    answer: {
      ...toSummary(page, { title: version?.title ?? '', parentIdentifier, viewer: person }),
      ...toFollowedRedirects(followed),
    },
    revisions: getPageRevisions(page),
  };
}

/** Lists the redirects that moves changed. */
export function toFollowedRedirects({ set, drop, kept }: FollowedMoves) {
  return {
    redirects: set.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
    droppedRedirects: [...drop],
    keptRedirects: [...kept],
  };
}

/** Describes where a page is, as part of a message to a user who expects it elsewhere. */
export async function describeLocation(db: Db, { parentId }: PageRecord): Promise<string> {
  const parent = parentId === null ? undefined : await findPage(db, parentId);
  return parent ? `is now under "${parent.identifier}"` : 'is now at the top level';
}
