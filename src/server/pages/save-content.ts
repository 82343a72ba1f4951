import type { SavePage } from '#api/schemas/page.ts';
import type { Block, Definitions } from '#content/block.ts';
import { overLimits } from '#content/limits.ts';
import { mergeLanguage } from '#content/localize-page.ts';
import type { PageContent } from '#content/page.ts';
import { validateContent } from '#content/validate.ts';
import { AppError } from '#server/http/app-error.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { PageRecord, VersionRecord } from './page-record.ts';
import { copyPageSettings } from './page-settings.repository.ts';
import { findVersion } from './versions.repository.ts';
import {
  addVersion,
  autosaveNeedsSnapshot,
  keepSnapshot,
  requirePublishable,
  requireVersion,
  rewriteVersion,
} from './write-version.ts';

type ContentBody = Pick<SavePage, 'title' | 'overview' | 'language' | 'versionId'>;

export interface SavedContent {
  readonly page: PageRecord;
  readonly version: VersionRecord;
}

/** A body with any of these is a content save, and then needs the complete list of blocks. */
export function isContentSave(body: ContentBody): boolean {
  return [body.title, body.overview, body.language, body.versionId].some((value) => value !== undefined);
}

/** The blocks of a body, once they are known to be sound; every fault is listed. */
export function requireContent(definitions: Definitions, { title, overview }: ContentBody): readonly Block[] {
  if (!Array.isArray(overview)) throw new AppError('input/no-overview');
  const { faults } = validateContent(definitions, { title, overview });
  if (faults.length > 0) throw new AppError('input/invalid', { issues: faults });
  return overview;
}

/** The content after a save, with the texts of one language merged into what was there. */
export function mergeContent(definitions: Definitions, before: PageContent, body: ContentBody): PageContent {
  const overview = requireContent(definitions, body);
  const tooLong = overLimits(definitions, { title: body.title, overview }, before);
  if (tooLong.length > 0) throw new AppError('input/invalid', { issues: tooLong });
  const { title = before.title, language } = body;
  if (!language) return { title, overview };
  const merged = mergeLanguage(definitions, before, { title, overview }, language);
  return body.title === undefined ? { ...merged, title: before.title } : merged;
}

/**
 * Saves content into the page's rolling version: the draft, or with versioning off the live one. A version
 * named by the body that is no draft becomes the draft's new beginning; with versioning off any but the live
 * one does.
 */
export async function saveContent(
  scope: WriteScope,
  definitions: Definitions,
  page: PageRecord,
  body: ContentBody,
  autosave: boolean,
): Promise<SavedContent> {
  const named = body.versionId === undefined ? undefined : await requireVersion(scope, page, body.versionId);
  const toDraft = page.versioning || (named !== undefined && named.id !== page.liveVersionId);
  const target = await findVersion(scope.db, page.id, toDraft ? page.draftVersionId : page.liveVersionId);
  const base =
    named ?? target ?? (await findVersion(scope.db, page.id, page.liveVersionId ?? page.draftVersionId));
  const content = mergeContent(definitions, base?.content ?? { title: '', overview: [] }, body);
  if (!toDraft) {
    requirePublishable(definitions, content);
    scope.changesSite();
  }
  if (target) {
    return { page, version: await rewriteTarget(scope, definitions, { target, base, content, autosave }) };
  }
  const version = await addVersion(scope, definitions, {
    pageId: page.id,
    content,
    status: toDraft ? 'DRAFT' : 'PUBLISHED',
    reason: toDraft ? 'draft' : 'publish',
    from: base?.id,
  });
  const pointer = toDraft ? { draftVersionId: version.id } : { liveVersionId: version.id };
  return { page: { ...page, ...pointer }, version };
}

interface Rewrite {
  readonly target: VersionRecord;
  readonly base: VersionRecord | undefined;
  readonly content: PageContent;
  readonly autosave: boolean;
}

async function rewriteTarget(
  scope: WriteScope,
  definitions: Definitions,
  { target, base, content, autosave }: Rewrite,
): Promise<VersionRecord> {
  const replaced = base !== undefined && base.id !== target.id;
  if (!autosave || replaced) await keepSnapshot(scope, definitions, target, 'save');
  else if (await autosaveNeedsSnapshot(scope, target))
    await keepSnapshot(scope, definitions, target, 'automatic');
  if (replaced) await copyPageSettings(scope.db, target.pageId, base.id, target.id, scope.now);
  return rewriteVersion(scope, definitions, target, content);
}
