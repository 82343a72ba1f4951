import { getPagePath } from '#content/address/site-paths.ts';
import { type PageKind, pageKinds } from '#content/page/page.ts';

/** Page with its position in the tree. */
export interface PlacedPage {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentId: string | null;
}

/** Public facts of every page, including protected ones. */
export interface PageAddress {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier: string | null;
  /** Public path without language. */
  readonly path: string;
}

/** Builds the URL of a page below a parent. The only place that does. */
export function buildPageAddress(
  { id, identifier, kind }: Omit<PlacedPage, 'parentId'>,
  parentIdentifier: string | null,
): PageAddress {
  return {
    id,
    identifier,
    kind,
    parentIdentifier,
    path: getPagePath({ identifier, kind, parentIdentifier }),
  };
}

/**
 * Returns a function that computes URLs of pages listed together with their parents. A page without its
 * parent in the list has none.
 */
export function createAddressResolver(pages: readonly PlacedPage[]): (page: PlacedPage) => PageAddress {
  const identifiers = new Map(pages.map(({ id, identifier }) => [id, identifier]));
  return (page) => buildPageAddress(page, (page.parentId !== null && identifiers.get(page.parentId)) || null);
}

/** Parses the stored kind of a page. */
export function readPageKind(stored: string): PageKind {
  return pageKinds.find((kind) => kind === stored) ?? 'page';
}
