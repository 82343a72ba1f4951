import { type Insertable, type Selectable, sql } from 'kysely';
import type { Translated } from '#content/language.ts';
import { pageKinds, type VersionStatus } from '#content/page.ts';
import { isVisible } from '#server/addresses/visibility.ts';
import { type Db, isSet, type PagesTable } from '#server/storage/schema.ts';
import type { PageRecord } from './page-record.ts';
import { titleOr } from './stored-content.ts';

function toRecord(row: Selectable<PagesTable>): PageRecord {
  return {
    id: row.id,
    identifier: row.identifier,
    kind: pageKinds.find((kind) => kind === row.kind) ?? 'page',
    parentId: row.parent_id,
    sortOrder: row.sort_order,
    published: isSet(row.published),
    isHidden: isSet(row.is_hidden),
    redirectUrl: row.redirect_url,
    hideFromSearchEngines: isSet(row.hide_from_search_engines),
    requiresLogin: isSet(row.requires_login),
    loginPassword: row.login_password,
    passwordId: row.password_id,
    showInMenu: isSet(row.show_in_menu),
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

/** Written with what they count, by `page-settings.repository.ts` alone. */
type SettingsRevision = 'layout_revision' | 'background_revision';

function toRow(
  page: PageRecord,
): Omit<Insertable<PagesTable>, 'id' | 'created_at' | 'deleted_at' | 'public_path' | SettingsRevision> {
  return {
    identifier: page.identifier,
    kind: page.kind,
    parent_id: page.parentId,
    sort_order: page.sortOrder,
    published: page.published,
    is_hidden: page.isHidden,
    redirect_url: page.redirectUrl,
    hide_from_search_engines: page.hideFromSearchEngines,
    requires_login: page.requiresLogin,
    login_password: page.loginPassword,
    password_id: page.passwordId,
    show_in_menu: page.showInMenu,
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

/** Finds a page by its id or its identifier; pages in the trash are not found. */
export async function findPage(db: Db, key: string): Promise<PageRecord | undefined> {
  const row = await db
    .selectFrom('pages')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((or) => or.or([or('id', '=', key), or('identifier', '=', key)]))
    .executeTakeFirst();
  return row && toRecord(row);
}

/**
 * Finds a page and keeps other writers away from it until the transaction ends. Written as an update that
 * changes nothing, it locks the row on both databases and reads its newest state.
 */
export async function lockPage(db: Db, key: string): Promise<PageRecord | undefined> {
  const row = await db
    .updateTable('pages')
    .set({ content_revision: sql<number>`content_revision` })
    .where('deleted_at', 'is', null)
    .where((or) => or.or([or('id', '=', key), or('identifier', '=', key)]))
    .returningAll()
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function insertPage(db: Db, page: PageRecord): Promise<void> {
  await db
    .insertInto('pages')
    .values({ ...toRow(page), id: page.id, created_at: page.updatedAt, deleted_at: null })
    .execute();
}

export async function updatePage(db: Db, page: PageRecord): Promise<void> {
  await db.updateTable('pages').set(toRow(page)).where('id', '=', page.id).execute();
}

/** A page with what lists show of its content. */
export interface ListedPage {
  readonly page: PageRecord;
  readonly title: Translated;
  /** Status of the live version; null when there is none. */
  readonly liveStatus: VersionStatus | null;
  /** When the live version became what it is. */
  readonly liveUpdatedAt: string | null;
}

/** True when visitors may find the page in a list, a menu or a sitemap. */
export function isPublic({ page, liveStatus }: ListedPage): boolean {
  return isVisible(page, liveStatus) && !page.requiresLogin;
}

/** All pages in their order. `live` takes the title that visitors see, `current` the one being worked on. */
export async function listPages(db: Db, titles: 'live' | 'current'): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
    .leftJoin('versions as draft', 'draft.id', 'pages.draft_version_id')
    .selectAll('pages')
    .select(['live.title as live_title', 'draft.title as draft_title', 'live.status as live_status'])
    .select('live.updated_at as live_updated_at')
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('pages.created_at')
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => ({
    page: toRecord(row),
    title: titleOr(row.identifier, shownTitle(row, titles)),
    liveStatus: row.live_status as VersionStatus | null,
    liveUpdatedAt: row.live_updated_at,
  }));
}

interface TitlesOfRow {
  readonly live_version_id: string | null;
  readonly live_title: string | null;
  readonly draft_version_id: string | null;
  readonly draft_title: string | null;
}

/** The stored title that a list shows, and whose it is. A page without any version is called nothing. */
function shownTitle(row: TitlesOfRow, titles: 'live' | 'current') {
  const draft = { text: row.draft_title, versionId: row.draft_version_id };
  const live = { text: row.live_title, versionId: row.live_version_id };
  const { text, versionId } = titles === 'current' && draft.text !== null ? draft : live;
  return { text: text ?? '""', versionId: versionId ?? '' };
}

/** Pages directly below a page, or at the top, in their order. */
export async function childrenOf(db: Db, parentId: string | null): Promise<PageRecord[]> {
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

export async function setPublicPath(db: Db, id: string, path: string): Promise<void> {
  await db.updateTable('pages').set({ public_path: path }).where('id', '=', id).execute();
}

/** Puts a page at a place among those beside it. Answers whether it stood elsewhere. */
export async function setSortOrder(db: Db, id: string, sortOrder: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pages')
    .set((page) => ({ sort_order: sortOrder, place_revision: page('place_revision', '+', 1) }))
    .where('id', '=', id)
    .where('sort_order', '!=', sortOrder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Moves a page to the trash; its identifier is free from then on. */
export async function markDeleted(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('pages').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

/** Deletes for good, with versions, layouts and media uses, what went to the trash before a moment. */
export async function purgeDeletedBefore(db: Db, moment: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pages')
    .where('deleted_at', '<', moment)
    .returning('identifier')
    .execute();
  return rows.map((row) => row.identifier);
}
