import { type TrashedPage as ApiTrashedPage, type RestoredPage, trashDays } from '#api/endpoints/trash.ts';
import { findFreeIdentifier } from '#content/address/free-identifier.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions } from '#server/http/preconditions.ts';
import { checkParent } from '#server/pages/content/create-page.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import {
  filterTakenIdentifiers,
  listPages,
  listTrashed,
  lockTrashedPage,
  markRestored,
  purgeDeletedUntil,
  purgePage,
  type TrashedPage,
} from '#server/pages/store/pages.repository.ts';
import { markChanged, storePage } from '#server/pages/store/store-page.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import { buildPageAddress } from '#server/redirects/page-address.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { toMovedPage } from './describe-move.ts';

type TrashDeps = Pick<PageDeps, 'storage'>;

const dayMs = 24 * 60 * 60 * 1000;

function createPageNotInTrashError(): AppError {
  return new AppError('page/not-found', {
    message: 'This page is no longer in the trash: it was restored or deleted permanently.',
  });
}

/** Lists the pages in the trash, latest deletion first, each with the place it would be restored to. */
export async function listTrash({ storage }: TrashDeps): Promise<ApiTrashedPage[]> {
  const trashed = await listTrashed(storage.db);
  if (trashed.length === 0) return [];
  const pages = trashed.map(({ page }) => page);
  const standing = await readExistingPages(storage.db, pages);
  const identifiers = new Map(pages.map(({ id, identifier }) => [id, identifier]));
  const findIdentifier = (id: string) => standing.find(id)?.identifier ?? identifiers.get(id) ?? null;
  const buildPath = (page: PageRecord) =>
    buildPageAddress(page, page.parentId === null ? null : findIdentifier(page.parentId)).path;
  return trashed.map((listed) => present(listed, standing, buildPath));
}

function present(
  { page, title, liveStatus, deletedAt }: TrashedPage,
  standing: ExistingPages,
  buildPath: (page: PageRecord) => string,
): ApiTrashedPage {
  const { warnings, ...place } = planRestoration(page, standing);
  return {
    id: page.id,
    identifier: page.identifier,
    kind: page.kind,
    title,
    path: buildPath(page),
    isSeen: isVisible(page, liveStatus),
    deletedAt,
    deletedBy: page.updatedBy,
    goesAt: new Date(Date.parse(deletedAt) + trashDays * dayMs).toISOString(),
    comesBack: {
      identifier: place.identifier,
      path: buildPath({ ...page, ...place }),
      warnings: [...warnings],
    },
  };
}

/** Reads the existing pages that restoring these would touch: with many pages, not all are read. */
async function readExistingPages(db: Db, pages: readonly PageRecord[]): Promise<ExistingPages> {
  const parents = new Map<string, PageRecord>();
  const above = new Set(pages.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])));
  for (const ids of splitIntoParts([...above])) {
    for (const { page } of await listPages(db, 'current', new Set(ids))) parents.set(page.id, page);
  }
  const taken = new Set<string>();
  const isTaken = (identifier: string) => taken.has(identifier);
  // Tries identifiers until all are free; the rounds equal how often the most wanted name is taken.
  for (let found: readonly string[] | undefined; found === undefined || found.length > 0; ) {
    const wished = new Set(pages.map(({ identifier }) => findFreeIdentifier(identifier, isTaken)));
    found = await filterTakenIdentifiers(db, [...wished]);
    for (const identifier of found) taken.add(identifier);
  }
  return { isTaken, find: (id) => parents.get(id) };
}

/** Restores a page from the trash; `warnings` describe what couldn't be restored. */
export async function restorePage(
  { storage }: TrashDeps,
  id: string,
  person: Person,
): Promise<AnswerWithRevisions<RestoredPage>> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const { page, warnings } = await restoreInScope(scope, id);
    const plan = await syncRedirects(scope, [page], 'redirectUrl');
    const { answer, revisions } = await toMovedPage(scope, page, plan, person);
    return { answer: { ...answer, warnings }, revisions };
  });
}

/** Restores a page within a transaction. The caller updates the redirects. */
export async function restoreInScope(scope: WriteScope, id: string) {
  const trashed = await lockTrashedPage(scope.db, id);
  if (!trashed) throw createPageNotInTrashError();
  const { identifier, parentId, warnings } = planRestoration(
    trashed,
    await readExistingPages(scope.db, [trashed]),
  );
  await markRestored(scope.db, id, identifier);
  const page = await storePage(scope, trashed, markChanged({ ...trashed, identifier, parentId }, 'place'));
  scope.changesSite();
  scope.record('trash/restore', id, { identifier, parentId });
  return { page, warnings: [...warnings] };
}

/** Permanently deletes one page in the trash. */
export async function deleteTrashedPage({ storage }: TrashDeps, id: string, person: Person): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const identifier = await purgePage(scope.db, id);
    if (identifier === undefined) throw createPageNotInTrashError();
    scope.record('trash/delete', id, { identifier });
  });
}

/** Permanently deletes everything in the trash. */
export async function emptyTrash({ storage }: TrashDeps, person: Person): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const identifiers = await purgeDeletedUntil(scope.db, scope.now);
    scope.record('trash/empty', 'pages', { identifiers });
  });
}

/** Permanently deletes pages that were in the trash for 30 days. Resolves to their identifiers. */
export async function purgeTrash({ storage }: TrashDeps): Promise<string[]> {
  const limit = new Date(storage.now().getTime() - trashDays * dayMs).toISOString();
  return storage.write(null, async (scope) => {
    const purged = await purgeDeletedUntil(scope.db, limit);
    scope.record('trash/purge', 'pages', { identifiers: purged });
    return purged;
  });
}

/** Place to restore a page to, with sentences about how it differs from before. */
interface Restoration {
  readonly identifier: string;
  readonly parentId: string | null;
  readonly warnings: readonly { readonly path: 'identifier' | 'parentId'; readonly message: string }[];
}

/** Pages outside the trash. */
interface ExistingPages {
  isTaken(identifier: string): boolean;
  find(id: string): PageRecord | undefined;
}

/** Plans identifier and parent of a restored page. */
function planRestoration(page: PageRecord, standing: ExistingPages): Restoration {
  const identifier = findFreeIdentifier(page.identifier, standing.isTaken);
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
              message: `Another page now has the URL "${page.identifier}", so this one becomes "${identifier}".`,
            },
          ]),
      ...(isBelow || page.parentId === null
        ? []
        : [
            {
              path: 'parentId' as const,
              message: parent
                ? `"${parent.identifier}" can no longer have child pages, so this page is now at the top level.`
                : 'The parent page no longer exists, so this page is now at the top level.',
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
