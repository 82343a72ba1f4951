import type { PageChangeKind } from '#api/endpoints/history.ts';
import { isEqual } from '#content/is-equal.ts';
import { readSettings, storedSettings } from '#server/settings/settings.service.ts';
import type { SiteChange } from '#server/storage/storage.ts';
import { keepContents } from './contents.repository.ts';
import {
  hasBegun,
  insertLines,
  type JournalRow,
  journalSpan,
  lastSettings,
  siteTarget,
} from './journal.repository.ts';
import { findVisibleChanges, type Recorded } from './page-changes.ts';
import { replaceAutosave } from './replace-autosave.ts';
import {
  allPageIds,
  forgetDue,
  listDue,
  listWritten,
  saveStanding,
  type WrittenPage,
} from './standing.repository.ts';

/** The note of the write with which a history begins. */
export const beginAction = 'journal/begin';

/**
 * The journal's witness: after every write that visitors may notice, in its transaction, it compares what they see with what
 * it said last, and notes what differs. It finds the pages by what the database itself has noted of writes, and by their
 * revisions, so that no write can forget it.
 */
export async function recordChanges(change: SiteChange): Promise<void> {
  const begins = change.actions.includes(beginAction);
  if (!begins && !(await hasBegun(change.db))) return;
  const at = await momentOf(change);
  const line = { revision: change.revision, at, actor: change.actor };
  await recordPages(change, line, begins);
  await recordSettings(change, line, begins);
}

type LineOfWrite = Pick<JournalRow, 'revision' | 'at' | 'actor'>;

/** Moments never run backwards, also where servers' clocks differ: the same order as the revisions'. */
async function momentOf({ db, now }: SiteChange): Promise<string> {
  const last = (await journalSpan(db))?.last ?? '';
  return now > last ? now : last;
}

async function recordPages(change: SiteChange, line: LineOfWrite, begins: boolean): Promise<void> {
  const due = await listDue(change.db);
  const ids = begins ? await allPageIds(change.db) : due.map((line) => line.page_id);
  const written = await listWritten(change.db, [...new Set(ids)]);
  await forgetDue(change.db, due);
  if (written.length === 0) return;
  const hashes = await contentHashes(change, written);
  const rows: JournalRow[] = [];
  for (const page of written) {
    const after = page.state && { state: page.state, contentHash: hashes.get(page.id) ?? null };
    if (isEqual(page.recorded, after)) continue;
    const changes = findVisibleChanges(page.recorded, after);
    const row = lineOf(page, after, begins && changes.length > 0 ? ['began'] : changes);
    rows.push(await replaceAutosave(change, { ...line, ...row }));
  }
  await insertLines(change.db, rows);
  await saveStanding(
    change.db,
    written.map((page) => ({ ...page, pageId: page.id, contentHash: hashes.get(page.id) ?? null })),
  );
}

/** The content of every written page that visitors see: read only where it may be another one. */
async function contentHashes(
  { db }: SiteChange,
  written: readonly WrittenPage[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const toKeep: { pageId: string; versionId: string }[] = [];
  for (const { id, state, liveVersionId, contentMark, recorded, recordedContentMark } of written) {
    if (state?.visibility !== 'seen' || liveVersionId === null) continue;
    const known = contentMark === recordedContentMark ? recorded?.contentHash : undefined;
    if (known) hashes.set(id, known);
    else toKeep.push({ pageId: id, versionId: liveVersionId });
  }
  return new Map([...hashes, ...(await keepContents(db, toKeep))]);
}

function lineOf(
  page: WrittenPage,
  after: Recorded | undefined,
  changes: readonly (PageChangeKind | 'began')[],
) {
  return {
    kind: 'page',
    target: page.id,
    changes: changes.join(),
    state: after ? JSON.stringify(after.state) : null,
    content_hash: after?.contentHash ?? null,
    autosaved_from: null,
  };
}

async function recordSettings({ db }: SiteChange, line: LineOfWrite, begins: boolean): Promise<void> {
  const state = JSON.stringify(await readSettings(db));
  const last = await lastSettings(db);
  // What was noted before a setting was known had its default: nobody has changed it.
  if (last !== undefined && state === JSON.stringify(storedSettings(last))) return;
  const changes = begins ? 'began' : 'settings';
  await insertLines(db, [{ ...line, kind: 'settings', target: siteTarget, changes, state }]);
}
