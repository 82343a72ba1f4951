import { pagePath } from '#content/address/site-paths.ts';
import { type PageKind, pageKinds } from '#content/page/page.ts';

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
