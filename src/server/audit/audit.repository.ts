import type { Translated } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/** Entry of the activity log as stored. */
export interface StoredEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly target: string;
  /** JSON. */
  readonly detail: string;
  /** JSON of an `UndoWay`. */
  readonly undo: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

interface AuditEntryFilter {
  readonly leaveOut: readonly string[];
  /** Undefined for all actions. */
  readonly actions: readonly string[] | undefined;
  /** Null for the system, undefined for everybody. */
  readonly actor: string | null | undefined;
  readonly target: string | undefined;
  /** Entry at which the next part starts; exclusive. */
  readonly before: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

const columns = [
  'id',
  'happened_at as at',
  'actor',
  'action',
  'target',
  'detail',
  'undo',
  'undone_at as undoneAt',
  'undone_by as undoneBy',
] as const;

/** Lists entries, latest first, in a stable order. */
export async function listEntries(
  db: Db,
  { leaveOut, actions, actor, target, before, limit }: AuditEntryFilter,
): Promise<StoredEntry[]> {
  return db
    .selectFrom('audit')
    .select(columns)
    .where('action', 'not in', leaveOut)
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(actor !== undefined, (query) =>
      actor === null ? query.where('actor', 'is', null) : query.where('actor', '=', actor ?? ''),
    )
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) => {
        const { at, id } = before ?? { at: '', id: '' };
        return or([eb('happened_at', '<', at), and([eb('happened_at', '=', at), eb('id', '<', id)])]);
      }),
    )
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findAuditEntry(db: Db, id: string): Promise<StoredEntry | undefined> {
  return db.selectFrom('audit').select(columns).where('id', '=', id).executeTakeFirst();
}

/**
 * Marks an entry as undone. False if it is already; a concurrent call waits for the lock and then gets false.
 */
export async function markUndone(
  db: Db,
  id: string,
  { at, by }: { readonly at: string; readonly by: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('audit')
    .set({ undone_at: at, undone_by: by })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NamedPage {
  readonly identifier: string;
  readonly title: Translated;
}

/** Finds the current names of pages, by id, including the trash. */
export async function findPageNames(db: Db, ids: readonly string[]): Promise<Map<string, NamedPage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'identifier', 'live_version_id', 'draft_version_id'])
    .where('id', 'in', ids)
    .execute();
  const titles = await findVersionTitles(db, rows);
  return new Map(
    rows.map(({ id, identifier, live_version_id, draft_version_id }) => {
      const title = titles.get(draft_version_id ?? live_version_id ?? '') ?? '';
      return [id, { identifier, title }];
    }),
  );
}

/** Finds the current names of files, by id, including the trash. */
export async function findFileNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finds when something in the trash was deleted; undefined if it isn't in the trash. */
export async function findDeletionTime(
  db: Db,
  table: 'pages' | 'media',
  id: string,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('deleted_at').where('id', '=', id).executeTakeFirst();
  return row?.deleted_at ?? undefined;
}
