import { type Insertable, type Selectable, sql } from 'kysely';
import type { Translated } from '#content/language/language.ts';
import { isIdentifier, type PageKind, type VersionStatus } from '#content/page/page.ts';
import { readPageKind } from '#server/redirects/page-address.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import { readPageFields, writePageFields } from '#server/storage/page-columns.ts';
import { type Db, isSet, type PagesTable } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import type { PageRecord } from './page-record.ts';
import { findSitemapPartForNewPage } from './sitemap-pages.repository.ts';
import { parseTitleOr } from './stored-content.ts';

function toRecord(row: Selectable<PagesTable>): PageRecord {
  return {
    id: row.id,
    identifier: row.identifier,
    kind: readPageKind(row.kind),
    parentId: row.parent_id,
    sortOrder: row.sort_order,
    lastMove: row.last_move,
    published: isSet(row.published),
    isHidden: isSet(row.is_hidden),
    ...readPageFields(row),
    requiresLogin: isSet(row.requires_login),
    loginPassword: row.login_password,
    passwordId: row.password_id,
    versioning: isSet(row.versioning),
    liveVersionId: row.live_version_id,
    draftVersionId: row.draft_version_id,
    publicPath: row.public_path,
    revisions: {
      content: row.content_revision,
      visibility: row.visibility_revision,
      place: row.place_revision,
    },
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}

/**
 * Counter columns; written by `page-settings.repository.ts` only, together with the settings that they count.
 */
type SettingsRevision = 'layout_revision' | 'background_revision';

function toRow(
  page: PageRecord,
): Omit<
  Insertable<PagesTable>,
  'id' | 'created_at' | 'deleted_at' | 'public_path' | 'sitemap_part' | SettingsRevision
> {
  return {
    identifier: page.identifier,
    kind: page.kind,
    parent_id: page.parentId,
    sort_order: page.sortOrder,
    last_move: page.lastMove,
    published: page.published,
    is_hidden: page.isHidden,
    ...writePageFields(page),
    requires_login: page.requiresLogin,
    login_password: page.loginPassword,
    password_id: page.passwordId,
    versioning: page.versioning,
    live_version_id: page.liveVersionId,
    draft_version_id: page.draftVersionId,
    content_revision: page.revisions.content,
    visibility_revision: page.revisions.visibility,
    place_revision: page.revisions.place,
    updated_at: page.updatedAt,
    updated_by: page.updatedBy,
  };
}

/** Finds a page by id or identifier, outside the trash. */
export async function findPage(db: Db, key: string): Promise<PageRecord | undefined> {
  return findByKey(key, (column) =>
    db
      .selectFrom('pages')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(column, '=', key)
      .executeTakeFirst(),
  );
}

/** Queries id and identifier one after the other: with an OR the database would scan all pages. */
async function findByKey(
  key: string,
  find: (column: 'id' | 'identifier') => Promise<Selectable<PagesTable> | undefined>,
): Promise<PageRecord | undefined> {
  const row = (isIdentifier(key) ? await find('identifier') : undefined) ?? (await find('id'));
  return row && toRecord(row);
}

/**
 * Finds a page and locks it until the transaction ends. An update without changes locks the row on both
 * databases and reads its newest state.
 */
export async function lockPage(db: Db, key: string): Promise<PageRecord | undefined> {
  return findByKey(key, (column) =>
    db
      .updateTable('pages')
      .set({ content_revision: sql<number>`content_revision` })
      .where('deleted_at', 'is', null)
      .where(column, '=', key)
      .returningAll()
      .executeTakeFirst(),
  );
}

export async function insertPage(db: Db, page: PageRecord): Promise<void> {
  await db
    .insertInto('pages')
    .values({
      ...toRow(page),
      id: page.id,
      created_at: page.updatedAt,
      deleted_at: null,
      sitemap_part: await findSitemapPartForNewPage(db),
    })
    .execute();
}

export async function updatePage(db: Db, page: PageRecord): Promise<void> {
  await db.updateTable('pages').set(toRow(page)).where('id', '=', page.id).execute();
}

/** Page with what lists show of its content. */
export interface ListedPage {
  readonly page: PageRecord;
  readonly title: Translated;
  /** Version of the title, with its stored counts of texts to translate. */
  readonly shown: { readonly versionId: string | null; readonly textCounts: string | null };
  /** Status of the live version; null if there is none. */
  readonly liveStatus: VersionStatus | null;
  /** Last change of the live version. */
  readonly liveUpdatedAt: string | null;
}

/** True if the page is in public lists: menu, sitemap, search. */
export function isPublic({ page, liveStatus }: ListedPage): boolean {
  return page.kind !== 'section' && isVisible(page, liveStatus) && !page.requiresLogin;
}

/**
 * Lists all pages in their order, or only those with some ids. `live` takes the title of the live version,
 * `current` that of the draft if there is one.
 */
export async function listPages(
  db: Db,
  titles: 'live' | 'current',
  only?: ReadonlySet<string>,
): Promise<ListedPage[]> {
  const rows = await withVersions(db)
    .where('deleted_at', 'is', null)
    .$if(only !== undefined, (pages) => pages.where('pages.id', 'in', [...(only ?? [])]))
    .orderBy('sort_order')
    .orderBy('pages.created_at')
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => toListed(row, titles));
}

