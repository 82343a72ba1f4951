import type { Language, Translated } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { addressOf, type PageAddress, type PlacedPage } from '#server/redirects/page-address.ts';

export interface MenuPage {
  readonly title: Translated;
  readonly path: string;
  readonly children: readonly MenuPage[];
}

/** A case that another one leads on to. */
interface CaseLink {
  readonly title: Translated;
  readonly path: string;
}

export interface CaseNeighbourLinks {
  readonly previous: CaseLink | undefined;
  readonly next: CaseLink & Pick<PageAddress, 'identifier'>;
}

/** A page among all, as visitors' lists know it; also one that none of them shows. */
export interface StandingPage {
  readonly page: PlacedPage & {
    readonly showInMenu: boolean;
    readonly hideFromSearchEngines: boolean;
  };
  readonly title: Translated;
  /** Whether visitors may find it in a list at all. */
  readonly isPublic: boolean;
}

/**
 * The menu in the order of the tree: no cases, no 404, nothing hidden from search or taken out of it. Where a page is not in
 * the menu, those below it stand in its place.
 */
export function menuOf(all: readonly StandingPage[]): MenuPage[] {
  const byParent = Map.groupBy(all, ({ page }) => page.parentId);
  const below = (parent: PlacedPage | null): MenuPage[] =>
    (byParent.get(parent?.id ?? null) ?? []).flatMap(({ page, title, isPublic }) => {
      const children = below(page);
      if (!isPublic || !belongsInMenu(page)) return children;
      const { path } = addressOf(page, parent?.identifier ?? null);
      return [{ title, path, children }];
    });
  return below(null);
}

function belongsInMenu(page: StandingPage['page']): boolean {
  return page.kind === 'page' && page.identifier !== '404' && isListed(page);
}

function isListed(page: StandingPage['page']): boolean {
  return !page.hideFromSearchEngines && page.showInMenu;
}

/** A case in the menu, below the list of all. */
export interface MenuCaseLink extends CaseLink {
  /** Its hero image by language, if the image is in the media library. */
  readonly pictures: Readonly<
    Partial<Record<Language, Pick<MediaFacts, 'blur' | 'focalPoint'> & { readonly src: string }>>
  >;
}

/** As many as a menu has room for, whatever the studio has made; the list of cases has them all. */
export const mostCases = 8;

/** The first cases in their order, by the rules of the menu. */
export function casesForMenu<Page extends StandingPage>(all: readonly Page[]): Page[] {
  return all
    .filter(({ page, isPublic }) => isPublic && page.kind === 'case' && isListed(page))
    .slice(0, mostCases);
}

/**
 * The pages before and after one in a list that goes round: after the last comes the first. Undefined where there is no
 * other one. Of two, the other one comes next, and nothing before.
 */
export function neighboursAmong(
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
