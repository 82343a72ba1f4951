import {
  type History,
  type HistoryLine,
  historyNames,
  historyPageSize,
  type PageChangeKind,
  pageChanges,
} from '#api/endpoints/history.ts';
import { momentParameter } from '#content/page/past-moment.ts';
import { createInvalidError } from '#server/http/app-error.ts';
import { readJournalSpan } from '#server/journal/journal.repository.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import { findAddressAt } from '#server/pages/site/site-at.ts';
import { buildPageAddress } from '#server/redirects/page-address.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  type ChangedPage,
  findBefore,
  listChangedPages,
  listIdentifiers,
  listWrites,
} from './history.repository.ts';

export interface HistoryDeps {
  readonly storage: Storage;
  readonly moments: PastMoments;
}

interface HistoryFilter {
  readonly page?: string | undefined;
  readonly before?: number | undefined;
}

/** Lists the history of the site or of one page, latest first. */
export async function listHistory(
  { storage: { db }, moments }: HistoryDeps,
  asked: HistoryFilter,
): Promise<History> {
  const writes = await listWrites(db, { ...asked, limit: historyPageSize + 1 });
  const shown = writes.slice(0, historyPageSize);
  const revisions = shown.map(({ revision }) => revision);
  const changed = await Promise.all(
    (await listChangedPages(db, revisions, asked.page)).map(async (page) => ({
      ...page,
      ...(page.state && page.title ? {} : await fromBefore(db, page)),
    })),
  );
  const pathOf = await listPaths(db, changed);
  const lines = shown.map((write): HistoryLine => {
    const pages = changed.filter(({ revision }) => revision === write.revision);
    const [only] = pages;
    const path = only && pages.length === 1 && !isGone(only) ? pathOf(only) : '/';
    const named = pages.slice(0, historyNames).map(toApi);
    return { ...write, pages: named, look: lookAt(path, moments.sign(write.at).value) };
  });
  return {
    lines,
    next: writes.length > shown.length ? (revisions.at(-1) ?? null) : null,
    since: (await readJournalSpan(db))?.first ?? null,
  };
}

/** Describes a deleted page by its previous state. */
async function fromBefore(
  db: Storage['db'],
  page: ChangedPage,
): Promise<Pick<ChangedPage, 'state' | 'title'>> {
  const before = await findBefore(db, page);
  return { state: page.state ?? before.state, title: page.title ?? before.title };
}

const goneBy: ReadonlySet<string> = new Set<PageChangeKind>(['deleted', 'withdrawn', 'hidden']);

function isGone({ changes }: ChangedPage): boolean {
  return changes.split(',').some((change) => goneBy.has(change));
}

async function listPaths(
  db: Storage['db'],
  pages: readonly ChangedPage[],
): Promise<(page: ChangedPage) => string> {
  const parents = pages.flatMap(({ state }) => state?.parentId ?? []);
  const identifiers = await listIdentifiers(db, [...new Set(parents)]);
  return ({ id, state, revision }) => {
    if (!state) return '/';
    const parent = identifiers.find((one) => one.id === state.parentId && one.revision <= revision);
    return buildPageAddress({ ...state, id }, parent?.identifier ?? null).path;
  };
}

function toApi({ id, state, title, changes }: ChangedPage): HistoryLine['pages'][number] {
  const names = new Set(changes.split(','));
  return {
    id,
    kind: state?.kind ?? 'page',
    identifier: state?.identifier ?? id,
    title,
    changes: pageChanges.filter((change) => names.has(change)),
  };
}

function lookAt(path: string, value: string): string {
  return `${path}?${momentParameter}=${value}`;
}

/** Tolerated clock difference of clients, in ms. */
const clocksDiffer = 60_000;

/** Creates a signed URL of the site at a past moment. */
export async function lookBack(
  { storage, moments }: HistoryDeps,
  { at: asked, page }: { readonly at: string; readonly page?: string | undefined },
) {
  const now = storage.now().getTime();
  // The client's clock may be ahead of the server's.
  if (Date.parse(asked) > now + clocksDiffer) throw createInvalidError('at', 'This moment is in the future.');
  const at = new Date(Math.min(Date.parse(asked), now)).toISOString();
  const since = (await readJournalSpan(storage.db))?.first;
  if (since === undefined || at < since) throw createTooEarlyError(since);
  const address = page === undefined ? undefined : await findAddressAt(storage.db, at, page);
  const { value, until } = moments.sign(at);
  return { look: lookAt(address?.path ?? '/', value), at, until: new Date(until).toISOString() };
}

function createTooEarlyError(since: string | undefined) {
  const knows = since === undefined ? 'There is no history yet.' : `The history starts on ${since}.`;
  return createInvalidError('at', `${knows} Earlier states of the site are not known.`);
}