/** Filters identifiers to those that pages outside the trash use. */
export async function filterTakenIdentifiers(db: Db, identifiers: readonly string[]): Promise<string[]> {
  const rows: { readonly identifier: string }[] = [];
  for (const part of splitIntoParts(identifiers)) {
    const found = db.selectFrom('pages').select('identifier').where('deleted_at', 'is', null);
    rows.push(...(await found.where('identifier', 'in', part).execute()));
  }
  return rows.map(({ identifier }) => identifier);
}

/** Page in the trash, with what lists show of it. */
export interface TrashedPage extends ListedPage {
  readonly deletedAt: string;
}

/** Lists the pages in the trash, latest deletion first. */
export async function listTrashed(db: Db): Promise<TrashedPage[]> {
  const rows = await withVersions(db)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => ({ ...toListed(row, 'current'), deletedAt: row.deleted_at ?? '' }));
}

/** Query of all pages joined with live version and draft; {@link toListed} reads its rows. */
export function withVersions(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
    .leftJoin('versions as draft', 'draft.id', 'pages.draft_version_id')
    .selectAll('pages')
    .select(['live.title as live_title', 'draft.title as draft_title', 'live.status as live_status'])
    .select('live.updated_at as live_updated_at')
    .select(['live.text_counts as live_counts', 'draft.text_counts as draft_counts']);
}

type ListedRow = Selectable<PagesTable> &
  VersionsOfRow & { readonly live_status: string | null; readonly live_updated_at: string | null };

export function toListed(row: ListedRow, titles: 'live' | 'current'): ListedPage {
  return {
    page: toRecord(row),
    ...pickShown(row, titles),
    liveStatus: row.live_status as VersionStatus | null,
    liveUpdatedAt: row.live_updated_at,
  };
}

interface VersionsOfRow {
  readonly identifier: string;
  readonly live_version_id: string | null;
  readonly live_title: string | null;
  readonly live_counts: string | null;
  readonly draft_version_id: string | null;
  readonly draft_title: string | null;
  readonly draft_counts: string | null;
}

/** Picks title and version that a list shows. Without any version the title is empty. */
function pickShown(row: VersionsOfRow, titles: 'live' | 'current'): Pick<ListedPage, 'title' | 'shown'> {
  const isDraft = titles === 'current' && row.draft_title !== null;
  const versionId = isDraft ? row.draft_version_id : row.live_version_id;
  const text = (isDraft ? row.draft_title : row.live_title) ?? '""';
  return {
    title: parseTitleOr(row.identifier, { text, versionId: versionId ?? '' }),
    shown: { versionId, textCounts: isDraft ? row.draft_counts : row.live_counts },
  };
}

