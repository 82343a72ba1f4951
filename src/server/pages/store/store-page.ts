import { isEqual } from '#content/is-equal.ts';
import { pageFieldNames } from '#content/page/page-fields.ts';
import { type IfMatch, type Revisions, requireMatch } from '#server/http/preconditions.ts';
import { forgetProtectedMedia, noteProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { restoreUsedMedia } from './media-facts.repository.ts';
import { getCurrentVersionId, type PagePart, type PageRecord, type PageRevisions } from './page-record.ts';
import { updatePage } from './pages.repository.ts';
import { deleteDoneSchedule } from './schedule.ts';

/**
 * Columns of each part; other changes are reported by {@link markChanged}. A place is where a person put the
 * page: the order number changes with every sibling's move, so it isn't included.
 */
const valuesOf: Readonly<Record<PagePart, (page: PageRecord) => readonly unknown[]>> = {
  content: (page) => [getCurrentVersionId(page)],
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

/**
 * Increments the revision of a part that changed outside the page's own row: its blocks, a version's status.
 */
export function markChanged(page: PageRecord, part: PagePart): PageRecord {
  return { ...page, revisions: { ...page.revisions, [part]: page.revisions[part] + 1 } };
}

/**
 * Writes a changed page and increments the revision of every part that differs. Without differences it writes
 * nothing and returns `before` itself.
 */
export async function storePage(
  scope: WriteScope,
  before: PageRecord,
  after: PageRecord,
): Promise<PageRecord> {
  const revisions = {
    content: computeNextRevision('content', before, after),
    visibility: computeNextRevision('visibility', before, after),
    place: computeNextRevision('place', before, after),
  } satisfies PageRevisions;
  const stored = { ...after, revisions, updatedAt: scope.now, updatedBy: scope.actor };
  if (isEqual(before, { ...after, revisions })) return before;
  await updatePage(scope.db, stored);
  if (stored.requiresLogin !== before.requiresLogin) {
    if (stored.requiresLogin) await noteProtectedMedia(scope.db, { page: stored.id });
    else await forgetProtectedMedia(scope.db, stored.id);
  }
  await restoreUsedMedia(scope.db, stored);
  await deleteDoneSchedule(scope, before, stored);
  return stored;
}

function computeNextRevision(part: PagePart, before: PageRecord, after: PageRecord): number {
  const known = before.revisions[part];
  const differs = valuesOf[part](before).some((value, index) => value !== valuesOf[part](after)[index]);
  return differs || after.revisions[part] !== known ? known + 1 : known;
}

/**
 * Returns the revisions for a page's ETag. The order number is included, since answers show it, but makes no
 * write stale. If the answer shows another version than the current one, the tag has no content revision,
 * since a save or publication would concern content that wasn't seen.
 */
export function getPageRevisions(
  { revisions, sortOrder }: PageRecord,
  shows: 'current' | 'other' = 'current',
): Revisions {
  const { content, ...rest } = { ...revisions, order: sortOrder };
  return shows === 'current' ? { content, ...rest } : { snapshot: content, ...rest };
}

/**
 * Rejects a write based on an outdated state of one of the concerned parts.
 * @throws AppError 412
 */
export function requirePageMatch(ifMatch: IfMatch, page: PageRecord, concerned: readonly PagePart[]): void {
  requireMatch(ifMatch, getPageRevisions(page), concerned, 'page/stale');
}
