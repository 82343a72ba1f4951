import { type Kysely, sql } from 'kysely';
import type { DialectCapabilities } from '../dialects/capabilities.ts';

/**
 * What lets a visit and a write do without reading all pages: indexes for the menu, for the lists of cases and for where pages
 * in the trash stood, and the pages that the history has not looked at since they were written.
 */
export async function up(db: Kysely<unknown>, capabilities: DialectCapabilities): Promise<void> {
  await createIndexes(db);
  await createDue(db, capabilities);
}

const seen = ['published', 'is_hidden', 'requires_login'];
const order = ['sort_order', 'created_at', 'id'];

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const inMenu = ['kind', 'show_in_menu', 'hide_from_search_engines', ...seen, ...order];
  const listed = ['kind', ...seen, ...order];
  for (const [name, columns] of [
    ['pages_menu', inMenu],
    ['pages_listed', listed],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('pages')
      .columns([...columns])
      .where('deleted_at' as never, 'is', null)
      .execute();
  }
  for (const column of ['identifier', 'public_path']) {
    await db.schema
      .createIndex(`pages_trashed_${column}`)
      .on('pages')
      .column(column)
      .where('deleted_at' as never, 'is not', null)
      .execute();
  }
}

/** What the mark of a page in the history is made of; see `journal/standing.repository.ts`. */
const noted = [
  'content_revision',
  'visibility_revision',
  'place_revision',
  'sort_order',
  'layout_revision',
  'background_revision',
  'deleted_at',
];

/**
 * A line for each write of a page, by the database itself so that no write can forget it. Never two writers at one line: one
 * that waits for the other, which waits for the revision, would wait forever.
 */
async function createDue(
  db: Kysely<unknown>,
  { countingType, afterWrites }: DialectCapabilities,
): Promise<void> {
  await db.schema
    .createTable('journal_due')
    .addColumn('id', countingType, (column) => column.primaryKey())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .execute();
  await afterWrites(db, {
    name: 'pages_due',
    table: 'pages',
    columns: noted,
    run: 'insert into journal_due (page_id) values (new.id)',
  });
  await sql`insert into journal_due (page_id) select id from pages`.execute(db);
}
