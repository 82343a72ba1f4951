import type { VersionStatus } from '#content/page/page.ts';

/** Fields that, with the live version's status, decide who sees a page. */
export interface VisibilityFlags {
  readonly published: boolean;
  readonly isHidden: boolean;
  readonly liveVersionId: string | null;
}

type LiveStatus = VersionStatus | null | undefined;

/** Visibility of a page for visitors; a hidden one may have a redirect URL. */
export type Visibility = 'seen' | 'hidden' | 'unseen';

export function getVisibility(page: VisibilityFlags, liveStatus: LiveStatus): Visibility {
  if (page.isHidden || (page.published && liveStatus === 'HIDDEN')) return 'hidden';
  return isVisible(page, liveStatus) ? 'seen' : 'unseen';
}

/** True if visitors can see the page; a protected page's password is checked later. */
export function isVisible(page: VisibilityFlags, liveStatus: LiveStatus): boolean {
  return page.published && !page.isHidden && page.liveVersionId !== null && liveStatus === 'PUBLISHED';
}
