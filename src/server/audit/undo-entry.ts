import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { createNotInTrashError, putBack } from '#server/media/trash/media-trash.ts';
import { pickVisibility, savePage } from '#server/pages/content/save-page.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { listSiblings } from '#server/pages/store/pages.repository.ts';
import { undoReplace } from '#server/pages/texts/undo-replace.ts';
import { reorderPages } from '#server/pages/tree/hierarchy.service.ts';
import { restorePage } from '#server/pages/tree/trash.ts';
import { undoMove } from '#server/pages/tree/undo-move.ts';
import { changeRedirects } from '#server/redirects/change-redirects.ts';
import { lockSettings } from '#server/settings/settings.repository.ts';
import { readSettings, saveSettings } from '#server/settings/settings.service.ts';
import { parseStored } from '#server/storage/parse-stored.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { type UndoWay, undoWaySchema } from '#server/storage/undo-way.ts';
import { findAuditEntry, findDeletionTime, markUndone } from './audit.repository.ts';

/**
 * Undoes the action of a log entry through the services that users call, with their rules, and marks the
 * entry in the same transaction.
 * @throws AppError 404 for an unknown entry, 409 if it can't be undone, was undone already, or its subject
 * changed since; and the errors of the services
 */
export async function undoEntry(deps: PageDeps, id: string, person: Person): Promise<void> {
  const { storage } = deps;
  const entry = await findAuditEntry(storage.db, id);
  if (!entry) throw new AppError('audit/not-found');
  const way = parseUndo(entry.undo);
  if (!way) throw new AppError('audit/no-undo');
  const begin = async (scope: WriteScope) => {
    if (!(await markUndone(scope.db, id, { at: scope.now, by: scope.actor })))
      throw new AppError('audit/undone');
    if (!(await isUntouched(scope, way, entry.at))) throw new AppError('audit/changed');
  };
  await storage.beginning(begin, () => performUndo(deps, way, person));
}

/**
 * Undoes a move by the entry id that it returned. The move itself checks whether it was undone already.
 * @throws AppError 400 for another kind of entry, 412 if a part of the move changed since
 */
export async function undoMoveEntry(
  deps: PageDeps,
  id: string,
  person: Person,
): Promise<{ pages: string[] }> {
  const { storage } = deps;
  const entry = await findAuditEntry(storage.db, id);
  const way = parseUndo(entry?.undo ?? null);
  if (way?.way !== 'move') throw createInvalidError('undo', 'This is not the undo of a move on this site.');
  const begin = async (scope: WriteScope) => {
    await markUndone(scope.db, id, { at: scope.now, by: scope.actor });
  };
  return storage.beginning(begin, () => undoMove(deps, way, person));
}

/**
 * Undoes a replacement by the entry id that it returned.
 * @throws AppError 400 for another kind of entry, 409 if a page changed since
 */
export async function undoReplaceEntry(
  deps: PageDeps,
  id: string,
  person: Person,
): Promise<{ pages: string[] }> {
  const way = parseUndo((await findAuditEntry(deps.storage.db, id))?.undo ?? null);
  if (way?.way !== 'replace')
    throw createInvalidError('undo', 'This is not the undo of a replacement on this site.');
  await undoEntry(deps, id, person);
  return { pages: way.pages.map(({ pageId }) => pageId) };
}

/** Parses a stored undo; undefined if it is damaged or from a version with another format. */
function parseUndo(stored: string | null): UndoWay | undefined {
  return undoWaySchema.safeParse(parseStored(stored)).data;
}

/**
 * True if the state after the action is unchanged. Returns true for undo types that are checked when they are
 * undone.
 */
async function isUntouched(scope: WriteScope, way: UndoWay, at: string): Promise<boolean> {
  // A page or file that was restored and deleted again since then stays deleted.
  if (way.way === 'page-from-trash') return (await findDeletionTime(scope.db, 'pages', way.pageId)) === at;
  if (way.way === 'file-from-trash') return (await findDeletionTime(scope.db, 'media', way.mediaId)) === at;
  if (way.way === 'visibility') {
    // Lock in the same order as saves of visibility.
    await scope.lockTree();
    const page = await requireLockedPage(scope.db, way.pageId);
    const now = pickVisibility(page);
    return isEqual({ ...now, ...way.after }, now);
  }
  if (way.way === 'settings') {
    await lockSettings(scope.db);
    const now = await readSettings(scope.db);
    return Object.entries(way.after).every(([key, value]) => isEqual(now[key as keyof SiteSettings], value));
  }
  if (way.way === 'order') {
    await scope.lockTree();
    const now = (await listSiblings(scope.db, way.parentId)).map(({ id }) => id);
    return isEqual(now, way.after);
  }
  return true;
}

async function performUndo(deps: PageDeps, way: UndoWay, person: Person): Promise<unknown> {
  const { storage, publicUrl } = deps;
  switch (way.way) {
    case 'move':
      return undoMove(deps, way, person);
    case 'order':
      return reorderPages(deps, { parentId: way.parentId, pageOrder: way.before }, person);
    case 'visibility':
      return savePage(deps, way.pageId, way.before, person);
    case 'settings':
      return saveSettings(storage, readBefore(way.before), person);
    case 'replace':
      return undoReplace(deps, way, person);
    case 'redirects':
      return changeRedirects(storage, way.changes, person, publicUrl);
    case 'page-from-trash':
      return restorePage(deps, way.pageId, person);
    case 'file-from-trash':
      return storage.write(getActor(person), async (scope) => {
        if (!(await putBack(scope, way.mediaId))) throw createNotInTrashError();
      });
  }
}

/** Another version of the site may have stored values that this one rejects. */
function readBefore(before: Readonly<Record<string, unknown>>): Partial<SiteSettings> {
  const read = siteSettingsSchema.partial().safeParse(before);
  if (!read.success) throw new AppError('audit/no-undo');
  return read.data;
}
