import { setImmediate as othersTurn } from 'node:timers/promises';
import type { SavePageBody } from '#api/schemas/page.ts';
import type { Block, Definitions } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { withItemIds } from '#content/block/item-ids.ts';
import { validateContent } from '#content/block/validate.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type ChangedTexts, listChangedTexts } from '#content/language/changed-texts.ts';
import { type MergedLanguage, mergeLanguage } from '#content/language/merge-language.ts';
import { listLimitIssues } from '#content/limits.ts';
import type { PageContent } from '#content/page/page.ts';
import { omitEmptyTexts } from '#content/page/page-metadata.ts';
import { listSectionNames } from '#content/page/show-sections.ts';
import { computeTranslations } from '#content/translation/track-page.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import {
  getCurrentVersionId,
  isReadableVersion,
  type PageRecord,
  type VersionHead,
  type VersionRecord,
  type VersionToReplace,
} from '#server/pages/store/page-record.ts';
import { copyPageSettings } from '#server/pages/store/page-settings.repository.ts';
import { markChanged } from '#server/pages/store/store-page.ts';
import { UnreadableContent } from '#server/pages/store/stored-content.ts';
import { isApproved, moveApprovals } from '#server/pages/store/version-approvals.repository.ts';
import { countNamed, findVersionToReplace, setVersionName } from '#server/pages/store/versions.repository.ts';
import {
  addVersion,
  hasContent,
  keepSnapshot,
  needsSnapshotBeforeAutosave,
  requirePublishable,
  requireVersionToReplace,
  rewriteVersion,
} from '#server/pages/store/write-version.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** Limit of named versions per page, since they are never thinned out. */
export const maxNamedVersions = 100;

export const emptyPageContent: PageContent = { title: '', overview: [] };

type ContentBody = Pick<
  SavePageBody,
  'title' | 'overview' | 'language' | 'versionId' | 'translations' | 'metadata'
>;

export interface ContentSaveOptions {
  /** The save was automatic, not requested. */
  readonly autosave?: boolean;
  /** Keeps the state before the save as a version of this name. */
  readonly keepAs?: string;
}

export interface SavedContent {
  readonly page: PageRecord;
  readonly version: VersionRecord;
  /** Texts that the save changed, by language. */
  readonly changes: ChangedTexts;
  /** Id of the snapshot that keeps the state before, if there is one. */
  readonly kept?: string | undefined;
}

/** Lists the issues of a body's title and blocks, if it has any. */
export function listContentIssues(definitions: Definitions, body: unknown): readonly Issue[] {
  if (!isRecord(body)) return [];
  const { issues } = validateContent(definitions, { ...body, title: getSentTitle(body) });
  return [...issues, ...listSharedTextIssues(body)];
}

/**
 * Lists texts sent without a language although the save is in one language. Content shared by all languages
 * stays as stored.
 */
function listSharedTextIssues(body: Readonly<Record<string, unknown>>): Issue[] {
  if (body.language === undefined) return [];
  const message = 'belongs to a save of all languages. Leave it out, or leave out "language".';
  const whole = ['translations', 'metadata'].filter((name) => body[name] !== undefined);
  return whole.map((path) => ({ path, message }));
}

/** Reads the title of a body. In a save in one language `null` keeps the stored title, as for every text. */
function getSentTitle<T>({ title, language }: { readonly title?: T; readonly language?: unknown }) {
  return title === null && language !== undefined ? undefined : title;
}

/** Bodies that were validated already: once, before the page is locked, is enough. */
const validatedBodies = new WeakSet<ContentBody>();

/**
 * Returns the validated blocks of a body.
 * @throws AppError with every issue.
 */
export function requireContent(definitions: Definitions, body: ContentBody): readonly Block[] {
  const { overview } = body;
  if (!Array.isArray(overview)) throw new AppError('input/no-overview');
  if (validatedBodies.has(body)) return overview;
  const issues = listContentIssues(definitions, body);
  if (issues.length > 0) throw new AppError('input/invalid', { issues: [...issues] });
  validatedBodies.add(body);
  return overview;
}

