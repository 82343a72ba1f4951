import type { EqualPage, EqualPlace, TokenLink } from '#api/schemas/equal-values.ts';
import { contentColors } from '#tokens/content-colors.ts';

/** A setting on a page, and one token that it could be linked to. */
export interface FoundLink {
  readonly key: string;
  readonly page: EqualPage;
  readonly place: EqualPlace;
  readonly link: TokenLink;
}

export interface LinkGroup {
  /** A token's path. */
  readonly token: string;
  readonly links: readonly FoundLink[];
}

/** Every way to link a setting of these pages, in their order. */
export function linksIn(pages: readonly EqualPage[]): FoundLink[] {
  return pages.flatMap((page) =>
    page.places.flatMap((place) =>
      place.links.map((link) => {
        const at = link.changes.map(({ path }) => path).join();
        return { key: JSON.stringify([page.id, place.blockId, at, link.token]), page, place, link };
      }),
    ),
  );
}

/** By token, in the order of the design. */
export function groupsOf(links: readonly FoundLink[]): LinkGroup[] {
  const byToken = Map.groupBy(links, ({ link }) => link.token);
  return contentColors.flatMap((name) => {
    const token = `color.${name}`;
    const ofToken = byToken.get(token);
    return ofToken ? [{ token, links: ofToken }] : [];
  });
}

/** What is chosen with these as well. A setting follows one token: other choices for the same value go. */
export function choosing(chosen: readonly FoundLink[], more: readonly FoundLink[]): FoundLink[] {
  const taken = new Set(more.flatMap(valuesOf));
  return [...chosen.filter((link) => !valuesOf(link).some((value) => taken.has(value))), ...more];
}

/** Names the stored values that a link replaces. */
function valuesOf({ page, place, link }: FoundLink): string[] {
  return link.changes.map(({ path }) => JSON.stringify([page.id, place.blockId, path]));
}

/** The other tokens that equal the same sides of a setting, in the same themes. */
export function othersOf({ place, link }: FoundLink): string[] {
  const sidesOf = ({ changes }: FoundLink['link']) => changes.map(({ path }) => path).join();
  return place.links
    .filter(
      (other) =>
        other.token !== link.token && other.alters === link.alters && sidesOf(other) === sidesOf(link),
    )
    .map(({ token }) => token);
}

/** The theme that a link is about, where that is one alone and the other keeps a colour of its own. */
export function onlyTheme({ place, link }: FoundLink): 'light' | 'dark' | undefined {
  if (link.alters !== null || link.changes.length > 1 || place.light === place.dark) return undefined;
  return link.changes[0]?.was === place.light ? 'light' : 'dark';
}
