import { sql } from 'kysely';
import { pagesOfPart } from '#server/pages/store/sitemap-pages.repository.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Db } from '#server/storage/schema.ts';

/** Rows of one statement: SQLite takes 32,766 values. */
const atOnce = 500;
/** Of ten pages four are cases, as in a studio that shows its work. */
const casesInTen = 4;
const sections = 10;

/**
 * Fills a database of the bench with published pages, beside those that are there: cases, and text pages below ten of them. The
 * menu has none of them, as no menu has room for thousands. Written as rows, since by the API thousands take minutes.
 *
 * @param first the number of the first one, where there are some already
 */
export async function makePages(location: DatabaseLocation, count: number, first = 0): Promise<void> {
  const storage = openDatabase(location);
  try {
    for (let from = first; from < first + count; from += atOnce) {
      await insert(storage.db, from, Math.min(first + count, from + atOnce));
    }
    // A schema from before the sitemap came in parts has none to stand in.
    if (first + count > pagesOfPart) await placeInParts(storage.db);
    // PostgreSQL counts its rows by itself, within a minute of so many new ones; until then it plans for as few as before.
    if (location.kind === 'postgres') await sql`analyze`.execute(storage.db);
  } finally {
    await storage.close();
  }
}

/** As pages that are made one after the other stand in the parts of the sitemap. */
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
    .values(numbers.map((number) => pageRow(number, now)))
    .execute();
  await db
    .insertInto('versions')
    .values(
      numbers.map((number) => ({
        id: `bench-version-${number}`,
        page_id: idOf(number),
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

function pageRow(number: number, now: string) {
  const isCase = number >= sections && number % 10 < casesInTen;
  return {
    id: idOf(number),
    identifier: identifierOf(number),
    kind: isCase ? 'case' : 'page',
    parent_id: isCase || number < sections ? null : idOf(number % sections),
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
    public_path: publicPath(number, isCase),
    content_revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: null,
    deleted_at: null,
  };
}

function publicPath(number: number, isCase: boolean): string {
  if (isCase) return `/cases/${identifierOf(number)}`;
  return number < sections
    ? `/${identifierOf(number)}`
    : `/${identifierOf(number % sections)}/${identifierOf(number)}`;
}

const idOf = (number: number) => `page_bench-${number}`;
const identifierOf = (number: number) => `bench-many-${number}`;