/** Lists the child pages of a page, or the top level, in their order. */
export async function listChildren(db: Db, parentId: string | null): Promise<PageRecord[]> {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/**
 * Finds the highest order among the child pages of a page, or the top level; undefined if there are none. One
 * page may be left out.
 */
export async function findLastOrder(
  db: Db,
  parentId: string | null,
  without?: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('sort_order')
    .where('deleted_at', 'is', null)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .$if(without !== undefined, (pages) => pages.where('id', '!=', without ?? ''))
    .orderBy('sort_order', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sort_order;
}

/** Page with what reordering needs to know. */
export interface Sibling {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly sortOrder: number;
}

/** Lists the same pages as {@link listChildren} with fewer columns: there may be thousands. */
export async function listSiblings(db: Db, parentId: string | null): Promise<Sibling[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'identifier', 'kind', 'sort_order'])
    .where('deleted_at', 'is', null)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sort_order, kind, ...row }) => ({
    ...row,
    kind: readPageKind(kind),
    sortOrder: sort_order,
  }));
}

/** True if the page has child pages. */
export async function hasChildren(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the positions of all pages in the tree, in their order. */
export async function listPlaces(
  db: Db,
): Promise<{ readonly id: string; readonly identifier: string; readonly parent_id: string | null }[]> {
  return db
    .selectFrom('pages')
    .select(['id', 'identifier', 'parent_id'])
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function setPublicPath(db: Db, id: string, path: string | null): Promise<void> {
  await db.updateTable('pages').set({ public_path: path }).where('id', '=', id).execute();
}

/** Most rows in one statement, since databases limit its parameters. */
const rowsAtOnce = 1000;

/**
 * Stores the id of the move that put the pages where they are, so that moves based on the older position are
 * detected.
 */
export async function setLastMove(db: Db, ids: readonly string[], move: string): Promise<void> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await db
      .updateTable('pages')
      .set((page) => ({ last_move: move, place_revision: page('place_revision', '+', 1) }))
      .where('id', 'in', ids.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Adds a number to the order of some siblings. It isn't a move: their position among each other stays. */
export async function shiftPages(db: Db, ids: readonly string[], by: number): Promise<void> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await db
      .updateTable('pages')
      .set((page) => ({ sort_order: page('sort_order', '+', by) }))
      .where('id', 'in', ids.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Moves a page to the trash; its identifier becomes free. */
export async function markDeleted(
  db: Db,
  id: string,
  { now, actor }: { readonly now: string; readonly actor: string | null },
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ deleted_at: now, updated_at: now, updated_by: actor })
    .where('id', '=', id)
    .execute();
}

/** Finds a page in the trash and locks it until the transaction ends. */
export async function lockTrashedPage(db: Db, id: string): Promise<PageRecord | undefined> {
  const row = await db
    .updateTable('pages')
    .set({ content_revision: sql<number>`content_revision` })
    .where('deleted_at', 'is not', null)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Restores a page from the trash at a free identifier. */
export async function markRestored(db: Db, id: string, identifier: string): Promise<void> {
  await db.updateTable('pages').set({ deleted_at: null, identifier }).where('id', '=', id).execute();
}

/**
 * Permanently deletes a page in the trash with versions, layouts and media uses. Resolves to its identifier,
 * or undefined if it isn't there.
 */
export async function purgePage(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('pages')
    .where('deleted_at', 'is not', null)
    .where('id', '=', id)
    .returning('identifier')
    .executeTakeFirst();
  return row?.identifier;
}

/** Permanently deletes pages that went to the trash at or before a moment. Resolves to their identifiers. */
export async function purgeDeletedUntil(db: Db, moment: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pages')
    .where('deleted_at', '<=', moment)
    .returning('identifier')
    .execute();
  return rows.map((row) => row.identifier);
}
