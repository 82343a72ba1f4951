import type { SiteChange } from '#server/storage/storage.ts';
import { dropUnnamedContent } from './contents.repository.ts';
import { deleteLine, type JournalRow, readLastRow } from './journal.repository.ts';

/** ms in which autosaves are merged into one row, the same as for automatic versions. */
const autosaveWindow = 5 * 60 * 1000;

/**
 * Merges autosaves of a page without versioning, where each is live at once: within a few minutes and by the
 * same author only the last one stays, and the previous row with its content is deleted.
 */
export async function replaceAutosave(
  { db, actions, now }: SiteChange,
  line: JournalRow,
): Promise<JournalRow> {
  if (!actions.includes('page/autosave') || line.changes !== 'content') return line;
  const last = await readLastRow(db, line.target);
  const began = last?.autosaved_from;
  const continues =
    began && last.actor === line.actor && Date.parse(now) - Date.parse(began) < autosaveWindow;
  if (!continues) return { ...line, autosaved_from: now };
  await deleteLine(db, line.target, last.revision);
  if (last.content_hash !== null) await dropUnnamedContent(db, line.target, last.content_hash);
  return { ...line, autosaved_from: began };
}
