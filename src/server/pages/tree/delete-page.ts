import { isSystemPage } from '#content/page/page.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { IfMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { pageParts } from '#server/pages/store/page-record.ts';
import { childrenOf } from '#server/pages/store/pages.repository.ts';
import { requirePageMatch } from '#server/pages/store/store-page.ts';
import { moveToTrash } from './move-to-trash.ts';

/** Moves a page to the trash, where it stays with all its versions until `trash.ts` empties it; its identifier is free at once. */
export async function deletePage(
  { storage }: PageDeps,
  key: string,
  person: Person,
  ifMatch?: IfMatch,
): Promise<void> {
  await storage.write(actorOf(person), async (scope) => {
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, page, pageParts);
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
    await moveToTrash(scope, page);
  });
}
