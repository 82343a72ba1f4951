import type { Selectable } from 'kysely';
import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import { type PageKind, pageKinds, versionStatuses } from '#content/page/page.ts';
import { expectPosters } from '#server/media/store/posters.repository.ts';
import { noteProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import type { Db, VersionsTable } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import {
  type VersionHead,
  type VersionRecord,
  type VersionToReplace,
  versionReasons,
} from './page-record.ts';
import {
  isOverview,
  parseMetadata,
  parseOverview,
  parseOverviewOrEmpty,
  parseTitle,
  parseTitleOr,
  parseTranslations,
  UnreadableContent,
} from './stored-content.ts';

function toHead(
  row: Omit<Selectable<VersionsTable>, 'overview' | 'translations' | 'metadata' | 'text_counts' | 'changes'>,
): VersionHead {
  return {
    id: row.id,
    pageId: row.page_id,
    status: versionStatuses.find((status) => status === row.status) ?? 'ARCHIVED',
    reason: versionReasons.find((reason) => reason === row.reason) ?? 'automatic',
    name: row.name,
    title: parseTitleOr('', { text: row.title, versionId: row.id }),
    author: row.author,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toRecord(row: Selectable<VersionsTable>): VersionRecord {
  const title = parseTitle({ text: row.title, versionId: row.id });
  const overview = parseOverview({ text: row.overview, versionId: row.id });
  const translations = parseTranslations({ text: row.translations, versionId: row.id });
  const metadata = parseMetadata({ text: row.metadata, versionId: row.id });
  const content = {
    title,
    overview,
    ...(translations && { translations }),
    ...(metadata && { metadata }),
  };
  return { ...toHead(row), content };
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
  'name',
  'title',
  'author',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof VersionsTable)[];

/** Finds a version without its blocks, so that unreadable ones are found as well. */
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

/** @throws AppError 503 if its content can't be parsed */
export async function findVersion(
  db: Db,
  pageId: string,
  id: string | null,
): Promise<VersionRecord | undefined> {
  const row = await findRow(db, pageId, id);
  return row && toRecord(row);
}

/** Reads the blocks of some versions, by id; empty for unreadable ones. */
export async function findOverviews(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Block[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('versions').select(['id', 'overview']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, overview }) => [id, parseOverviewOrEmpty({ text: overview, versionId: id })]),
  );
}

/** Finds a version to replace. Its content may be unreadable. */
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

/** False if the stored blocks are no list. */
export async function hasOverview(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('versions').select('overview').where('id', '=', id).executeTakeFirst();
  return row !== undefined && isOverview({ text: row.overview, versionId: id });
}

/** Lists the versions of a page, newest first. */
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

function serializeTranslations({ content: { translations } }: VersionRecord): string | null {
  return translations ? JSON.stringify(translations) : null;
}

function serializeMetadata({ content: { metadata } }: VersionRecord): string | null {
  return metadata ? JSON.stringify(metadata) : null;
}

/** File in a version, and whether visitors can see it there. */
interface FileUse {
  /** Without query. */
  readonly url: string;
  readonly isShown: boolean;
}

/** Facts derived from a version's blocks, stored to be queried without reading the blocks. */
export interface DerivedFacts {
  readonly uses: readonly FileUse[];
  /** Counts of texts to translate; see `text-counts.ts`. */
  readonly textCounts: string;
}

/** Builds the columns that a save can change. */
function toColumns(version: VersionRecord, derived: DerivedFacts) {
  return {
    status: version.status,
    reason: version.reason,
    name: version.name,
    title: JSON.stringify(version.content.title),
    overview: JSON.stringify(version.content.overview),
    translations: serializeTranslations(version),
    metadata: serializeMetadata(version),
    text_counts: derived.textCounts,
    author: version.author,
    updated_at: version.updatedAt,
  };
}

export async function insertVersion(db: Db, version: VersionRecord, derived: DerivedFacts): Promise<void> {
  await db
    .insertInto('versions')
    .values({
      id: version.id,
      page_id: version.pageId,
      created_at: version.createdAt,
      ...toColumns(version, derived),
    })
    .execute();
  await insertUses(db, version, derived.uses);
}

const copiedColumns = [
  'page_id',
  'title',
  'overview',
  'translations',
  'metadata',
  'text_counts',
  'author',
  'updated_at',
] as const satisfies readonly (keyof VersionsTable)[];

/** Columns in which a copy of a version differs from the original. */
type VersionCopy = Pick<VersionHead, 'id' | 'status' | 'reason' | 'name' | 'createdAt'>;

/** Copies a stored version byte for byte, unreadable ones included, with its media uses. */
export async function copyVersion(db: Db, from: string, copy: VersionCopy): Promise<void> {
  await db
    .insertInto('versions')
    .columns(['id', 'status', 'reason', 'name', 'created_at', ...copiedColumns])
    .expression(({ selectFrom, val }) =>
      selectFrom('versions')
        .select([
          val(copy.id).as('id'),
          val<string>(copy.status).as('status'),
          val<string>(copy.reason).as('reason'),
          val(copy.name).as('name'),
          val(copy.createdAt).as('created_at'),
        ])
        .select([...copiedColumns])
        .where('id', '=', from),
    )
    .execute();
  await db
    .insertInto('media_uses')
    .columns(['version_id', 'page_id', 'url', 'is_shown'])
    .expression(({ selectFrom, val }) =>
      selectFrom('media_uses')
        .select([val(copy.id).as('version_id'), 'page_id', 'url', 'is_shown'])
        .where('version_id', '=', from),
    )
    .execute();
  await noteProtectedMedia(db, { version: copy.id });
}

export async function updateVersion(db: Db, version: VersionRecord, derived: DerivedFacts): Promise<void> {
  await db.updateTable('versions').set(toColumns(version, derived)).where('id', '=', version.id).execute();
  await db.deleteFrom('media_uses').where('version_id', '=', version.id).execute();
  await insertUses(db, version, derived.uses);
}

async function insertUses(db: Db, version: VersionHead, uses: readonly FileUse[]): Promise<void> {
  if (uses.length === 0) return;
  const of = { version_id: version.id, page_id: version.pageId };
  const rows = uses.map(({ url, isShown }) => ({ ...of, url, is_shown: isShown }));
  // A text can link to more files than one statement has parameters for.
  for (const part of splitIntoParts(rows)) await db.insertInto('media_uses').values(part).execute();
  await noteProtectedMedia(db, { version: version.id });
  await expectPosters(
    db,
    uses.map(({ url }) => url),
  );
}

export async function setVersionName(db: Db, id: string, name: string | null): Promise<void> {
  await db.updateTable('versions').set({ name }).where('id', '=', id).execute();
}

/** Stores counts, unless a save has stored newer ones. */
export async function setTextCounts(
  db: Db,
  id: string,
  { before, after }: { readonly before: string | null; readonly after: string },
): Promise<void> {
  await db
    .updateTable('versions')
    .set({ text_counts: after })
    .where('id', '=', id)
    .where('text_counts', before === null ? 'is' : '=', before)
    .execute();
}

/** Counts the named versions of a page. */
export async function countNamed(db: Db, pageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('versions')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('page_id', '=', pageId)
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes status, reason or name of a version; its content stays. */
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

/** Finds when a page's newest snapshot was created; undefined if there is none. */
export async function findLastSnapshotTime(db: Db, pageId: string): Promise<string | undefined> {
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

/** Lists the automatic snapshots of a page without a name, oldest first. */
export async function listAutomaticSnapshots(
  db: Db,
  pageId: string,
): Promise<{ id: string; createdAt: string }[]> {
  const rows = await db
    .selectFrom('versions')
    .select(['id', 'created_at'])
    .where('page_id', '=', pageId)
    .where('status', '=', 'ARCHIVED')
    .where('reason', '=', 'automatic')
    .where('name', 'is', null)
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

/** Content of a live version or draft. */
export interface NamingContent {
  readonly page: { readonly id: string; readonly kind: PageKind };
  readonly title: Translated;
  readonly overview: readonly Block[];
  readonly isLive: boolean;
}

/**
 * Lists live and draft contents whose stored blocks contain one of these texts; unreadable ones are left out.
 */
export async function listContentsContaining(db: Db, texts: readonly string[]): Promise<NamingContent[]> {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('versions', (join) =>
      join.on((on) =>
        on.or([
          on('versions.id', '=', on.ref('pages.live_version_id')),
          on('versions.id', '=', on.ref('pages.draft_version_id')),
        ]),
      ),
    )
    .select(['pages.id as pageId', 'pages.kind', 'pages.live_version_id as liveId', 'pages.identifier'])
    .select(['versions.id', 'versions.title', 'versions.overview'])
    .where('pages.deleted_at', 'is', null)
    .where((on) => on.or(texts.map((text) => on('versions.overview', 'like', `%${text}%`))))
    .orderBy('pages.sort_order')
    .orderBy('pages.id')
    .execute();
  return rows.flatMap((row) => {
    const page = { id: row.pageId, kind: pageKinds.find((kind) => kind === row.kind) ?? 'page' };
    const title = parseTitleOr(row.identifier, { text: row.title, versionId: row.id });
    try {
      const overview = parseOverview({ text: row.overview, versionId: row.id });
      return [{ page, title, overview, isLive: row.id === row.liveId }];
    } catch (error) {
      if (error instanceof UnreadableContent) return [];
      throw error;
    }
  });
}
