import { randomUUID } from 'node:crypto';
import type { Definitions } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import { findMediaIds, parseMediaId } from '#content/media/media-url.ts';
import type { PageContent } from '#content/page/page.ts';
import { getSectionUse, listSectionNames } from '#content/page/show-sections.ts';
import { omitHiddenBlocks } from '#content/page/visible-blocks.ts';
import { AppError } from '#server/http/app-error.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { listMediaUrls, listVisibleMediaUrls } from './media-urls.ts';
import {
  isReadableVersion,
  type PageRecord,
  type VersionHead,
  type VersionReason,
  type VersionRecord,
  type VersionToReplace,
} from './page-record.ts';
import { copyPageSettings } from './page-settings.repository.ts';
import { markChanged } from './store-page.ts';
import { serializeTextCounts } from './text-counts.ts';
import {
  copyVersion,
  type DerivedFacts,
  deleteVersions,
  findLastSnapshotTime,
  findVersion,
  findVersionHead,
  findVersionToReplace,
  insertVersion,
  listAutomaticSnapshots,
  setVersionState,
  updateVersion,
} from './versions.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourLength = 'yyyy-mm-ddThh'.length;

const autosaveSnapshotMs = 5 * 60 * 1000;

/** With a name: a requested one, or the version's own, which the next write takes from it. */
interface SnapshotOptions {
  readonly reason: 'save' | 'automatic';
  readonly name?: string | null;
}

interface NewVersion {
  readonly pageId: string;
  readonly content: PageContent;
  readonly status: VersionRecord['status'];
  readonly reason: VersionReason;
  /** Id of the version whose layout and background are copied. */
  readonly from?: string;
}

/** Adds a version to a page, with its media uses. */
export async function addVersion(
  { db, now, actor }: WriteScope,
  definitions: Definitions,
  { from, ...version }: NewVersion,
): Promise<VersionRecord> {
  const { title } = version.content;
  const record = {
    ...version,
    id: randomUUID(),
    name: null,
    title,
    author: actor,
    createdAt: now,
    updatedAt: now,
  };
  await insertVersion(db, record, deriveFacts(definitions, record.content));
  if (from) await copyPageSettings(db, record.pageId, from, record.id, now);
  return record;
}

/**
 * Overwrites the current version with other content. A name belongs to the previous content, so it is
 * removed.
 */
export async function rewriteVersion(
  { db, now, actor }: WriteScope,
  definitions: Definitions,
  before: VersionHead,
  content: PageContent,
): Promise<VersionRecord> {
  const record = { ...before, content, name: null, title: content.title, author: actor, updatedAt: now };
  await updateVersion(db, record, deriveFacts(definitions, content));
  return record;
}

function deriveFacts(definitions: Definitions, content: PageContent): DerivedFacts {
  const shown = new Set(listVisibleMediaUrls(definitions, content.overview));
  const named = listMediaUrls(definitions, content.overview);
  const ids = new Set(named.map(parseMediaId));
  const mentioned = findMediaIds(JSON.stringify(content))
    .filter((id) => !ids.has(id))
    .map((id) => `/media/${id}/`);
  const visible = listSectionNames(definitions, omitHiddenBlocks(definitions, content.overview));
  for (const name of visible) shown.add(getSectionUse(name));
  const sections = listSectionNames(definitions, content.overview).map(getSectionUse);
  const uses = [...named, ...mentioned, ...sections].map((url) => ({ url, isShown: shown.has(url) }));
  return { uses, textCounts: serializeTextCounts(definitions, content) };
}

/** True if a version already has this content. */
export function hasContent(version: VersionToReplace, content: PageContent): version is VersionRecord {
  return isReadableVersion(version) && isSameContent(version.content, content);
}

/** True if two contents are stored alike, including the order of a block's properties. */
function isSameContent(one: PageContent, other: PageContent): boolean {
  const serialize = ({ title, overview, translations, metadata }: PageContent) =>
    JSON.stringify([title, overview, translations ?? null, metadata ?? null]);
  return serialize(one) === serialize(other);
}

