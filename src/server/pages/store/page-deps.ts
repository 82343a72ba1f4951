import type { Definitions } from '#content/block/block.ts';
import { AppError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { PageRecord } from './page-record.ts';
import { findPage, lockPage } from './pages.repository.ts';

/** Dependencies of the page services. */
export interface PageDeps {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly definitions: Definitions;
  /** Origin of the site, without a trailing slash. Absolute URLs with it count as internal. */
  readonly publicUrl: string;
}

export function createPageNotFoundError(key: string): AppError {
  if (key === '') return new AppError('input/no-identifier');
  return new AppError('page/not-found', { message: `Page with identifier ${key} not found` });
}

/** Hides protected pages from API keys of assistants (404). Visitors are handled elsewhere. */
export function requireOpenTo(person: Person | undefined, page: PageRecord, key: string): void {
  if (!page.requiresLogin || person === undefined || authorize(person, 'read', 'protectedPage')) return;
  throw createPageNotFoundError(key);
}

export async function requirePage(db: Db, key: string): Promise<PageRecord> {
  const page = await findPage(db, key);
  if (!page) throw createPageNotFoundError(key);
  return page;
}

/** Finds and locks a page for a write until the transaction ends. */
export async function requireLockedPage(db: Db, key: string): Promise<PageRecord> {
  const page = await lockPage(db, key);
  if (!page) throw createPageNotFoundError(key);
  return page;
}
