import type { VersionStatus } from '#content/page/page.ts';

/** What of a page decides who sees it, beside the status of its live version. */
export interface VisibilityFlags {
  readonly published: boolean;
  readonly isHidden: boolean;
  readonly liveVersionId: string | null;
}

type LiveStatus = VersionStatus | null | undefined;

/** Whether visitors see a page; a hidden one sends them on when it has a redirect URL. */
export type Visibility = 'seen' | 'hidden' | 'unseen';

export function visibilityOf(page: VisibilityFlags, liveStatus: LiveStatus): Visibility {
  if (page.isHidden || (page.published && liveStatus === 'HIDDEN')) return 'hidden';
  return isVisible(page, liveStatus) ? 'seen' : 'unseen';
}

/** True when a visitor can see the page, given its live version; the gate of a protected page comes after. */
export function isVisible(page: VisibilityFlags, liveStatus: LiveStatus): boolean {
  return page.published && !page.isHidden && page.liveVersionId !== null && liveStatus === 'PUBLISHED';
}
