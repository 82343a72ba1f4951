import type { ExpressionBuilder } from 'kysely';
import type { PageKind } from '#content/page/page.ts';
import { type ListedPage, listPages, toListed, withVersions } from '#server/pages/store/pages.repository.ts';
import type { Database, Db } from '#server/storage/schema.ts';
import { maxMenuCases } from './site-lists.ts';

/*
 * Queries for the lists around a page, such as its menu. Each uses an index, see
 * `migrations/0001-baseline.ts`, so the cost of a visit does not grow with the number of pages.
 */

/** As many ids as one statement takes. A larger menu is read together with all pages. */
const mostInMenu = 1000;

/** Lists the pages of the menu with their ancestors, in their order; see {@link buildMenu}. */
export async function listMenuPages(db: Db): Promise<ListedPage[]> {
  const rows = await db
    .withRecursive('standing(id, parent_id)', (creator) =>
      creator
        .selectFrom('pages')
        .select(['pages.id', 'pages.parent_id'])
        .where((page) => page.and([...listPublicConditions(page, 'page'), ...listMenuConditions(page)]))
        .where('pages.deleted_at', 'is', null)
        .union(
          creator
            .selectFrom('standing')
            .innerJoin('pages', 'pages.id', 'standing.parent_id')
            .select(['pages.id', 'pages.parent_id'])
            .where('pages.deleted_at', 'is', null),
        ),
    )
    .selectFrom('standing')
    .select('standing.id')
    .execute();
  if (rows.length === 0) return [];
  if (rows.length > mostInMenu) return listPages(db, 'live');
  return listPages(db, 'live', new Set(rows.map(({ id }) => id)));
}

/** Lists the first cases of the menu, in their order; see {@link selectMenuCases}. */
export async function listMenuCases(db: Db): Promise<ListedPage[]> {
  const rows = await selectPublicCases(db)
    .where((page) => page.and(listMenuConditions(page)))
    .orderBy('pages.sort_order')
    .orderBy('pages.created_at')
    .orderBy('pages.id')
    .limit(maxMenuCases)
    .execute();
  return rows.map((row) => toListed(row, 'live'));
}

/** Lists a case with the public cases before and after it, in circular order; empty if the id is no case. */
export async function listCasesAround(db: Db, id: string): Promise<ListedPage[]> {
  const row = await withVersions(db)
    .where('pages.deleted_at', 'is', null)
    .where('pages.kind', '=', 'case')
    .where('pages.id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const findNeighbour = async (way: 'asc' | 'desc') => {
    const cases = selectPublicCases(db)
      .where('pages.id', '!=', id)
      .orderBy('pages.sort_order', way)
      .orderBy('pages.created_at', way)
      .orderBy('pages.id', way)
      .limit(1);
    const beyond = cases.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('pages.sort_order', 'pages.created_at', 'pages.id'),
        way === 'asc' ? '>' : '<',
        tuple(row.sort_order, row.created_at, row.id),
      ),
    );
    return (await beyond.executeTakeFirst()) ?? (await cases.executeTakeFirst());
  };
  const next = await findNeighbour('asc');
  const previous = await findNeighbour('desc');
  const around = previous?.id === next?.id ? [row, next] : [previous, row, next];
  return around.flatMap((one) => (one ? [toListed(one, 'live')] : []));
}

function selectPublicCases(db: Db) {
  return withVersions(db)
    .where('pages.deleted_at', 'is', null)
    .where('live.status', '=', 'PUBLISHED')
    .where((page) => page.and(listPublicConditions(page, 'case')));
}

type PageExpressions = ExpressionBuilder<Database, 'pages'>;

/** Conditions on a page's columns for public lists, apart from its live version; equals {@link isPublic}. */
function listPublicConditions(page: PageExpressions, kind: PageKind) {
  return [
    page('pages.kind', '=', kind),
    page('pages.published', '=', true),
    page('pages.is_hidden', '=', false),
    page('pages.requires_login', '=', false),
  ];
}

function listMenuConditions(page: PageExpressions) {
  return [page('pages.show_in_menu', '=', true), page('pages.hide_from_search_engines', '=', false)];
}
