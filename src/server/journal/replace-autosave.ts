import type { SiteChange } from '#server/storage/storage.ts';
import { dropUnnamedContent } from './contents.repository.ts';
import { deleteLine, type JournalRow, lastLine } from './journal.repository.ts';

/** ms of saves that nobody asked for that make one line: as many as make one automatic version. */
const autosaveWindow = 5 * 60 * 1000;

/**
 * A page without versioning is live with every pause in typing. A few minutes of that, by one author, are one line, that of
 * the last save: the line before it, with its content, makes room.
 */
export async function replaceAutosave(
  { db, actions, now }: SiteChange,
  line: JournalRow,
): Promise<JournalRow> {
  if (!actions.includes('page/autosave') || line.changes !== 'content') return line;
  const last = await lastLine(db, line.target);
  const began = last?.autosaved_from;
  const continues =
    began && last.actor === line.actor && Date.parse(now) - Date.parse(began) < autosaveWindow;
  if (!continues) return { ...line, autosaved_from: now };
  await deleteLine(db, line.target, last.revision);
  if (last.content_hash !== null) await dropUnnamedContent(db, line.target, last.content_hash);
  return { ...line, autosaved_from: began };
}
