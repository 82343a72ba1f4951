import type { Language, Translated } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { buildPageAddress, type PageAddress, type PlacedPage } from '#server/redirects/page-address.ts';

export interface MenuPage {
  readonly title: Translated;
  readonly path: string;
  readonly children: readonly MenuPage[];
}

/** Link to another case. */
interface CaseLink {
  readonly title: Translated;
  readonly path: string;
}

export interface CaseNeighbourLinks {
  readonly previous: CaseLink | undefined;
  readonly next: CaseLink & Pick<PageAddress, 'identifier'>;
}

/** Page with its place in the tree, for the lists that visitors see. Some of them are in no list. */
export interface ListCandidate {
  readonly page: PlacedPage & {
    readonly showInMenu: boolean;
    readonly hideFromSearchEngines: boolean;
  };
  readonly title: Translated;
  /** True if the page may be in public lists. */
  readonly isPublic: boolean;
}

/**
 * Builds the menu in the order of the tree, without cases, the 404 page, and pages hidden from search or from
 * the menu. The child pages of a page that isn't in the menu take its place.
 */
export function buildMenu(all: readonly ListCandidate[]): MenuPage[] {
  const byParent = Map.groupBy(all, ({ page }) => page.parentId);
  const listMenuBelow = (parent: PlacedPage | null): MenuPage[] =>
    (byParent.get(parent?.id ?? null) ?? []).flatMap(({ page, title, isPublic }) => {
      const children = listMenuBelow(page);
      if (!isPublic || !belongsInMenu(page)) return children;
      const { path } = buildPageAddress(page, parent?.identifier ?? null);
      return [{ title, path, children }];
    });
  return listMenuBelow(null);
}

function belongsInMenu(page: ListCandidate['page']): boolean {
  return page.kind === 'page' && page.identifier !== '404' && isListed(page);
}

function isListed(page: ListCandidate['page']): boolean {
  return !page.hideFromSearchEngines && page.showInMenu;
}

/** Case in the menu, below the list of cases. */
export interface MenuCaseLink extends CaseLink {
  /** Hero image by language, if it is in the media library. */
  readonly pictures: Readonly<
    Partial<Record<Language, Pick<MediaFacts, 'blur' | 'focalPoint'> & { readonly src: string }>>
  >;
}

/** Most cases in the menu; the case list page shows all. */
export const maxMenuCases = 8;

/** Selects the first cases for the menu, in their order. */
export function selectMenuCases<Page extends ListCandidate>(all: readonly Page[]): Page[] {
  return all
    .filter(({ page, isPublic }) => isPublic && page.kind === 'case' && isListed(page))
    .slice(0, maxMenuCases);
}

/**
 * Finds the previous and the next page in circular order. Undefined if there is no other page. Of two pages,
 * the other one is next, and there is no previous one.
 */
export function selectNeighbours(
  cases: readonly (CaseLink & Pick<PageAddress, 'id' | 'identifier'>)[],
  id: string,
): CaseNeighbourLinks | undefined {
  const at = cases.findIndex((one) => one.id === id);
  const next = cases[(at + 1) % cases.length];
  const previous = cases.at(at - 1);
  if (at < 0 || !next || !previous || next.id === id) return undefined;
  return {
    previous: previous.id === next.id ? undefined : linkTo(previous),
    next: { ...linkTo(next), identifier: next.identifier },
  };
}

function linkTo({ title, path }: CaseLink): CaseLink {
  return { title, path };
}
