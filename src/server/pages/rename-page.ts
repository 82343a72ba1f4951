import type { MovedPage } from '#api/schemas/page.ts';
import { identifierFault, isSystemPage } from '#content/page.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { announceAddresses } from './announce-addresses.ts';
import { identifierTaken } from './create-page.ts';
import { type PageDeps, type Revised, requireLockedPage } from './page-deps.ts';
import { childrenOf, findPage } from './pages.repository.ts';
import { presentMoved } from './present-moved.ts';
import { storePage } from './save-page.ts';

/**
 * Gives a page another identifier, and with it another address; the pages below it move along. Where visitors
 * saw them, redirects stay behind.
 */
export async function renamePage(
  { storage }: PageDeps,
  key: string,
  identifier: string,
  person: Person,
): Promise<Revised<MovedPage>> {
  try {
    return await storage.write(actorOf(person), (scope) => renameInScope(scope, key, identifier, person));
  } catch (error) {
    // Somebody may make a page of this name at the same moment: then the database decides.
    if (storage.capabilities.isUniqueViolation(error)) throw identifierTaken(identifier);
    throw error;
  }
}

async function renameInScope(
  scope: WriteScope,
  key: string,
  identifier: string,
  person: Person,
): Promise<Revised<MovedPage>> {
  await scope.lockTree();
  const before = await requireLockedPage(scope.db, key);
  if (isSystemPage(before.identifier) || isSystemPage(identifier)) throw new AppError('page/system');
  const fault = identifierFault(identifier, before.kind);
  if (fault) throw invalid('identifier', fault);
  if (identifier !== before.identifier && (await findPage(scope.db, identifier))) {
    throw identifierTaken(identifier);
  }
  // All rows before any redirect: the order in which other writers take them.
  const children = [];
  for (const { id } of await childrenOf(scope.db, before.id)) {
    children.push(await requireLockedPage(scope.db, id));
  }
  const page = await storePage(scope, { ...before, identifier });
  const plan = await announceAddresses(scope, [page, ...children], 'identifier');
  scope.changesSite();
  scope.record('page/rename', page.id, { from: before.identifier, to: identifier });
  return presentMoved(scope, page, plan, person);
}
