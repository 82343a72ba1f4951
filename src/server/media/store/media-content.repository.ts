import type { Db } from '#server/storage/schema.ts';
import type { VideoCopies } from '#server/storage/video-copies.ts';
import { type MediaContent, type MediaFile, toFile } from './media.repository.ts';

interface Replacement {
  readonly content: MediaContent;
  /** Previous content, to be restored. */
  readonly previous: MediaContent;
  /** New URL of the bytes; null if it is the file's own. */
  readonly address: string | null;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly revision: number;
}

/** Replaces the bytes of a file. Its id, URL, texts and uses stay. */
export async function replaceContent(
  db: Db,
  id: string,
  { content, previous, address, now, revision }: Replacement,
): Promise<MediaFile> {
  const { hash, contentHash, mimeType, size, width, height, animated } = content;
  const { duration = null, frames = null, files = null, pages = null, words = null, blur = '' } = content;
  const { place = null } = content;
  const copies = content.copies ? JSON.stringify(content.copies) : null;
  const { hash: previousHash, ...facts } = previous;
  const row = await db
    .updateTable('media')
    .set({
      ...{ hash, content_hash: contentHash, mime_type: mimeType, size, width, height, animated },
      ...{ duration, frames, files, pages, words, place, blur, copies },
      ...{
        address,
        replaced_at: now,
        previous: JSON.stringify(facts),
        previous_hash: previousHash,
        revision,
      },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFile(row);
}

/** Saves the poster and the phone rendition of a video. */
export async function setCopies(db: Db, id: string, copies: VideoCopies): Promise<void> {
  await db
    .updateTable('media')
    .set({ copies: JSON.stringify(copies) })
    .where('id', '=', id)
    .execute();
}

/**
 * Lists the copies of all videos by folder, including those of replaced content that can be restored. Two
 * files can share a folder if the same bytes were uploaded again after a replacement.
 */
export async function listCopiesByFolder(db: Db): Promise<Map<string, VideoCopies[]>> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where(({ or, eb }) => or([eb('copies', 'is not', null), eb('previous_hash', 'is not', null)]))
    .execute();
  const contents = rows.map(toFile).flatMap((file) => [file, ...(file.previous ? [file.previous] : [])]);
  const byFolder = new Map<string, VideoCopies[]>();
  for (const { hash, copies } of contents) {
    if (copies) byFolder.set(hash, [...(byFolder.get(hash) ?? []), copies]);
  }
  return byFolder;
}

/** Forgets content that was replaced until a moment, inclusive. Returns the names of its folders. */
export async function forgetPreviousUntil(db: Db, moment: string): Promise<string[]> {
  const old = await db
    .selectFrom('media')
    .select(['id', 'previous_hash'])
    .where('replaced_at', '<=', moment)
    .where('previous_hash', 'is not', null)
    .execute();
  const hashes: string[] = [];
  for (const { id, previous_hash: hash } of old) {
    if (hash === null) continue;
    const gone = { previous: null, previous_hash: null };
    await db.updateTable('media').set(gone).where('id', '=', id).where('previous_hash', '=', hash).execute();
    hashes.push(hash);
  }
  return hashes;
}

/** Finds the first of these ids that no file has. */
export async function findFreeId(db: Db, ids: readonly string[]): Promise<string | undefined> {
  const taken = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return ids.find((id) => taken.every((row) => row.id !== id));
}
