import { isSystemPage } from '#content/page.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage } from './page-deps.ts';
import { pageParts } from './page-record.ts';
import { childrenOf, markDeleted, purgeDeletedBefore } from './pages.repository.ts';

const trashDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Moves a page to the trash, where it stays 30 days with all its versions; its identifier is free at once. */
export async function deletePage(
  { storage }: PageDeps,
  key: string,
  person: Person,
  ifMatch?: IfMatch,
): Promise<void> {
  await storage.write(actorOf(person), async (scope) => {
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, key);
    requireMatch(ifMatch, page.revisions, pageParts, 'page/stale');
    if (isSystemPage(page.identifier)) {
      throw new AppError('page/system', { message: 'This page belongs to the site and cannot be deleted.' });
    }
    const children = await childrenOf(scope.db, page.id);
    if (children.length > 0) {
      const names = children.map((child) => child.identifier).join(', ');
      throw new AppError('page/has-children', {
        message: `This page has pages below it: ${names}. Move or delete those first.`,
      });
    }
    await markDeleted(scope.db, page.id, scope.now);
    scope.changesSite();
    scope.record('page/delete', page.id, { identifier: page.identifier });
  });
}

/** Empties the trash of what has been there for 30 days. Answers the identifiers that went. */
export async function purgeTrash({ storage }: Pick<PageDeps, 'storage'>): Promise<string[]> {
  const limit = new Date(storage.now().getTime() - trashDays * dayMs).toISOString();
  return storage.write(null, async (scope) => {
    const purged = await purgeDeletedBefore(scope.db, limit);
    scope.record('trash/purge', 'pages', { identifiers: purged });
    return purged;
  });
}
