import type { z } from 'zod';
import type { ApiPage, versionSchema } from '#api/schemas/page.ts';
import type { VersionStatus } from '#content/page/page.ts';
import { createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions, IfMatch } from '#server/http/preconditions.ts';
import { toSavedPage } from '#server/pages/content/save-page.ts';
import { type PageDeps, requireLockedPage, requirePage } from '#server/pages/store/page-deps.ts';
import {
  getCurrentVersionId,
  type PageRecord,
  type VersionHead,
  type VersionRecord,
  type VersionToReplace,
} from '#server/pages/store/page-record.ts';
import { copyPageSettings } from '#server/pages/store/page-settings.repository.ts';
import {
  getPageRevisions,
  markChanged,
  requirePageMatch,
  storePage,
} from '#server/pages/store/store-page.ts';
import { moveApprovals } from '#server/pages/store/version-approvals.repository.ts';
import {
  findVersionToReplace,
  listVersions as listStored,
  setVersionState,
} from '#server/pages/store/versions.repository.ts';
import {
  addVersion,
  hasContent,
  keepSnapshot,
  makeLive,
  requireVersion,
  requireVersionHead,
  rewriteVersion,
} from '#server/pages/store/write-version.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { countVersionChanges } from './version-changes.ts';

export type ApiVersion = z.input<typeof versionSchema>;

export function toVersion(version: VersionHead): ApiVersion {
  const { id, status, name, title, createdAt, updatedAt, author, reason } = version;
  return { id, status, name, title, createdAt, updatedAt, author, reason };
}

/** Lists the versions of a page, newest first, with change counts as far as they are available. */
export async function listVersions(deps: PageDeps, key: string): Promise<ApiVersion[]> {
  const page = await requirePage(deps.storage.db, key);
  const heads = await listStored(deps.storage.db, page.id);
  const changes = await countVersionChanges(deps, page, heads);
  return heads.map((head) => ({ ...toVersion(head), changed: changes.get(head.id) }));
}

/** Turns versioning on: edits go to a draft, which visitors get when it is published. */
export async function enableVersioning(
  deps: PageDeps,
  key: string,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<ApiPage>> {
  return deps.storage.write(getActor(person), async (scope) => {
    const before = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, before, ['visibility']);
    const page = await storePage(scope, before, { ...before, versioning: true });
    scope.record('page/enable-versioning', page.id, { identifier: page.identifier });
    return toSavedPage(scope, deps, page, { version: undefined, body: {}, person });
  });
}

/**
 * Creates a draft from a version, or from the current one. An existing draft is kept as a snapshot, readable
 * or not.
 */
export async function createVersion(
  { storage, definitions }: PageDeps,
  key: string,
  { from }: { readonly from?: string },
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<ApiVersion>> {
  return storage.write(getActor(person), async (scope) => {
    const before = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, before, ['content']);
    const source = await requireVersion(scope, before, from ?? getCurrentVersionId(before) ?? '');
    const draft = await findVersionToReplace(scope.db, before.id, before.draftVersionId);
    const version = draft
      ? await replaceDraft(scope, definitions, draft, source)
      : await addVersion(scope, definitions, {
          pageId: before.id,
          content: source.content,
          status: 'DRAFT',
          reason: 'draft',
          from: source.id,
        });
    const after = { ...before, draftVersionId: version.id };
    const page = await storePage(scope, before, version === draft ? after : markChanged(after, 'content'));
    scope.record('version/create', page.id, { version: version.id, from: source.id });
    return { answer: toVersion(version), revisions: getPageRevisions(page) };
  });
}

async function replaceDraft(
  scope: WriteScope,
  definitions: PageDeps['definitions'],
  draft: VersionToReplace,
  source: VersionRecord,
): Promise<VersionRecord> {
  const kept = await keepSnapshot(scope, draft, { reason: 'save' });
  if (source.id !== draft.id) await moveApprovals(scope.db, draft.id, kept);
  if (source.id !== draft.id) await copyPageSettings(scope.db, draft.pageId, source.id, draft.id, scope.now);
  if (hasContent(draft, source.content)) return draft;
  return rewriteVersion(scope, definitions, draft, source.content);
}

/** Sets the status of a version. PUBLISHED makes it live and archives the previous live version. */
export async function setVersionStatus(
  { storage, definitions }: PageDeps,
  key: string,
  { versionId, status }: { readonly versionId: string; readonly status: VersionStatus },
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<ApiVersion>> {
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const before = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, before, ['content', 'visibility']);
    const version = await requireVersionHead(scope, before, versionId);
    const after =
      status === 'PUBLISHED'
        ? await makeLive(scope, definitions, before, await requireVersion(scope, before, versionId))
        : await unpublishVersion(scope, before, version, status);
    const page = await storePage(scope, before, after);
    await syncRedirects(scope, [page]);
    scope.record('version/status', page.id, { version: versionId, from: version.status, to: status });
    return {
      answer: toVersion(await requireVersionHead(scope, page, versionId)),
      revisions: getPageRevisions(page),
    };
  });
}

/** Sets a status other than PUBLISHED. A page always keeps a live version or a draft. */
async function unpublishVersion(
  scope: WriteScope,
  page: PageRecord,
  version: VersionHead,
  status: Exclude<VersionStatus, 'PUBLISHED'>,
): Promise<PageRecord> {
  const isLive = version.id === page.liveVersionId;
  const isDraft = version.id === page.draftVersionId;
  const draftIsOther = page.draftVersionId !== null && !isDraft;
  if (status === 'HIDDEN' && !isLive)
    throw createInvalidError('status', 'Only the live version can be hidden.');
  if (status === 'DRAFT' && draftIsOther) {
    throw createInvalidError(
      'status',
      'This page already has a draft. Restore this version to work from it.',
    );
  }
  if (
    status === 'ARCHIVED' &&
    ((isLive && page.draftVersionId === null) || (isDraft && page.liveVersionId === null))
  ) {
    throw createInvalidError('status', 'A page needs at least one version. Publish another one first.');
  }
  if (status === version.status) return page;
  await setVersionState(scope.db, version.id, { status });
  if (isLive) scope.changesSite();
  if (status === 'HIDDEN') return markChanged(page, 'visibility');
  return {
    ...markChanged(page, 'visibility'),
    published: isLive ? false : page.published,
    liveVersionId: isLive ? null : page.liveVersionId,
    draftVersionId: status === 'DRAFT' ? version.id : isDraft ? null : page.draftVersionId,
  };
}
