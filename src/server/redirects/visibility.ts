import { pagePath } from '#content/address/site-paths.ts';
import { type PageKind, pageKinds, type VersionStatus } from '#content/page/page.ts';

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

/** Where a page stands. */
export interface PlacedPage {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentId: string | null;
}

/** What every page tells of itself, also a locked one. */
export interface PageAddress {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier: string | null;
  /** Where visitors find it, without language. */
  readonly path: string;
}

/** The address of a page below a parent; the one place that makes it. */
export function addressOf(
  { id, identifier, kind }: Omit<PlacedPage, 'parentId'>,
  parentIdentifier: string | null,
): PageAddress {
  return { id, identifier, kind, parentIdentifier, path: pagePath({ identifier, kind, parentIdentifier }) };
}

/** The addresses of pages that come in one list with their parents. One whose parent is not there has none. */
export function addressesIn(pages: readonly PlacedPage[]): (page: PlacedPage) => PageAddress {
  const identifiers = new Map(pages.map(({ id, identifier }) => [id, identifier]));
  return (page) => addressOf(page, (page.parentId !== null && identifiers.get(page.parentId)) || null);
}

/** The kind of a page as it is stored. */
export function readPageKind(stored: string): PageKind {
  return pageKinds.find((kind) => kind === stored) ?? 'page';
}