/**
 * Merges a save into the stored content: every item gets an id, and texts of one language replace that
 * language only.
 */
export function mergeContent(definitions: Definitions, before: PageContent, body: ContentBody): PageContent {
  const overview = requireContent(definitions, body);
  const { content, issues } = mergeValidContent(definitions, before, { ...body, overview });
  if (issues.length > 0) throw new AppError('input/invalid', { issues: issues });
  const metadata = body.metadata === undefined ? before.metadata : omitEmptyTexts(body.metadata);
  const after = {
    title: content.title,
    overview: withItemIds(definitions, content.overview),
    ...(metadata && { metadata }),
  };
  const sources = { stored: before.translations, sent: body.translations };
  const translations = computeTranslations(definitions, { before, after, ...sources });
  return translations ? { ...after, translations } : after;
}

/**
 * Rejects a section inside a section, and with it every section inside itself.
 * @throws AppError 400
 */
export function refuseNestedSections(
  definitions: Definitions,
  { kind }: Pick<PageRecord, 'kind'>,
  { overview }: PageContent,
): void {
  if (kind !== 'section' || listSectionNames(definitions, overview).length === 0) return;
  throw createInvalidError('overview', 'A section can’t contain a linked section. Detach it first.');
}

/** Merges validated content, and lists the issues that only the stored content reveals. */
export function mergeValidContent(
  definitions: Definitions,
  before: PageContent,
  { title, overview, language }: Pick<ContentBody, 'title' | 'language'> & Pick<PageContent, 'overview'>,
): MergedLanguage {
  const tooLong = listLimitIssues(definitions, { title: title ?? undefined, overview }, before);
  const sent = { title: title ?? before.title, overview };
  const { content, issues } = language
    ? mergeLanguage(definitions, before, sent, language)
    : { content: sent, issues: [] };
  return { content, issues: [...tooLong, ...issues] };
}

/**
 * Saves content into the page's current version: the draft, or with versioning off the live one. If the body
 * names another version, that becomes the base of the draft (or, with versioning off, of the live version).
 */
export async function saveContent(
  scope: WriteScope,
  definitions: Definitions,
  page: PageRecord,
  body: ContentBody,
  how: ContentSaveOptions,
): Promise<SavedContent> {
  const { toDraft, target, base } = await findWriteTarget(scope, page, body);
  // For a large page each of these takes about 100 ms: yield to the event loop in between.
  await othersTurn();
  const content = mergeContent(definitions, getContentBefore(base, body), body);
  refuseNestedSections(definitions, page, content);
  await othersTurn();
  if (!toDraft) requirePublishable(definitions, content);
  const changes = listChangedTexts(definitions, (target ?? base)?.content ?? emptyPageContent, content);
  await othersTurn();
  if (target) {
    const { version, kept } = await rewriteTarget(scope, definitions, { target, base, content, how });
    if (version === target) return { page, version, changes, kept };
    if (!toDraft) scope.changesSite();
    return { page: markChanged(page, 'content'), version, changes, kept };
  }
  // No draft is created that equals the current version.
  if (base && base.id === getCurrentVersionId(page) && hasContent(base, content)) {
    return { page, version: base, changes };
  }
  if (how.keepAs && base) await nameUnchangedVersion(scope, base, how.keepAs);
  if (!toDraft) scope.changesSite();
  const version = await addVersion(scope, definitions, {
    pageId: page.id,
    content,
    status: toDraft ? 'DRAFT' : 'PUBLISHED',
    reason: toDraft ? 'draft' : 'publish',
    from: base?.id,
  });
  const pointer = toDraft ? { draftVersionId: version.id } : { liveVersionId: version.id };
  return { page: { ...page, ...pointer }, version, changes };
}

