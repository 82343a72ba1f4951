import type { CreatePageBody } from '#api/schemas/page.ts';
import { listChangedTexts } from '#content/language/changed-texts.ts';
import { findIdentifierIssue, type PageContent } from '#content/page/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import { type PlacedChild, type PlacedParent, placeIssue } from '#content/page/page-place.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions } from '#server/http/preconditions.ts';
import {
  type PageDeps,
  requireLockedPage,
  requireOpenTo,
  requirePage,
} from '#server/pages/store/page-deps.ts';
import { createPageId, getCurrentVersionId, type PageRecord } from '#server/pages/store/page-record.ts';
import { copySettings } from '#server/pages/store/page-settings.repository.ts';
import { findLastOrder, findPage, insertPage } from '#server/pages/store/pages.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { addVersion, requirePublishable } from '#server/pages/store/write-version.ts';
import { saveVisibility } from '#server/pages/visibility/save-visibility.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { emptyPageContent, mergeContent, refuseNestedSections, requireContent } from './save-content.ts';
import { type SavedPage, toSavedPage } from './save-page.ts';

/** Creates a page with its first version, content and visibility in one transaction. */
export async function createPage(
  deps: PageDeps,
  body: CreatePageBody,
  person: Person,
): Promise<AnswerWithRevisions<SavedPage>> {
  const issue = findIdentifierIssue(body.identifier, body.kind ?? 'page');
  if (issue) throw createInvalidError('identifier', issue);
  requireContent(deps.definitions, body);
  try {
    return await deps.storage.write(getActor(person), (scope) => createInScope(scope, deps, body, person));
  } catch (error) {
    // Two people may choose the same identifier at the same moment: then the database's unique index decides.
    if (deps.storage.capabilities.isUniqueViolation(error)) throw createIdentifierTakenError(body.identifier);
    throw error;
  }
}

async function createInScope(
  scope: WriteScope,
  deps: PageDeps,
  body: CreatePageBody,
  person: Person,
): Promise<AnswerWithRevisions<SavedPage>> {
  await scope.lockTree();
  if (await findPage(scope.db, body.identifier)) throw createIdentifierTakenError(body.identifier);
  const empty = await buildNewPage(scope, body, person);
  await insertPage(scope.db, empty);
  const content = mergeContent(deps.definitions, emptyPageContent, body);
  refuseNestedSections(deps.definitions, empty, content);
  const withContent = await addFirstVersion(scope, deps, empty, content);
  const page = await storePage(scope, empty, await saveVisibility(scope, deps, withContent, body, person));
  if (body.lookOf !== undefined) await copyLook(scope, page, body.lookOf);
  await syncRedirects(scope, [page], 'redirectUrl');
  scope.record('page/create', page.id, { identifier: page.identifier });
  const changes = listChangedTexts(deps.definitions, emptyPageContent, content);
  return toSavedPage(scope, deps, page, { version: undefined, changes, body, person });
}

async function buildNewPage(scope: WriteScope, body: CreatePageBody, person: Person): Promise<PageRecord> {
  const kind = body.kind ?? 'page';
  const parentKey = body.parentId ?? body.parentIdentifier ?? null;
  const parent = parentKey === null ? undefined : await requireLockedPage(scope.db, parentKey);
  if (parent) requireOpenTo(person, parent, parentKey ?? parent.id);
  if (parent) checkParent({ identifier: body.identifier, kind, hasChildren: false }, parent);
  const last = await findLastOrder(scope.db, parent?.id ?? null);
  return {
    id: createPageId(),
    identifier: body.identifier,
    kind,
    parentId: parent?.id ?? null,
    sortOrder: Math.max(-1, last ?? -1) + 1,
    lastMove: null,
    published: false,
    isHidden: false,
    ...initialPageFields,
    requiresLogin: false,
    loginPassword: null,
    passwordId: null,
    versioning: body.versioning ?? true,
    liveVersionId: null,
    draftVersionId: null,
    publicPath: null,
    revisions: { content: 0, visibility: 1, place: 1 },
    updatedAt: scope.now,
    updatedBy: scope.actor,
  };
}

/**
 * Copies layout and background from the source page's current version: the draft if there is one, not what
 * visitors see.
 */
async function copyLook({ db, now }: WriteScope, page: PageRecord, key: string): Promise<void> {
  const source = await requirePage(db, key);
  const toSettingsOwner = ({ id }: PageRecord) => ({ pageId: id, versionId: undefined });
  await copySettings(db, toSettingsOwner(source), toSettingsOwner(page), now);
  const [from, to] = [getCurrentVersionId(source), getCurrentVersionId(page)];
  if (from === null || to === null) return;
  await copySettings(db, { pageId: source.id, versionId: from }, { pageId: page.id, versionId: to }, now);
}

async function addFirstVersion(
  scope: WriteScope,
  { definitions }: PageDeps,
  page: PageRecord,
  content: PageContent,
): Promise<PageRecord> {
  if (page.versioning) {
    const draft = await addVersion(scope, definitions, {
      pageId: page.id,
      content,
      status: 'DRAFT',
      reason: 'draft',
    });
    return { ...page, draftVersionId: draft.id };
  }
  requirePublishable(definitions, content);
  const live = await addVersion(scope, definitions, {
    pageId: page.id,
    content,
    status: 'PUBLISHED',
    reason: 'publish',
  });
  return { ...page, liveVersionId: live.id };
}

export function createIdentifierTakenError(identifier: string): AppError {
  return new AppError('page/identifier-taken', {
    message: `Another page already has the URL "${identifier}".`,
    issues: [{ path: 'identifier', message: `The URL "${identifier}" is taken.` }],
  });
}

/** Rejects a parent below which the page would have no URL. */
export function checkParent(child: PlacedChild, parent: PlacedParent): void {
  const issue = placeIssue(child, parent);
  if (issue?.of === 'system') throw new AppError('page/system', { message: issue.message });
  if (issue) throw createInvalidError('parentId', issue.message);
}
