import type { Selectable } from 'kysely';
import { versionStatuses } from '#content/page.ts';
import type { Db, VersionsTable } from '#server/storage/schema.ts';
import {
  type VersionHead,
  type VersionRecord,
  type VersionToReplace,
  versionReasons,
} from './page-record.ts';
import { isOverview, parseOverview, parseTitle, titleOr, UnreadableContent } from './stored-content.ts';

function toHead(row: Omit<Selectable<VersionsTable>, 'overview'>): VersionHead {
  return {
    id: row.id,
    pageId: row.page_id,
    status: versionStatuses.find((status) => status === row.status) ?? 'ARCHIVED',
    reason: versionReasons.find((reason) => reason === row.reason) ?? 'automatic',
    title: titleOr('', { text: row.title, versionId: row.id }),
    author: row.author,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toRecord(row: Selectable<VersionsTable>): VersionRecord {
  const title = parseTitle({ text: row.title, versionId: row.id });
  const overview = parseOverview({ text: row.overview, versionId: row.id });
  return { ...toHead(row), content: { title, overview } };
}

function toReplace(row: Selectable<VersionsTable>): VersionToReplace {
  try {
    return toRecord(row);
  } catch (error) {
    if (error instanceof UnreadableContent) return { ...toHead(row), content: undefined };
    throw error;
  }
}

const headColumns = [
  'id',
  'page_id',
  'status',
  'reason',
  'title',
  'author',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof VersionsTable)[];

/** A version without its blocks: also one whose blocks cannot be read. */
export async function findVersionHead(
  db: Db,
  pageId: string,
  id: string | null,
): Promise<VersionHead | undefined> {
  if (id === null) return undefined;
  const row = await db
    .selectFrom('versions')
    .select(headColumns)
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row && toHead(row);
}

/** @throws AppError 503 when what is stored of it cannot be parsed. */
export async function findVersion(
  db: Db,
  pageId: string,
  id: string | null,
): Promise<VersionRecord | undefined> {
  const row = await findRow(db, pageId, id);
  return row && toRecord(row);
}

/** A version for a write, which can do without what it says: also one whose content cannot be read. */
export async function findVersionToReplace(
  db: Db,
  pageId: string,
  id: string | null,
): Promise<VersionToReplace | undefined> {
  const row = await findRow(db, pageId, id);
  return row && toReplace(row);
}

async function findRow(db: Db, pageId: string, id: string | null) {
  if (id === null) return undefined;
  return db
    .selectFrom('versions')
    .selectAll()
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

/** False when what is stored as a version's blocks is no list. */
export async function hasOverview(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('versions').select('overview').where('id', '=', id).executeTakeFirst();
  return row !== undefined && isOverview({ text: row.overview, versionId: id });
}

/** The versions of a page, the newest state first. */
export async function listVersions(db: Db, pageId: string): Promise<VersionHead[]> {
  const rows = await db
    .selectFrom('versions')
    .select(headColumns)
    .where('page_id', '=', pageId)
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toHead);
}

export async function insertVersion(
  db: Db,
  version: VersionRecord,
  mediaUrls: readonly string[],
): Promise<void> {
  await db
    .insertInto('versions')
    .values({
      id: version.id,
      page_id: version.pageId,
      status: version.status,
      reason: version.reason,
      title: JSON.stringify(version.content.title),
      overview: JSON.stringify(version.content.overview),
      author: version.author,
      created_at: version.createdAt,
      updated_at: version.updatedAt,
    })
    .execute();
  await insertUses(db, version, mediaUrls);
}

/** Where a copy of a version differs from it. */
export type VersionCopy = Pick<VersionHead, 'id' | 'status' | 'reason' | 'createdAt'>;

/** Copies a version as it is stored, byte for byte, with the media it shows: also what cannot be read. */
export async function copyVersion(db: Db, from: string, copy: VersionCopy): Promise<void> {
  await db
    .insertInto('versions')
    .columns(['id', 'status', 'reason', 'created_at', 'page_id', 'title', 'overview', 'author', 'updated_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('versions')
        .select([
          val(copy.id).as('id'),
          val<string>(copy.status).as('status'),
          val<string>(copy.reason).as('reason'),
          val(copy.createdAt).as('created_at'),
        ])
        .select(['page_id', 'title', 'overview', 'author', 'updated_at'])
        .where('id', '=', from),
    )
    .execute();
  await db
    .insertInto('media_uses')
    .columns(['version_id', 'page_id', 'url'])
    .expression(({ selectFrom, val }) =>
      selectFrom('media_uses')
        .select([val(copy.id).as('version_id'), 'page_id', 'url'])
        .where('version_id', '=', from),
    )
    .execute();
}

export async function updateVersion(
  db: Db,
  version: VersionRecord,
  mediaUrls: readonly string[],
): Promise<void> {
  await db
    .updateTable('versions')
    .set({
      status: version.status,
      reason: version.reason,
      title: JSON.stringify(version.content.title),
      overview: JSON.stringify(version.content.overview),
      author: version.author,
      updated_at: version.updatedAt,
    })
    .where('id', '=', version.id)
    .execute();
  await db.deleteFrom('media_uses').where('version_id', '=', version.id).execute();
  await insertUses(db, version, mediaUrls);
}

async function insertUses(db: Db, version: VersionHead, mediaUrls: readonly string[]): Promise<void> {
  if (mediaUrls.length === 0) return;
  const rows = mediaUrls.map((url) => ({ version_id: version.id, page_id: version.pageId, url }));
  await db.insertInto('media_uses').values(rows).execute();
}

/** Changes a version's place in its life; its content stays as it is. */
export async function setVersionState(
  db: Db,
  id: string,
  state: Partial<Pick<VersionHead, 'status' | 'reason' | 'updatedAt'>>,
): Promise<void> {
  const { status, reason, updatedAt } = state;
  await db
    .updateTable('versions')
    .set({ status, reason, updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

/** When a page's newest snapshot was kept; undefined when it has none. */
export async function lastSnapshotAt(db: Db, pageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('created_at')
    .where('page_id', '=', pageId)
    .where('status', '=', 'ARCHIVED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** The automatic snapshots of a page, oldest first. */
export async function automaticSnapshots(
  db: Db,
  pageId: string,
): Promise<{ id: string; createdAt: string }[]> {
  const rows = await db
    .selectFrom('versions')
    .select(['id', 'created_at'])
    .where('page_id', '=', pageId)
    .where('status', '=', 'ARCHIVED')
    .where('reason', '=', 'automatic')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at }));
}

export async function deleteVersions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('page_layouts').where('version_id', 'in', ids).execute();
  await db.deleteFrom('page_backgrounds').where('version_id', 'in', ids).execute();
  await db.deleteFrom('versions').where('id', 'in', ids).execute();
}
