import { freeIdentifier } from '#content/address/free-identifier.ts';
import { AppError } from '#server/http/app-error.ts';
import { checkParent } from '#server/pages/content/check-parent.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';

/** Where a page comes back, and, in sentences, how that differs from where it stood. */
export interface Restoration {
  readonly identifier: string;
  readonly parentId: string | null;
  readonly warnings: readonly { readonly path: 'identifier' | 'parentId'; readonly message: string }[];
}

/** The pages outside the trash. */
export interface Standing {
  isTaken(identifier: string): boolean;
  find(id: string): PageRecord | undefined;
}

/** What becomes of a page from the trash among the pages that stand now. */
export function planRestoration(page: PageRecord, standing: Standing): Restoration {
  const identifier = freeIdentifier(page.identifier, standing.isTaken);
  const parent = page.parentId === null ? undefined : standing.find(page.parentId);
  const isBelow = parent !== undefined && canStandBelow({ ...page, identifier }, parent);
  return {
    identifier,
    parentId: isBelow ? parent.id : null,
    warnings: [
      ...(identifier === page.identifier
        ? []
        : [
            {
              path: 'identifier' as const,
              message: `Another page has the address "${page.identifier}" now, so this one becomes "${identifier}".`,
            },
          ]),
      ...(isBelow || page.parentId === null
        ? []
        : [
            {
              path: 'parentId' as const,
              message: parent
                ? `"${parent.identifier}" can no longer have pages below it, so this one stands at the top.`
                : 'The page above it is no longer there, so this one stands at the top.',
            },
          ]),
    ],
  };
}

function canStandBelow(page: PageRecord, parent: PageRecord): boolean {
  try {
    checkParent({ ...page, hasChildren: false }, parent);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
