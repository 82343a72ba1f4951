import { randomUUID } from 'node:crypto';
import type { ExposedFile, PreviewLink } from '#api/endpoints/preview-links.ts';
import type { Language } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { requireLockedPage, requireOpenTo, requirePage } from '#server/pages/store/page-deps.ts';
import { getCurrentVersionId, type PageRecord } from '#server/pages/store/page-record.ts';
import { createGrantSeed } from '#server/protection/locks/grant-cookies.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findExposedFiles } from './exposed-files.ts';
import * as repository from './preview-links.repository.ts';
import { createPreviewToken, formatPreviewLink } from './preview-token.ts';

export interface PreviewLinkDeps {
  readonly storage: Storage;
  /** Signs links. */
  readonly previewKey: Buffer;
  /** Origin of the site, for complete links. */
  readonly publicUrl: string;
}

interface NewLink {
  readonly language: Language;
  readonly days: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Throws 404, and 403 for a protected page unless the person is an owner. */
export async function listPreviewLinks(
  deps: PreviewLinkDeps,
  key: string,
  person: Person,
): Promise<PreviewLink[]> {
  const { db } = deps.storage;
  const page = await requirePage(db, key);
  requireOpenTo(person, page, key);
  requireShareable(page, person);
  const links = await repository.listStoredLinks(db, page.id, deps.storage.now().toISOString());
  return links.map((link) => present(deps, link));
}

/** Throws 404, and 403 for a protected page unless the person is an owner. */
export async function listExposedFiles(
  { storage: { db } }: PreviewLinkDeps,
  key: string,
  person: Person,
): Promise<ExposedFile[]> {
  const page = await requirePage(db, key);
  requireOpenTo(person, page, key);
  requireShareable(page, person);
  return findExposedFiles(db, page.id, getCurrentVersionId(page));
}

export async function createPreviewLink(
  deps: PreviewLinkDeps,
  key: string,
  { language, days }: NewLink,
  person: Person,
): Promise<PreviewLink> {
  return deps.storage.write(getActor(person), async (scope) => {
    // Locks the page, so that a concurrent save that protects it waits.
    const page = await requireLockedPage(scope.db, key);
    requireOpenTo(person, page, key);
    requireShareable(page, person);
    await repository.deleteOverLinks(scope.db, scope.now);
    const link: repository.StoredPreviewLink = {
      id: randomUUID(),
      pageId: page.id,
      language,
      seed: createGrantSeed(),
      expiresAt: new Date(Date.parse(scope.now) + days * dayMs).toISOString(),
      byOwner: authorize(person, 'share', 'protectedDraft'),
      createdAt: scope.now,
      createdBy: scope.actor,
    };
    await repository.insertLink(scope.db, link);
    scope.record('preview-link/create', page.id, { identifier: page.identifier, language, link: link.id });
    return present(deps, link);
  });
}

/** Throws 404 for a link that another member has revoked at the same time. */
export async function revokePreviewLink(
  { storage }: PreviewLinkDeps,
  { id, link }: { readonly id: string; readonly link: string },
  person: Person,
): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, id);
    requireShareable(page, person);
    if (!(await repository.deleteLink(scope.db, page.id, link))) throw new AppError('preview-link/not-found');
    scope.record('preview-link/revoke', page.id, { identifier: page.identifier, link });
  });
}

function present(
  { previewKey, publicUrl }: PreviewLinkDeps,
  link: repository.StoredPreviewLink,
): PreviewLink {
  const { id, language, expiresAt, createdAt, createdBy } = link;
  const address = formatPreviewLink(publicUrl, createPreviewToken(link, previewKey), language);
  return { id, language, link: address, expiresAt, createdAt, createdBy };
}

/** Throws 403 for a protected page unless the person is an owner. */
export function requireShareable({ requiresLogin }: PageRecord, person: Person): void {
  if (!requiresLogin || authorize(person, 'share', 'protectedDraft')) return;
  throw new AppError('auth/forbidden', { message: 'Only owners can share drafts of a protected page.' });
}
