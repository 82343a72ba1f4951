import { randomUUID } from 'node:crypto';
import type { Definitions } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import { findMediaIds, parseMediaId } from '#content/media/media-url.ts';
import type { PageContent } from '#content/page/page.ts';
import { AppError } from '#server/http/app-error.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { mediaUrlsOf, shownMediaUrlsOf } from './media-urls.ts';
import {
  isReadableVersion,
  type PageRecord,
  type VersionHead,
  type VersionReason,
  type VersionRecord,
  type VersionToReplace,
} from './page-record.ts';
import { copyPageSettings } from './page-settings.repository.ts';
import { touched } from './store-page.ts';
import { countedTexts } from './text-counts.ts';
import {
  automaticSnapshots,
  copyVersion,
  type DerivedFacts,
  deleteVersions,
  findVersion,
  findVersionHead,
  findVersionToReplace,
  insertVersion,
  lastSnapshotAt,
  setVersionState,
  updateVersion,
} from './versions.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourLength = 'yyyy-mm-ddThh'.length;

const autosaveSnapshotMs = 5 * 60 * 1000;

/** With a name: one that a person asked for, or that the version has and loses by what is written next. */
interface Keeping {
  readonly reason: 'save' | 'automatic';
  readonly name?: string | null;
}

interface NewVersion {
  readonly pageId: string;
  readonly content: PageContent;
  readonly status: VersionRecord['status'];
  readonly reason: VersionReason;
  /** The version whose layout and background it takes over. */
  readonly from?: string;
}

/** Adds a version to a page, with the media it shows. */
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
  await insertVersion(db, record, derivedFacts(definitions, record.content));
  if (from) await copyPageSettings(db, record.pageId, from, record.id, now);
  return record;
}

/** Rewrites the rolling version of a page, which says something else. A name is of what it said before. */
export async function rewriteVersion(
  { db, now, actor }: WriteScope,
  definitions: Definitions,
  before: VersionHead,
  content: PageContent,
): Promise<VersionRecord> {
  const record = { ...before, content, name: null, title: content.title, author: actor, updatedAt: now };
  await updateVersion(db, record, derivedFacts(definitions, content));
  return record;
}

function derivedFacts(definitions: Definitions, content: PageContent): DerivedFacts {
  const shown = new Set(shownMediaUrlsOf(definitions, content.overview));
  const named = mediaUrlsOf(definitions, content.overview);
  const ids = new Set(named.map(parseMediaId));
  const mentioned = findMediaIds(JSON.stringify(content))
    .filter((id) => !ids.has(id))
    .map((id) => `/media/${id}/`);
  const uses = [...named, ...mentioned].map((url) => ({ url, isShown: shown.has(url) }));
  return { uses, textCounts: countedTexts(definitions, content) };
}

/** True when a version says this already, and stays as it is. */
export function saysAlready(version: VersionToReplace, content: PageContent): version is VersionRecord {
  return isReadableVersion(version) && isSameContent(version.content, content);
}

/** True when two contents are stored alike: the order of a block's properties is kept as well. */
function isSameContent(one: PageContent, other: PageContent): boolean {
  const textOf = ({ title, overview, translations, metadata }: PageContent) =>
    JSON.stringify([title, overview, translations ?? null, metadata ?? null]);
  return textOf(one) === textOf(other);
}

/** Keeps the stored state of a version as a snapshot of its own, also when it cannot be read. */
export async function keepSnapshot(
  { db, now }: WriteScope,
  version: VersionHead,
  { reason, name = version.name }: Keeping,
): Promise<string> {
  const id = randomUUID();
  await copyVersion(db, version.id, { id, status: 'ARCHIVED', reason, name, createdAt: now });
  await copyPageSettings(db, version.pageId, version.id, id, now);
  if (reason === 'automatic') {
    await deleteVersions(db, snapshotsToDrop(await automaticSnapshots(db, version.pageId), new Date(now)));
  }
  return id;
}

/** True when an autosave has to keep the state before it: another author's, or the last one is minutes old. */
export async function autosaveNeedsSnapshot(
  { db, now, actor }: WriteScope,
  version: VersionHead,
): Promise<boolean> {
  if (version.author !== actor) return true;
  const last = await lastSnapshotAt(db, version.pageId);
  const since = last !== undefined && last > version.createdAt ? last : version.createdAt;
  return Date.parse(now) - Date.parse(since) >= autosaveSnapshotMs;
}

/** Refuses content that still misses something a visitor would see. */
export function requirePublishable(definitions: Definitions, content: PageContent): void {
  const { warnings } = validateContent(definitions, content);
  if (warnings.length > 0) throw new AppError('input/not-publishable', { issues: warnings });
}

/** Makes a version the one that visitors see, and the page published; the one before is archived. */
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
    ...touched(page, 'visibility'),
    published: true,
    liveVersionId: version.id,
    draftVersionId: page.draftVersionId === version.id ? null : page.draftVersionId,
  };
}

/** A version for what does not concern its blocks. */
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

/** @throws AppError 404 when the page has no such version; one that cannot be read is found. */
export async function requireVersionToReplace(
  scope: Pick<WriteScope, 'db'>,
  page: PageRecord,
  id: string,
): Promise<VersionToReplace> {
  const version = await findVersionToReplace(scope.db, page.id, id);
  if (!version) throw new AppError('version/not-found');
  return version;
}

/** Automatic snapshots older than a day thin to the last one of each hour. Names those to drop. */
export function snapshotsToDrop(
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
