import type { AuditSubject } from '#api/audit-action.ts';
import { listAuditActions } from '#api/audit-actions.ts';
import { type AuditEntry, auditPageSize } from '#api/endpoints/audit.ts';
import { createInvalidError } from '#server/http/app-error.ts';
import { parseStoredObject } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';
import {
  findFileNames,
  findPageNames,
  listEntries,
  type NamedPage,
  type StoredEntry,
} from './audit.repository.ts';

interface AuditQuery {
  readonly subject?: AuditSubject | undefined;
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
  readonly before?: string | undefined;
}

/** Value of the query's `actor` for actions of the system. */
const siteItself = 'site';

/** Lists the activity log, latest first. */
export async function listAudit(
  db: Db,
  { subject, actor, target, before }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const found = await listEntries(db, {
    leaveOut: listAuditActions(
      ({ listed }) => listed === 'never' || (listed === 'site' && actor !== siteItself),
    ),
    actions: subject && listAuditActions((action) => action.subject === subject),
    actor: actor === siteItself ? null : actor,
    target,
    before: before === undefined ? undefined : parseCursor(before),
    limit: auditPageSize + 1,
  });
  const shown = found.slice(0, auditPageSize);
  const targets = [...new Set(shown.map((entry) => entry.target))];
  const [pages, files] = [await findPageNames(db, targets), await findFileNames(db, targets)];
  const last = shown.at(-1);
  return {
    entries: shown.map((entry) => toApi(entry, pages.get(entry.target), files.get(entry.target))),
    next: last && found.length > shown.length ? formatCursor(last) : null,
  };
}

function toApi(entry: StoredEntry, page: NamedPage | undefined, file: string | undefined): AuditEntry {
  const { id, at, actor, action, target, undo, undoneAt, undoneBy } = entry;
  return {
    ...{ id, at, actor, action, target },
    page: page ?? null,
    file: file ?? null,
    detail: parseStoredObject(entry.detail),
    canUndo: undo !== null && undoneAt === null,
    undone: undoneAt === null ? null : { at: undoneAt, by: undoneBy },
  };
}

/** Encodes an entry's position as a cursor. */
function formatCursor({ at, id }: StoredEntry): string {
  return `${at}~${id}`;
}

function parseCursor(mark: string): { at: string; id: string } {
  const [at, id] = mark.split('~');
  if (at === undefined || id === undefined)
    throw createInvalidError('before', 'This is not the `next` of an answer.');
  return { at, id };
}
