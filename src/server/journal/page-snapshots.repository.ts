import { sql } from 'kysely';
import { pageKinds, type VersionStatus } from '#content/page/page.ts';
import { hiddenPageFields, pickFields, seenPageFields } from '#content/page/page-fields.ts';
import { getVisibility } from '#server/redirects/visibility.ts';
import { readPageFields } from '#server/storage/page-columns.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import type { JournaledPage } from './page-changes.ts';
import { type PageState, parsePageState } from './page-state.ts';

/** Page that was written since its last journaled state. */
export interface WrittenPage {
  readonly id: string;
  readonly mark: string;
  readonly contentMark: string;
  readonly liveVersionId: string | null;
  /** Undefined for a page in the trash. */
  readonly state: PageState | undefined;
  /** Latest journaled state; undefined if there is none. */
  readonly recorded: JournaledPage | undefined;
  readonly recordedContentMark: string | null;
}

/** Changes with every write to the visible parts of a page, as its ETags do. */
const mark = sql<string>`content_revision || ':' || visibility_revision || ':' || place_revision || ':' || sort_order
  || ':' || layout_revision || ':' || background_revision || ':' || coalesce(deleted_at, '')`;

/** Row inserted by a trigger for one write of a page, see `migrations/0001-baseline.ts`. */
export interface DueLine {
  readonly id: number;
  readonly page_id: string;
}

export async function listDue(db: Db): Promise<DueLine[]> {
  return db.selectFrom('journal_due').select(['id', 'page_id']).execute();
}

/** Deletes only the rows that were read: uncommitted writes have rows that have not been read yet. */
export async function forgetDue(db: Db, lines: readonly DueLine[]): Promise<void> {
  for (const ids of splitIntoParts(lines.map(({ id }) => id))) {
    await db.deleteFrom('journal_due').where('id', 'in', ids).execute();
  }
}

/** Lists the ids of all pages, including the trash; for the beginning of a history. */
export async function listAllPageIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('pages').select('id').execute()).map(({ id }) => id);
}

/** Lists those of the pages whose revisions differ from the journaled ones, including the trash. */
export async function listWritten(db: Db, among: readonly string[]): Promise<WrittenPage[]> {
  const rows: WrittenRow[] = [];
  for (const ids of splitIntoParts(among)) rows.push(...(await selectWritten(db, ids).execute()));
  const states = new Map<string, CurrentPage>();
  for (const ids of splitIntoParts(rows.map(({ id }) => id))) {
    for (const page of await readPages(db, ids)) states.set(page.id, page);
  }
  return rows.map((row) => {
    const page = states.get(row.id);
    const state = row.state === null ? undefined : parsePageState(row.state);
    return {
      id: row.id,
      mark: row.written,
      contentMark: page?.contentMark ?? '',
      liveVersionId: page?.liveVersionId ?? null,
      state: page?.state,
      recorded: state && { state, contentHash: row.content_hash },
      recordedContentMark: row.content_mark,
    };
  });
}

function selectWritten(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('pages')
    .leftJoin('journal_standing as standing', 'standing.page_id', 'pages.id')
    .where('pages.id', 'in', ids)
    .where((or) => or.or([or('standing.mark', 'is', null), or('standing.mark', '!=', mark)]))
    .select(['pages.id', mark.as('written')])
    .select(['content_mark', 'content_hash', 'standing.state']);
}

type WrittenRow = Awaited<ReturnType<ReturnType<typeof selectWritten>['execute']>>[number];

interface CurrentPage extends Pick<WrittenPage, 'contentMark' | 'liveVersionId' | 'state'> {
  readonly id: string;
}

async function readPages(db: Db, ids: readonly string[]): Promise<CurrentPage[]> {
  const rows = await selectPagesWithLook(db).where('pages.id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    liveVersionId: row.live_version_id,
    // With versioning, a live version is never overwritten: new content gets a new version.
    contentMark: `${row.live_version_id}${isSet(row.versioning) ? '' : `:${row.content_revision}`}`,
    state: row.deleted_at === null ? buildState(row) : undefined,
  }));
}

function selectPagesWithLook(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
    .leftJoin('page_layouts as layout', (join) =>
      join.onRef('layout.page_id', '=', 'pages.id').on('layout.version_id', '=', ''),
    )
    .leftJoin('page_layouts as own_layout', (join) =>
      join
        .onRef('own_layout.page_id', '=', 'pages.id')
        .onRef('own_layout.version_id', '=', 'pages.live_version_id'),
    )
    .leftJoin('page_backgrounds as look', (join) =>
      join.onRef('look.page_id', '=', 'pages.id').on('look.version_id', '=', ''),
    )
    .leftJoin('page_backgrounds as own_look', (join) =>
      join
        .onRef('own_look.page_id', '=', 'pages.id')
        .onRef('own_look.version_id', '=', 'pages.live_version_id'),
    )
    .selectAll('pages')
    .select(['live.status as live_status', 'layout.settings as layout', 'own_layout.settings as own_layout'])
    .select(['look.background', 'own_look.background as own_background'])
    .select(['look.dynamic_background as dynamic', 'own_look.dynamic_background as own_dynamic']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPagesWithLook>['execute']>>[number];

function buildState(row: Row): PageState {
  const flags = {
    published: isSet(row.published),
    isHidden: isSet(row.is_hidden),
    liveVersionId: row.live_version_id,
  };
  const place = {
    identifier: row.identifier,
    kind: pageKinds.find((kind) => kind === row.kind) ?? 'page',
    parentId: row.parent_id,
    sortOrder: row.sort_order,
    createdAt: row.created_at,
  };
  const visibility = getVisibility(flags, row.live_status as VersionStatus | null);
  if (visibility === 'unseen') return { visibility, ...place };
  const fields = readPageFields(row);
  if (visibility === 'hidden') return { visibility, ...place, ...pickFields(fields, hiddenPageFields) };
  return {
    visibility,
    ...place,
    requiresLogin: isSet(row.requires_login),
    ...pickFields(fields, seenPageFields),
    layout: { page: row.layout, version: row.own_layout },
    background: { page: row.background, version: row.own_background },
    dynamicBackground: { page: row.dynamic, version: row.own_dynamic },
  };
}

export interface PageSnapshot {
  readonly pageId: string;
  readonly mark: string;
  readonly contentMark: string;
  readonly contentHash: string | null;
  readonly state: PageState | undefined;
}

/** Stores the latest journaled states of pages. */
export async function savePageSnapshots(db: Db, pages: readonly PageSnapshot[]): Promise<void> {
  for (const part of splitIntoParts(pages)) {
    const rows = part.map(({ pageId, mark, contentMark, contentHash, state }) => ({
      page_id: pageId,
      mark,
      content_mark: contentMark,
      content_hash: contentHash,
      state: state ? JSON.stringify(state) : null,
    }));
    await db
      .insertInto('journal_standing')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('page_id').doUpdateSet(({ ref }) => ({
          mark: ref('excluded.mark'),
          content_mark: ref('excluded.content_mark'),
          content_hash: ref('excluded.content_hash'),
          state: ref('excluded.state'),
        })),
      )
      .execute();
  }
}
