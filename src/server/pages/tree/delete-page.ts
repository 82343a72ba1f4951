import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { isSystemPage } from '#content/page/page.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { IfMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { type PageRecord, pageParts } from '#server/pages/store/page-record.ts';
import { listChildren, markDeleted } from '#server/pages/store/pages.repository.ts';
import { dropScheduled } from '#server/pages/store/schedule.repository.ts';
import { listSectionUsers } from '#server/pages/store/sections.repository.ts';
import { requirePageMatch } from '#server/pages/store/store-page.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/**
 * Moves a page with all its versions to the trash until `trash.ts` empties it. Its identifier becomes free at
 * once.
 */
export async function deletePage(
  { storage }: PageDeps,
  key: string,
  person: Person,
  ifMatch?: IfMatch,
): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, page, pageParts);
    if (isSystemPage(page.identifier)) {
      throw new AppError('page/system', { message: 'This is a system page and cannot be deleted.' });
    }
    const children = await listChildren(scope.db, page.id);
    if (children.length > 0) {
      const names = children.map((child) => child.identifier).join(', ');
      throw new AppError('page/has-children', {
        message: `This page has child pages: ${names}. Move or delete them first.`,
      });
    }
    if (page.kind === 'section') await refuseUsedSection(scope, page);
    await moveToTrash(scope, page);
  });
}

/** Throws, naming the pages, if pages show a section. */
async function refuseUsedSection({ db }: WriteScope, { identifier }: PageRecord): Promise<void> {
  const users = (await listSectionUsers(db, [identifier])).get(identifier) ?? [];
  if (users.length === 0) return;
  const names = users.map(({ title }) => `“${resolveText(title, defaultLanguage)}”`).join(', ');
  throw new AppError('page/in-use', {
    message: `This section is used on ${names}. Detach or remove it there first.`,
  });
}

/**
 * Moves a page to the trash within a transaction. Its scheduled actions are deleted, so that none runs after
 * a restore.
 */
export async function moveToTrash(scope: WriteScope, { id, identifier }: PageRecord): Promise<void> {
  await markDeleted(scope.db, id, scope);
  await dropScheduled(scope.db, id);
  scope.changesSite();
  scope.record('page/delete', id, { identifier }, { way: 'page-from-trash', pageId: id });
}
