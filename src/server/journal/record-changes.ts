import type { PageChangeKind } from '#api/endpoints/history.ts';
import { isEqual } from '#content/is-equal.ts';
import { parseStoredSettings, readSettings } from '#server/settings/settings.service.ts';
import type { SiteChange } from '#server/storage/storage.ts';
import { keepContents } from './contents.repository.ts';
import {
  hasBegun,
  insertLines,
  type JournalRow,
  readJournalSpan,
  readLastSettings,
  siteTarget,
} from './journal.repository.ts';
import { findVisibleChanges, type JournaledPage } from './page-changes.ts';
import {
  forgetDue,
  listAllPageIds,
  listDue,
  listWritten,
  savePageSnapshots,
  type WrittenPage,
} from './page-snapshots.repository.ts';
import { replaceAutosave } from './replace-autosave.ts';

/** Action of the write with which a history begins. */
export const beginAction = 'journal/begin';

/**
 * Records history: after every write that visitors may notice, and in its transaction, it compares pages and
 * settings with their latest journaled state and inserts what differs. Written pages are found by rows of
 * database triggers and by revisions, so that no write can be missed.
 */
export async function recordChanges(change: SiteChange): Promise<void> {
  const begins = change.actions.includes(beginAction);
  if (!begins && !(await hasBegun(change.db))) return;
  const at = await chooseMoment(change);
  const line = { revision: change.revision, at, actor: change.actor };
  await recordPages(change, line, begins);
  await recordSettings(change, line, begins);
}

type LineOfWrite = Pick<JournalRow, 'revision' | 'at' | 'actor'>;

/**
 * Returns the time of the rows. It never decreases, even if servers' clocks differ, so it has the same order
 * as revisions.
 */
async function chooseMoment({ db, now }: SiteChange): Promise<string> {
  const last = (await readJournalSpan(db))?.last ?? '';
  return now > last ? now : last;
}

async function recordPages(change: SiteChange, line: LineOfWrite, begins: boolean): Promise<void> {
  const due = await listDue(change.db);
  const ids = begins ? await listAllPageIds(change.db) : due.map((line) => line.page_id);
  const written = await listWritten(change.db, [...new Set(ids)]);
  await forgetDue(change.db, due);
  if (written.length === 0) return;
  const hashes = await hashContents(change, written);
  const rows: JournalRow[] = [];
  for (const page of written) {
    const after = page.state && { state: page.state, contentHash: hashes.get(page.id) ?? null };
    if (isEqual(page.recorded, after)) continue;
    const changes = findVisibleChanges(page.recorded, after);
    const row = createRow(page, after, begins && changes.length > 0 ? ['began'] : changes);
    rows.push(await replaceAutosave(change, { ...line, ...row }));
  }
  await insertLines(change.db, rows);
  await savePageSnapshots(
    change.db,
    written.map((page) => ({ ...page, pageId: page.id, contentHash: hashes.get(page.id) ?? null })),
  );
}

/** Hashes the content of each written page that visitors see; read only if it may have changed. */
async function hashContents(
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

function createRow(
  page: WrittenPage,
  after: JournaledPage | undefined,
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
  const last = await readLastSettings(db);
  // Settings unknown when the last row was written had their default.
  if (last !== undefined && state === JSON.stringify(parseStoredSettings(last))) return;
  const changes = begins ? 'began' : 'settings';
  await insertLines(db, [{ ...line, kind: 'settings', target: siteTarget, changes, state }]);
}