interface SavePlace {
  readonly toDraft: boolean;
  /** Version to overwrite; undefined to create a new one. */
  readonly target: VersionToReplace | undefined;
  /** Version that the save is merged into. */
  readonly base: VersionToReplace | undefined;
}

/** @throws AppError 404 for a version that the page does not have */
export async function findWriteTarget(
  scope: Pick<WriteScope, 'db'>,
  page: PageRecord,
  { versionId }: Pick<ContentBody, 'versionId'>,
): Promise<SavePlace> {
  const find = (id: string | null) => findVersionToReplace(scope.db, page.id, id);
  const named = versionId === undefined ? undefined : await requireVersionToReplace(scope, page, versionId);
  const toDraft = page.versioning || (named !== undefined && named.id !== page.liveVersionId);
  const target = await find(toDraft ? page.draftVersionId : page.liveVersionId);
  const base = named ?? target ?? (await find(page.liveVersionId ?? page.draftVersionId));
  return { toDraft, target, base };
}

/**
 * Returns the content to merge a save into. A save of title and blocks in all languages needs none, so it can
 * replace content that can't be read.
 */
function getContentBefore(base: VersionToReplace | undefined, { title, language }: ContentBody): PageContent {
  if (!base) return emptyPageContent;
  if (isReadableVersion(base)) return base.content;
  if (title === undefined || language !== undefined) throw new UnreadableContent(base.id);
  return emptyPageContent;
}

interface Rewrite {
  readonly target: VersionToReplace;
  readonly base: VersionToReplace | undefined;
  readonly content: PageContent;
  readonly how: ContentSaveOptions;
}

async function rewriteTarget(
  scope: WriteScope,
  definitions: Definitions,
  { target, base, content, how: { autosave = false, keepAs } }: Rewrite,
): Promise<{ readonly version: VersionRecord; readonly kept?: string }> {
  const replaced = base !== undefined && base.id !== target.id;
  // Content that can't be read is kept as a requested snapshot, since those are never thinned out. So is a
  // state that has or gets a name.
  const name = await chooseSnapshotName(scope, target, keepAs);
  // A state that a client has approved is kept as well.
  const isSame = hasContent(target, content);
  const approved = (replaced || !isSame) && (await isApproved(scope.db, target.id));
  let kept: string | undefined;
  if (
    !autosave ||
    replaced ||
    !isReadableVersion(target) ||
    keepAs !== undefined ||
    name !== null ||
    approved
  ) {
    kept = await keepSnapshot(scope, target, { reason: 'save', name });
    if (approved) await moveApprovals(scope.db, target.id, kept);
  } else if (await needsSnapshotBeforeAutosave(scope, target)) {
    kept = await keepSnapshot(scope, target, { reason: 'automatic' });
  }
  if (replaced) await copyPageSettings(scope.db, target.pageId, base.id, target.id, scope.now);
  const version = isSame ? target : await rewriteVersion(scope, definitions, target, content);
  return kept === undefined ? { version } : { version, kept };
}

type Scope = Pick<WriteScope, 'db'>;

export async function hasRoomForName({ db }: Scope, pageId: string): Promise<boolean> {
  return (await countNamed(db, pageId)) < maxNamedVersions;
}

/**
 * Decides the name of the snapshot that a save keeps. A save is never refused for its name: beyond the limit
 * of named versions the snapshot has none.
 */
async function chooseSnapshotName(
  scope: Scope,
  { pageId, name }: VersionHead,
  wished: string | undefined,
): Promise<string | null> {
  if (wished === undefined) return name;
  return (await hasRoomForName(scope, pageId)) ? wished : name;
}

/** Names a version that is not overwritten, unless it has a name already. */
async function nameUnchangedVersion(scope: Scope, version: VersionHead, wished: string): Promise<void> {
  if (version.name !== null || !(await hasRoomForName(scope, version.pageId))) return;
  await setVersionName(scope.db, version.id, wished);
}
