import type { z } from 'zod';
import type { SavePage, savedPageSchema } from '#api/schemas/page.ts';
import { validateContent } from '#content/validate.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { announceAddresses } from './announce-addresses.ts';
import { type PageDeps, type Revised, requireLockedPage } from './page-deps.ts';
import { currentVersionId, type PageRecord, type VersionRecord } from './page-record.ts';
import { findIdentifier, updatePage } from './pages.repository.ts';
import { toApiPage } from './present-page.ts';
import { isContentSave, requireContent, saveContent } from './save-content.ts';
import { saveVisibility } from './save-visibility.ts';
import { findVersion } from './versions.repository.ts';

export type SavedPage = z.input<typeof savedPageSchema>;

interface SaveOptions {
  readonly autosave?: boolean;
  /** The `If-Match` header as it came. */
  readonly ifMatch?: string;
}

/** Saves content, visibility or both as one transaction; which of them follows from the body's fields. */
export async function savePage(
  deps: PageDeps,
  key: string,
  body: SavePage,
  person: Person,
  { autosave = false, ifMatch }: SaveOptions = {},
): Promise<Revised<SavedPage>> {
  const hasContent = isContentSave(body);
  if (hasContent) requireContent(deps.definitions, body);
  return deps.storage.write(actorOf(person), async (scope) => {
    // Before the page's own lock, in the order in which moves take them.
    if (changesVisibility(body)) await scope.lockTree();
    const before = await requireLockedPage(scope.db, key);
    requireRevision(before, ifMatch);
    const content = hasContent
      ? await saveContent(scope, deps.definitions, before, body, autosave)
      : { page: before, version: undefined };
    const after = await saveVisibility(scope, deps, content.page, body, person);
    const page = await storePage(scope, after);
    if (visibility.some((key) => page[key] !== before[key])) {
      const sendsElsewhere = page.redirectUrl !== before.redirectUrl;
      await announceAddresses(scope, [page], sendsElsewhere ? 'redirectUrl' : undefined);
    }
    scope.record(autosave ? 'page/autosave' : 'page/save', page.id, auditDetail(body, page));
    return presentSaved(scope, deps, page, { version: content.version, body, person });
  });
}

/** What decides, with the status of the live version, whether visitors see a page, and where they go else. */
const visibility = ['published', 'isHidden', 'liveVersionId', 'redirectUrl'] as const;

function changesVisibility({ status, published, isHidden, redirectUrl }: SavePage): boolean {
  return [status, published, isHidden, redirectUrl].some((value) => value !== undefined);
}

/** Writes a changed page with its next revision. */
export async function storePage(scope: WriteScope, page: PageRecord): Promise<PageRecord> {
  const stored = { ...page, revision: page.revision + 1, updatedAt: scope.now, updatedBy: scope.actor };
  await updatePage(scope.db, stored);
  return stored;
}

/** Refuses a save based on a state that is no longer the stored one. */
function requireRevision(page: PageRecord, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const sent = ifMatch.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
  const current = String(page.revision);
  if (sent !== current) throw new AppError('page/stale', { revisions: { sent, current } });
}

/** Names what a save touched, never what a password is. */
function auditDetail(body: SavePage, page: PageRecord): Record<string, unknown> {
  return { identifier: page.identifier, fields: Object.keys(body), revision: page.revision };
}

interface Saved {
  readonly version: VersionRecord | undefined;
  readonly body: Pick<SavePage, 'language'>;
  readonly person: Person;
}

export async function presentSaved(
  scope: WriteScope,
  { definitions, vault }: PageDeps,
  page: PageRecord,
  { version: saved, body, person }: Saved,
): Promise<Revised<SavedPage>> {
  // Read again: publishing in the same save has changed its status.
  const version = await findVersion(scope.db, page.id, saved?.id ?? currentVersionId(page));
  const parentIdentifier = await findIdentifier(scope.db, page.parentId);
  const { language } = body;
  const answer = toApiPage(page, { version, parentIdentifier, viewer: person, language, definitions, vault });
  const warnings = version ? validateContent(definitions, version.content).warnings : [];
  return { answer: { ...answer, warnings }, revision: page.revision };
}
