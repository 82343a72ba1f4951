import { isEqual } from '#content/is-equal.ts';
import { pageFieldNames } from '#content/page/page-fields.ts';
import { type IfMatch, type Revisions, requireMatch } from '#server/http/preconditions.ts';
import { forgetProtectedMedia, noteProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { bringBackShown } from './media-facts.repository.ts';
import { currentVersionId, type PagePart, type PageRecord, type PageRevisions } from './page-record.ts';
import { updatePage } from './pages.repository.ts';
import { dropDoneByHand } from './schedule.ts';

/**
 * The columns of each part. What else belongs to it is told by {@link touched}. A place is where somebody has put the page:
 * its number among its neighbours changes with every move of one of those.
 */
const valuesOf: Readonly<Record<PagePart, (page: PageRecord) => readonly unknown[]>> = {
  content: (page) => [currentVersionId(page)],
  visibility: (page) => [
    page.published,
    page.isHidden,
    ...pageFieldNames.map((name) => page[name]),
    page.requiresLogin,
    page.loginPassword,
    page.passwordId,
    page.versioning,
    page.liveVersionId,
  ],
  place: (page) => [page.identifier, page.parentId, page.lastMove],
};

/** Says that a part has changed where the page's own row does not show it: its blocks, a version's status. */
export function touched(page: PageRecord, part: PagePart): PageRecord {
  return { ...page, revisions: { ...page.revisions, [part]: page.revisions[part] + 1 } };
}

/**
 * Writes a changed page with the next revision of every part that differs. Where nothing does, nothing is
 * written, and the answer is `before` itself.
 */
export async function storePage(
  scope: WriteScope,
  before: PageRecord,
  after: PageRecord,
): Promise<PageRecord> {
  const revisions = {
    content: nextRevision('content', before, after),
    visibility: nextRevision('visibility', before, after),
    place: nextRevision('place', before, after),
  } satisfies PageRevisions;
  const stored = { ...after, revisions, updatedAt: scope.now, updatedBy: scope.actor };
  if (isEqual(before, { ...after, revisions })) return before;
  await updatePage(scope.db, stored);
  if (stored.requiresLogin !== before.requiresLogin) {
    if (stored.requiresLogin) await noteProtectedMedia(scope.db, { page: stored.id });
    else await forgetProtectedMedia(scope.db, stored.id);
  }
  await bringBackShown(scope.db, stored);
  await dropDoneByHand(scope, before, stored);
  return stored;
}

function nextRevision(part: PagePart, before: PageRecord, after: PageRecord): number {
  const known = before.revisions[part];
  const differs = valuesOf[part](before).some((value, index) => value !== valuesOf[part](after)[index]);
  return differs || after.revisions[part] !== known ? known + 1 : known;
}

/**
 * The revisions of a page for its ETag. Its number among its neighbours is in it, since answers show it, and makes no write
 * stale. Who was shown another version than the current one has not seen the
 * content that a save or a publication would be about: such a tag names none.
 */
export function pageRevisions(
  { revisions, sortOrder }: PageRecord,
  shows: 'current' | 'other' = 'current',
): Revisions {
  const { content, ...rest } = { ...revisions, order: sortOrder };
  return shows === 'current' ? { content, ...rest } : { snapshot: content, ...rest };
}

/** Refuses a write that is based on another state of one of the parts of a page that it concerns: 412. */
export function requirePageMatch(ifMatch: IfMatch, page: PageRecord, concerned: readonly PagePart[]): void {
  requireMatch(ifMatch, pageRevisions(page), concerned, 'page/stale');
}