/** Keeps the stored state of a version as a snapshot, readable or not. */
export async function keepSnapshot(
  { db, now }: WriteScope,
  version: VersionHead,
  { reason, name = version.name }: SnapshotOptions,
): Promise<string> {
  const id = randomUUID();
  await copyVersion(db, version.id, { id, status: 'ARCHIVED', reason, name, createdAt: now });
  await copyPageSettings(db, version.pageId, version.id, id, now);
  if (reason === 'automatic') {
    await deleteVersions(
      db,
      selectSnapshotsToDelete(await listAutomaticSnapshots(db, version.pageId), new Date(now)),
    );
  }
  return id;
}

/**
 * True if an autosave has to keep the previous state: it is by another author, or the last snapshot is
 * minutes old.
 */
export async function needsSnapshotBeforeAutosave(
  { db, now, actor }: WriteScope,
  version: VersionHead,
): Promise<boolean> {
  if (version.author !== actor) return true;
  const last = await findLastSnapshotTime(db, version.pageId);
  const since = last !== undefined && last > version.createdAt ? last : version.createdAt;
  return Date.parse(now) - Date.parse(since) >= autosaveSnapshotMs;
}

/** Rejects content with incomplete parts that visitors would see. */
export function requirePublishable(definitions: Definitions, content: PageContent): void {
  const { warnings } = validateContent(definitions, content);
  if (warnings.length > 0) throw new AppError('input/not-publishable', { issues: warnings });
}

/** Makes a version live and the page published; archives the previous live version. */
export async function makeLive(
  scope: WriteScope,
  definitions: Definitions,
  page: PageRecord,
  version: VersionRecord,
): Promise<PageRecord> {
  requirePublishable(definitions, version.content);
  if (page.published && page.liveVersionId === version.id && version.status === 'PUBLISHED') return page;
  if (page.liveVersionId !== null && page.liveVersionId !== version.id) {
    await setVersionState(scope.db, page.liveVersionId, { status: 'ARCHIVED' });
  }
  await setVersionState(scope.db, version.id, {
    status: 'PUBLISHED',
    reason: 'publish',
    updatedAt: scope.now,
  });
  scope.changesSite();
  return {
    ...markChanged(page, 'visibility'),
    published: true,
    liveVersionId: version.id,
    draftVersionId: page.draftVersionId === version.id ? null : page.draftVersionId,
  };
}

/** Finds a version without its blocks. */
export async function requireVersionHead(
  scope: WriteScope,
  page: PageRecord,
  id: string,
): Promise<VersionHead> {
  const version = await findVersionHead(scope.db, page.id, id);
  if (!version) throw new AppError('version/not-found');
  return version;
}

export async function requireVersion(
  scope: WriteScope,
  page: PageRecord,
  id: string,
): Promise<VersionRecord> {
  const version = await findVersion(scope.db, page.id, id);
  if (!version) throw new AppError('version/not-found');
  return version;
}

/** @throws AppError 404 if the page has no such version; unreadable ones are found */
export async function requireVersionToReplace(
  scope: Pick<WriteScope, 'db'>,
  page: PageRecord,
  id: string,
): Promise<VersionToReplace> {
  const version = await findVersionToReplace(scope.db, page.id, id);
  if (!version) throw new AppError('version/not-found');
  return version;
}

/** Selects automatic snapshots to delete: of those older than a day, all but the last one of each hour. */
export function selectSnapshotsToDelete(
  snapshots: readonly { id: string; createdAt: string }[],
  now: Date,
): string[] {
  const limit = new Date(now.getTime() - dayMs).toISOString();
  const old = snapshots.filter((snapshot) => snapshot.createdAt < limit);
  const lastOfHour = new Map<string, { id: string; createdAt: string }>();
  for (const snapshot of old) {
    const hour = snapshot.createdAt.slice(0, hourLength);
    const kept = lastOfHour.get(hour);
    if (!kept || kept.createdAt <= snapshot.createdAt) lastOfHour.set(hour, snapshot);
  }
  const kept = new Set([...lastOfHour.values()].map((snapshot) => snapshot.id));
  return old.filter((snapshot) => !kept.has(snapshot.id)).map((snapshot) => snapshot.id);
}
