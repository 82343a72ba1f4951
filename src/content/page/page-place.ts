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
export const systemPageStays = 'This page belongs to the site and stays where it is.';

const atPlace = (message: string): PlaceIssue => ({ of: 'place', message });

/**
 * Returns why a page cannot have another one as its parent; undefined if it can. Paths are `/{page}` or
 * `/{parent}/{page}` and no deeper; cases are at `/cases/{case}`, system pages stay.
 */
export function placeIssue(child: PlacedChild, parent: PlacedParent): PlaceIssue | undefined {
  if (isSystemPage(child.identifier)) return { of: 'system', message: systemPageStays };
  if (isSystemPage(parent.identifier)) {
    return {
      of: 'system',
      message: `"${parent.identifier}" belongs to the site and has no pages below it.`,
    };
  }
  if (child.identifier === parent.identifier) return atPlace('A page cannot stand below itself.');
  if (child.kind === 'case') return atPlace('A case stands below the cases page and has no other parent.');
  if (parent.kind === 'case') return atPlace('A case cannot have pages below it.');
  if (parent.parentId !== null) {
    return atPlace(`"${parent.identifier}" stands below another page, so it cannot have pages below it.`);
  }
  if (child.hasChildren) {
    return atPlace('This page has pages below it, so it cannot stand below another one.');
  }
  return undefined;
}
