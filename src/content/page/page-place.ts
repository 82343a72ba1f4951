import { isSystemPage, type PageKind } from './page.ts';

/** A page to be moved below another one, and its new parent. */
export interface PlacedChild {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly hasChildren: boolean;
}
export interface PlacedParent {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentId: string | null;
}

/** Why a page cannot be moved there: `system` if one of the two is a system page. */
export interface PlaceIssue {
  readonly of: 'system' | 'place';
  readonly message: string;
}

/** Message for moving a system page. */
export const systemPageStays = 'The site needs this page where it is, so it cannot be moved.';

const createPlaceIssue = (message: string): PlaceIssue => ({ of: 'place', message });

/**
 * Returns why a page cannot have another one as its parent; undefined if it can. Paths are `/{page}` or
 * `/{parent}/{page}` and no deeper; cases are at `/cases/{case}`, system pages stay.
 */
export function placeIssue(child: PlacedChild, parent: PlacedParent): PlaceIssue | undefined {
  if (isSystemPage(child.identifier)) return { of: 'system', message: systemPageStays };
  if (isSystemPage(parent.identifier)) {
    return {
      of: 'system',
      message: `The site needs "${parent.identifier}" as it is, so it cannot have child pages.`,
    };
  }
  if (child.identifier === parent.identifier) return createPlaceIssue('A page cannot be its own parent.');
  if (child.kind === 'case')
    return createPlaceIssue('A case belongs to the cases page and cannot have another parent.');
  if (child.kind === 'section' || parent.kind === 'section')
    return createPlaceIssue('A section has no URL, so it has neither a parent nor child pages.');
  if (parent.kind === 'case') return createPlaceIssue('A case cannot have child pages.');
  if (parent.parentId !== null) {
    return createPlaceIssue(
      `"${parent.identifier}" has a parent page itself, so it cannot have child pages.`,
    );
  }
  if (child.hasChildren) {
    return createPlaceIssue('This page has child pages, so it cannot have a parent page.');
  }
  return undefined;
}
