import type { Translated } from '#content/language/language.ts';
import { type PageState, parsePageState } from '#server/journal/page-state.ts';
import type { Db } from '#server/storage/schema.ts';
import { readTitle } from '#server/storage/titles.ts';

/** Filter of the history. */
interface WriteFilter {
  readonly page?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Lists the writes with visible changes, latest first, with the number of changed pages. */
export async function listWrites(db: Db, { page, before, limit }: WriteFilter) {
  const rows = await db
    .selectFrom('journal')
    .where('changes', '!=', '')
    .$if(page !== undefined, (query) => query.where('target', '=', page ?? ''))
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .groupBy('revision')
    .select(({ fn, case: when }) => [
      'revision',
      fn.max('at').as('at'),
      fn.max('actor').as('actor'),
      fn.sum<string | number>(when().when('kind', '=', 'page').then(1).else(0).end()).as('pages'),
      fn.sum<string | number>(when().when('kind', '=', 'settings').then(1).else(0).end()).as('settings'),
      fn.sum<string | number>(when().when('changes', '=', 'began').then(1).else(0).end()).as('began'),
    ])
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ revision, at, actor, ...counts }) => ({
    revision,
    at,
    actor,
    pageCount: Number(counts.pages),
    settings: Number(counts.settings) > 0,
    began: Number(counts.began) > 0,
  }));
}

/** Change of a page by a write. */
export interface ChangedPage {
  readonly revision: number;
  readonly id: string;
  readonly changes: string;
  /** Undefined if the page was deleted. */
  readonly state: PageState | undefined;
  /** Null if the content was deleted with the page. */
  readonly title: Translated | null;
}

/** Lists the pages that writes changed. A page that the write removed has its previous title. */
export async function listChangedPages(
  db: Db,
  revisions: readonly number[],
  page: string | undefined,
): Promise<ChangedPage[]> {
  if (revisions.length === 0) return [];
  const rows = await db
    .selectFrom('journal as line')
    .leftJoin('journal_contents as content', (join) =>
      join.onRef('content.page_id', '=', 'line.target').onRef('content.hash', '=', 'line.content_hash'),
    )
    .where('line.revision', 'in', revisions)
    .where('kind', '=', 'page')
    .where('changes', 'not in', ['', 'began'])
    .$if(page !== undefined, (query) => query.where('line.target', '=', page ?? ''))
    .select(['line.revision', 'line.target', 'changes', 'state', 'content.title'])
    .orderBy('line.revision')
    .orderBy('line.target')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    id: row.target,
    changes: row.changes,
    state: row.state === null ? undefined : parsePageState(row.state),
    title: readStored(row.title),
  }));
}

/** Finds the journaled state of a page before a write. */
export async function findBefore(db: Db, { id, revision }: ChangedPage) {
  const rows = await db
    .selectFrom('journal as line')
    .leftJoin('journal_contents as content', (join) =>
      join.onRef('content.page_id', '=', 'line.target').onRef('content.hash', '=', 'line.content_hash'),
    )
    .where('line.target', '=', id)
    .where('line.revision', '<', revision)
    .where('state', 'is not', null)
    .select(['state', 'content.title'])
    .orderBy('line.revision', 'desc')
    .limit(5)
    .execute();
  const [last] = rows;
  const titled = rows.find(({ title }) => title !== null);
  return {
    state: last?.state ? parsePageState(last.state) : undefined,
    title: readStored(titled?.title ?? null),
  };
}

/** Lists all identifiers that pages have had. */
export async function listIdentifiers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('journal')
    .where('target', 'in', ids)
    .select(['target', 'revision', 'state'])
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ target, revision, state }) => ({
    id: target,
    revision,
    identifier: (state !== null && parsePageState(state)?.identifier) || null,
  }));
}

function readStored(title: string | null): Translated | null {
  return title === null ? null : (readTitle(title) ?? null);
}
