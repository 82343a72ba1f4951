import { withLanguage, withoutLanguage } from '#content/site-paths.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addressFault, leadsTo, normalizePath } from './redirect-address.ts';
import { pathsAsked, runsInCircle, targetOf, targetsOf } from './redirect-rules.ts';
import type { RedirectRecord } from './redirects.repository.ts';
import * as repository from './redirects.repository.ts';

/**
 * Where visitors of a path are sent: by a rule of exactly this path, or by one without `/en`, which covers
 * both languages and keeps the visitor's.
 */
export async function findRedirectTarget(db: Db, pathname: string): Promise<string | undefined> {
  const asked = pathsAsked(pathname);
  // No rule has such a path, and not every database takes the question.
  if (asked.some((path) => path.includes('\0'))) return undefined;
  return targetOf(targetsOf(await repository.findRedirects(db, asked)), pathname);
}

export async function getRedirect(storage: Storage, path: string): Promise<RedirectRecord> {
  const redirect = await repository.findRedirect(storage.db, normalizePath(path));
  if (!redirect) throw new AppError('redirect/not-found');
  return redirect;
}

/** Saves a rule. One that leads to a script, to itself, or in a circle is refused. */
export async function saveRedirect(
  storage: Storage,
  path: string,
  { toPath, reason }: { readonly toPath: string; readonly reason: string },
  person: Person,
): Promise<RedirectRecord> {
  const fromPath = normalizePath(path);
  const address = toPath.trim();
  if (fromPath === '/') throw invalid('path', 'The home page cannot be redirected.');
  const fault = addressFault(address);
  if (fault) throw invalid('toPath', fault);
  if (leadsTo(address, fromPath)) throw invalid('toPath', 'A redirect cannot lead to itself.');
  return storage.write(actorOf(person), async (scope) => {
    // Two rules, or a rule and a move, that are fine each by itself could close a circle together.
    await scope.lockTree();
    const redirect = { fromPath, toPath: address, pageId: null, reason, updatedAt: scope.now };
    await repository.upsertRedirect(scope.db, redirect);
    const targets = targetsOf(await repository.listRedirects(scope.db));
    // A rule that covers both languages can be part of a circle in one of them only.
    const starts = [fromPath, withLanguage(withoutLanguage(fromPath), 'en')];
    if (starts.some((start) => runsInCircle(targets, start))) {
      throw invalid('toPath', 'This redirect leads back to itself by way of others.');
    }
    scope.changesSite();
    scope.record('redirect/save', fromPath, { toPath: address });
    return redirect;
  });
}

export async function deleteRedirect(storage: Storage, path: string, person: Person): Promise<void> {
  const fromPath = normalizePath(path);
  await storage.write(actorOf(person), async (scope) => {
    if (!(await repository.deleteRedirect(scope.db, fromPath))) throw new AppError('redirect/not-found');
    scope.changesSite();
    scope.record('redirect/delete', fromPath);
  });
}
