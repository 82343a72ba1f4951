import { localizeHref, withLanguage, withoutLanguage } from '#content/site-paths.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addressFault, leadsTo, normalizePath } from './redirect-address.ts';
import type { RedirectRecord } from './redirects.repository.ts';
import * as repository from './redirects.repository.ts';

/** More hops than any honest chain of rules has. */
const maxHops = 20;

/**
 * Where visitors of a path are sent: by a rule of exactly this path, or by one without `/en`, which covers
 * both languages and keeps the visitor's.
 */
export async function findRedirectTarget(db: Db, pathname: string): Promise<string | undefined> {
  const path = normalizePath(pathname);
  // No rule has such a path, and not every database takes the question.
  if (path.includes('\0')) return undefined;
  const exact = await repository.findRedirect(db, path);
  const bare = withoutLanguage(path);
  if (exact) return path === bare ? localizeHref(exact.toPath, 'nl') : exact.toPath;
  if (bare === path) return undefined;
  const shared = await repository.findRedirect(db, bare);
  return shared && localizeHref(shared.toPath, 'en');
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
    const redirect = { fromPath, toPath: address, reason, updatedAt: scope.now };
    await repository.upsertRedirect(scope.db, redirect);
    const starts = [fromPath, withLanguage(withoutLanguage(fromPath), 'en')];
    if (await anyRunsInCircle(scope.db, starts)) {
      throw invalid('toPath', 'This redirect leads back to itself by way of others.');
    }
    scope.changesSite();
    scope.record('redirect/save', fromPath, { toPath: address });
    return redirect;
  });
}

/** A rule that covers both languages can be part of a circle in one of them only. */
async function anyRunsInCircle(db: Db, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if (await runsInCircle(db, path)) return true;
  return false;
}

async function runsInCircle(db: Db, fromPath: string): Promise<boolean> {
  let at: string | undefined = fromPath;
  for (let hop = 0; hop < maxHops; hop += 1) {
    at = await findRedirectTarget(db, at);
    if (at === undefined || !at.startsWith('/')) return false;
  }
  return true;
}

export async function deleteRedirect(storage: Storage, path: string, person: Person): Promise<void> {
  const fromPath = normalizePath(path);
  await storage.write(actorOf(person), async (scope) => {
    if (!(await repository.deleteRedirect(scope.db, fromPath))) throw new AppError('redirect/not-found');
    scope.changesSite();
    scope.record('redirect/delete', fromPath);
  });
}
