import { sql } from 'kysely';
import { siteTarget } from '#server/journal/journal.repository.ts';
import { type MediaFile, toFile } from '#server/media/store/media.repository.ts';
import { selectFileId } from '#server/storage/same-file.ts';
import { type Db, isSet } from '#server/storage/schema.ts';

export interface TrashedFile {
  readonly file: MediaFile;
  readonly deletedAt: string;
  readonly deletedBy: string | null;
  /** True if the site history shows it. */
  readonly isInHistory: boolean;
}

/** Lists the files in the trash, latest first. */
export async function listTrashedMedia(db: Db): Promise<TrashedFile[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll('media')
    .select(({ exists, or, selectFrom }) => {
      const onPages = selectFrom('journal_media')
        .select('hash')
        .where(selectFileId('journal_media.url'), '=', sql<string>`media.id || '/'`);
      const asLogo = selectFrom('journal')
        .select('revision')
        .where('target', '=', siteTarget)
        .where('state', 'like', sql<string>`'%/media/' || media.id || '/%'`);
      return or([exists(onPages), exists(asLogo)]).as('in_history');
    })
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    file: toFile(row),
    deletedAt: row.deleted_at ?? '',
    deletedBy: row.deleted_by,
    isInHistory: isSet(row.in_history),
  }));
}

interface Deletion {
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly actor: string | null;
}

export async function putIntoTrash(db: Db, id: string, { now, actor }: Deletion): Promise<void> {
  const deletion = { deleted_at: now, deleted_by: actor };
  await db.updateTable('media').set(deletion).where('id', '=', id).execute();
}

/** Restores a file. Undefined if it is not in the trash. */
export async function takeOutOfTrash(db: Db, id: string): Promise<MediaFile | undefined> {
  const row = await db
    .updateTable('media')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row && toFile(row);
}

/** Locks the files that were trashed until a moment, inclusive. */
export async function lockTrashedUntil(db: Db, moment: string): Promise<MediaFile[]> {
  return lockTrashed(db, (query) => query.where('deleted_at', '<=', moment));
}

/** Locks a file in the trash. Undefined if it is not there. */
export async function lockTrashedMedia(db: Db, id: string): Promise<MediaFile | undefined> {
  const [file] = await lockTrashed(db, (query) => query.where('id', '=', id));
  return file;
}

function selectTrashedForUpdate(db: Db) {
  return db
    .updateTable('media')
    .set((media) => ({ revision: media.ref('revision') }))
    .where('deleted_at', 'is not', null);
}

type TrashedQuery = ReturnType<typeof selectTrashedForUpdate>;

async function lockTrashed(db: Db, narrow: (query: TrashedQuery) => TrashedQuery): Promise<MediaFile[]> {
  return (await narrow(selectTrashedForUpdate(db)).returningAll().execute()).map(toFile);
}

/** Deletes a file permanently. The caller removes its bytes. */
export async function removeMedia(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}
