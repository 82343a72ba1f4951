import { sql } from 'kysely';
import { pagesOfPart } from '#server/pages/store/sitemap-pages.repository.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Db } from '#server/storage/schema.ts';

/** Maximum rows per statement. SQLite allows 32,766 values. */
const atOnce = 500;
/** Cases per ten pages, as in a typical portfolio. */
const casesInTen = 4;
const sections = 10;

/**
 * Adds published pages to a database of the bench: cases, and text pages below ten parent pages. The menu has
 * none of them, because it has no room for thousands. It inserts rows, because thousands of API calls take
 * minutes.
 *
 * @param first number of the first page, if the database already has some
 */
export async function makePages(location: DatabaseLocation, count: number, first = 0): Promise<void> {
  const storage = openDatabase(location);
  try {
    for (let from = first; from < first + count; from += atOnce) {
      await insert(storage.db, from, Math.min(first + count, from + atOnce));
    }
    // An older schema, without parts of the sitemap, lacks the column.
    if (first + count > pagesOfPart) await placeInParts(storage.db);
    // PostgreSQL updates its statistics within a minute. Until then, it plans queries for the old number of
    // rows.
    if (location.kind === 'postgres') await sql`analyze`.execute(storage.db);
  } finally {
    await storage.close();
  }
}

/** Assigns pages to parts of the sitemap as if they had been created one by one. */
async function placeInParts(db: Db): Promise<void> {
  await sql`
    update pages set sitemap_part = placed.part
    from (
      select id, 1 + (row_number() over (order by created_at, id) - 1) / ${sql.lit(pagesOfPart)} as part from pages
    ) as placed
    where placed.id = pages.id and placed.part <> pages.sitemap_part
  `.execute(db);
}

async function insert(db: Db, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const now = new Date().toISOString();
  await db
    .insertInto('pages')
    .values(numbers.map((number) => buildPageRow(number, now)))
    .execute();
  await db
    .insertInto('versions')
    .values(
      numbers.map((number) => ({
        id: `bench-version-${number}`,
        page_id: getId(number),
        status: 'PUBLISHED',
        reason: 'publish',
        title: JSON.stringify({ nl: `Pagina ${number}`, en: `Page ${number}` }),
        overview: JSON.stringify([{ id: 'text', type: 'text', content: { nl: 'Tekst', en: 'Text' } }]),
        author: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

function buildPageRow(number: number, now: string) {
  const isCase = number >= sections && number % 10 < casesInTen;
  return {
    id: getId(number),
    identifier: getIdentifier(number),
    kind: isCase ? 'case' : 'page',
    parent_id: isCase || number < sections ? null : getId(number % sections),
    sort_order: 100 + number,
    published: true,
    is_hidden: false,
    redirect_url: null,
    hide_from_search_engines: false,
    requires_login: false,
    login_password: null,
    password_id: null,
    show_in_menu: false,
    versioning: true,
    live_version_id: `bench-version-${number}`,
    draft_version_id: null,
    public_path: getPublicPath(number, isCase),
    content_revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: null,
    deleted_at: null,
  };
}

function getPublicPath(number: number, isCase: boolean): string {
  if (isCase) return `/cases/${getIdentifier(number)}`;
  return number < sections
    ? `/${getIdentifier(number)}`
    : `/${getIdentifier(number % sections)}/${getIdentifier(number)}`;
}

const getId = (number: number) => `page_bench-${number}`;
const getIdentifier = (number: number) => `bench-many-${number}`;
