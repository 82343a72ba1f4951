import type { MovedPage } from '#api/schemas/page.ts';
import { identifierIssue, isSystemPage } from '#content/page.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { identifierTaken } from './create-page.ts';
import { type PageDeps, requireLockedPage } from './page-deps.ts';
import type { PageRecord } from './page-record.ts';
import { childrenOf, findPage } from './pages.repository.ts';
import { presentMoved } from './present-moved.ts';
import { storePage, touched } from './store-page.ts';
import { syncRedirects } from './sync-redirects.ts';

/**
 * Gives a page another identifier, and with it another address; the pages below it move along. Where visitors
 * saw them, redirects stay behind.
 */
export async function renamePage(
  { storage }: PageDeps,
  key: string,
  identifier: string,
  person: Person,
  ifMatch?: IfMatch,
): Promise<Revised<MovedPage>> {
  try {
    return await storage.write(actorOf(person), (scope) =>
      renameInScope(scope, { key, identifier, person, ifMatch }),
    );
  } catch (error) {
    // Somebody may make a page of this name at the same moment: then the database decides.
    if (storage.capabilities.isUniqueViolation(error)) throw identifierTaken(identifier);
    throw error;
  }
}

interface Renaming {
  readonly key: string;
  readonly identifier: string;
  readonly person: Person;
  readonly ifMatch: IfMatch;
}

async function renameInScope(
  scope: WriteScope,
  { key, identifier, person, ifMatch }: Renaming,
): Promise<Revised<MovedPage>> {
  await scope.lockTree();
  const before = await requireLockedPage(scope.db, key);
  requireMatch(ifMatch, before.revisions, ['place'], 'page/stale');
  if (isSystemPage(before.identifier) || isSystemPage(identifier)) throw new AppError('page/system');
  const issue = identifierIssue(identifier, before.kind);
  if (issue) throw invalid('identifier', issue);
  if (identifier !== before.identifier && (await findPage(scope.db, identifier))) {
    throw identifierTaken(identifier);
  }
  // All rows before any redirect: the order in which other writers take them.
  const below = [];
  for (const { id } of await childrenOf(scope.db, before.id)) {
    below.push(await requireLockedPage(scope.db, id));
  }
  const page = await storePage(scope, before, { ...before, identifier });
  const children = page === before ? below : await moveAlong(scope, below);
  const plan = await syncRedirects(scope, [page, ...children], 'identifier');
  if (page !== before) scope.changesSite();
  scope.record('page/rename', page.id, { from: before.identifier, to: identifier });
  return presentMoved(scope, page, plan, person);
}

/** The address of a page below changes with its parent's. */
async function moveAlong(scope: WriteScope, pages: readonly PageRecord[]): Promise<PageRecord[]> {
  const moved = [];
  for (const page of pages) moved.push(await storePage(scope, page, touched(page, 'place')));
  return moved;
}
