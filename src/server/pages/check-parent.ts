import { isSystemPage, type PageKind } from '#content/page.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { PageRecord } from './page-record.ts';

interface Child {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly hasChildren: boolean;
}

/**
 * Refuses a place in the tree that has no address: pages stand at `/{page}` or `/{parent}/{page}` and no
 * deeper, cases at `/cases/{case}`, system pages where they are.
 */
export function checkParent(
  child: Child,
  parent: Pick<PageRecord, 'identifier' | 'kind' | 'parentId'>,
): void {
  if (isSystemPage(child.identifier)) {
    throw new AppError('page/system', { message: 'This page belongs to the site and stays where it is.' });
  }
  if (isSystemPage(parent.identifier)) {
    throw new AppError('page/system', {
      message: `"${parent.identifier}" belongs to the site and has no pages below it.`,
    });
  }
  if (child.identifier === parent.identifier) throw invalid('parentId', 'A page cannot stand below itself.');
  if (child.kind === 'case')
    throw invalid('parentId', 'A case stands below the cases page and has no other parent.');
  if (parent.kind === 'case') throw invalid('parentId', 'A case cannot have pages below it.');
  if (parent.parentId !== null) {
    throw invalid(
      'parentId',
      `"${parent.identifier}" stands below another page, so it cannot have pages below it.`,
    );
  }
  if (child.hasChildren) {
    throw invalid('parentId', 'This page has pages below it, so it cannot stand below another one.');
  }
}
