import { type ExpressionBuilder, sql } from 'kysely';
import type { Translated } from '#content/language/language.ts';
import { buildPageAddress, readPageKind } from '#server/redirects/page-address.ts';
import type { Database, Db } from '#server/storage/schema.ts';
import { parseTitleOr } from './stored-content.ts';

/** Page in the sitemap. */
export interface SitemapPage {
  /** Public path without language. */
  readonly path: string;
  readonly title: Translated;
  /** Last change of what visitors see; drafts don't count. */
  readonly updatedAt: string;
}

/** All pages of the sitemap or, if there are more than one part holds, the numbers of its parts. */
export type Sitemap =
  | { readonly type: 'whole'; readonly pages: readonly SitemapPage[] }
  | { readonly type: 'parts'; readonly parts: readonly number[] };

/** Pages per part: with two languages a part has a thousand URLs. */
export const pagesOfPart = 500;

/** Finds the part for a new page: the last one until it is full. Pages in the trash keep their room. */
export async function findSitemapPartForNewPage(db: Db): Promise<number> {
  const last = await db
    .selectFrom('pages')
    .select('sitemap_part')
    .orderBy('sitemap_part', 'desc')
    .limit(1)
    .executeTakeFirst();
  const part = last?.sitemap_part ?? 1;
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('sitemap_part', '=', part)
    .executeTakeFirstOrThrow();
  return Number(count) < pagesOfPart ? part : part + 1;
}

export async function readSitemap(db: Db): Promise<Sitemap> {
  if (await hasSeveralParts(db)) return { type: 'parts', parts: await listParts(db) };
  return { type: 'whole', pages: toSitemapPages(await selectSitemapRows(db).execute()) };
}

/** Reads the pages of one part; undefined if there is no such part. */
export async function readSitemapPart(db: Db, part: number): Promise<readonly SitemapPage[] | undefined> {
  const rows = await selectSitemapRows(db).where('pages.sitemap_part', '=', part).execute();
  return rows.length > 0 ? toSitemapPages(rows) : undefined;
}

/** Counts by the page columns alone: joining the live versions would read all of them. */
async function hasSeveralParts(db: Db): Promise<boolean> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('pages')
        .select('pages.sitemap_part')
        .where('pages.deleted_at', 'is', null)
        .where((page) => page.and(listSitemapConditions(page)))
        .limit(pagesOfPart + 1)
        .as('first'),
    )
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > pagesOfPart;
}

/** Takes one index step per part, however many pages it has. */
async function listParts(db: Db): Promise<number[]> {
  const selectNextPart = (after: number | ReturnType<typeof sql.ref<number>>) =>
    db
      .selectFrom('pages')
      .select('pages.sitemap_part')
      .where('pages.deleted_at', 'is', null)
      .where((page) => page.and(listSitemapConditions(page)))
      .where('pages.sitemap_part', '>', after)
      .orderBy('pages.sitemap_part')
      .limit(1);
  const rows = await db
    .withRecursive('parts(part)', (creator) =>
      creator.selectNoFrom(selectNextPart(0).as('part')).unionAll(
        creator
          .selectFrom('parts')
          .select(selectNextPart(sql.ref<number>('parts.part')).as('part'))
          .where('parts.part', 'is not', null),
      ),
    )
    .selectFrom('parts')
    .select('parts.part')
    .where('parts.part', 'is not', null)
    .execute();
  return rows.map(({ part }) => Number(part));
}

function selectSitemapRows(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
    .leftJoin('pages as parent', (join) =>
      join.onRef('parent.id', '=', 'pages.parent_id').on('parent.deleted_at', 'is', null),
    )
    .select(['pages.id', 'pages.identifier', 'pages.kind', 'pages.live_version_id as versionId'])
    .select(['parent.identifier as parent', 'live.title', 'live.status', 'live.updated_at as updatedAt'])
    .where('pages.deleted_at', 'is', null)
    .where((page) => page.and(listSitemapConditions(page)))
    .orderBy('pages.sort_order')
    .orderBy('pages.created_at')
    .orderBy('pages.id');
}

type SitemapRow = Awaited<ReturnType<ReturnType<typeof selectSitemapRows>['execute']>>[number];

function toSitemapPages(rows: readonly SitemapRow[]): SitemapPage[] {
  return rows.flatMap(({ id, identifier, kind, parent, ...live }) => {
    // The 404 page never answers 200, whatever its settings say.
    if (identifier === '404' || live.status !== 'PUBLISHED') return [];
    const { title, versionId, updatedAt } = live;
    if (title === null || versionId === null || updatedAt === null) return [];
    return [
      {
        path: buildPageAddress({ id, identifier, kind: readPageKind(kind) }, parent).path,
        title: parseTitleOr(identifier, { text: title, versionId }),
        updatedAt,
      },
    ];
  });
}

/** Conditions on a page's columns for the sitemap, apart from its live version. */
function listSitemapConditions(page: ExpressionBuilder<Database, 'pages'>) {
  return [
    page('pages.kind', '!=', 'section'),
    page('pages.published', '=', true),
    page('pages.is_hidden', '=', false),
    page('pages.requires_login', '=', false),
    page('pages.hide_from_search_engines', '=', false),
  ];
}
