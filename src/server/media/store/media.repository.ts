import type { Insertable, Selectable } from 'kysely';
import type { MediaUse } from '#api/endpoints/media.ts';
import { defaultLanguage, isTranslated, resolveText, type Translated } from '#content/language/language.ts';
import type { Blur } from '#content/media/blur.ts';
import type { FocalPoint } from '#content/media/image-url.ts';
import { readTags } from '#content/media/media-tags.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import type { Revisions } from '#server/http/preconditions.ts';
import { readBlur, readFocalPoint } from '#server/storage/media-facts.ts';
import { parseStored, parseStoredObject } from '#server/storage/parse-stored.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import { type Db, isSet, type MediaTable } from '#server/storage/schema.ts';
import { findVersionTitles, readTitle } from '#server/storage/titles.ts';
import { readVideoCopies, type VideoCopies } from '#server/storage/video-copies.ts';
import { getMediaType, type MediaType } from './media-type.ts';

/** Content of a file, which changes when the file is replaced. */
export interface MediaContent {
  readonly mimeType: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  readonly duration?: number;
  /** Frames of an animated image. */
  readonly frames?: number;
  /** Files of a deck. */
  readonly files?: number;
  /** Pages of a PDF. */
  readonly pages?: number;
  /** Distinct words of a PDF. */
  readonly words?: string;
  /** True if the upload contained GPS metadata; absent if it was not recorded. */
  readonly place?: boolean;
  /** Placeholder until the image has loaded. */
  readonly blur?: Blur;
  /** Poster and phone rendition of a video, which are stored in its folder. */
  readonly copies?: VideoCopies;
  /** Names its folder in the store. */
  readonly hash: string;
  /** SHA-256 of the stored bytes. */
  readonly contentHash: string;
}

/** A file of the media library. */
export interface MediaFile extends MediaContent {
  readonly id: string;
  /** Permanent URL, as blocks contain it. */
  readonly url: string;
  /** URL of the current bytes after a replacement; absent if that is `url`. */
  readonly address?: string;
  readonly name: string;
  readonly type: MediaType;
  readonly createdAt: string;
  /** Sentences on what was removed from the bytes just uploaded; never stored. */
  readonly notes?: string[];
  /** Content before the last replacement, as long as it can be restored. */
  readonly previous?: MediaContent;
  /** Time of the last replacement. */
  readonly replacedAt?: string;
  readonly alt?: Translated;
  /** True if it needs no alt text. */
  readonly decorative: boolean;
  /** Point that crops keep in view; the centre if absent. */
  readonly focalPoint?: FocalPoint;
  /** Tags for searching; absent if there are none. */
  readonly tags?: readonly string[];
  /** Revision of the editable properties. */
  readonly revision: number;
  /** When it was moved to the trash, and by whom; absent if it is not in the trash. */
  readonly deletedAt?: string;
  readonly deletedBy?: string | null;
}

/** The editable properties of a file. */
export type MediaWords = Pick<MediaFile, 'name' | 'alt' | 'decorative' | 'focalPoint' | 'tags'>;

/** A page whose live version or draft uses a file. */
export interface HoldingPage {
  readonly pageId: string;
  readonly title: string;
  readonly inTrash: boolean;
}

/** Finds a file in the library or in the trash. */
export async function findMedia(db: Db, id: string): Promise<MediaFile | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFile(row);
}

/** Finds a file that is not in the trash, and locks its row until the transaction ends. */
export async function lockMedia(db: Db, id: string): Promise<MediaFile | undefined> {
  const row = await db
    .updateTable('media')
    .set((media) => ({ revision: media.ref('revision') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toFile(row);
}

/** Saves the editable properties of a file, with their revision. */
export async function setWords(
  db: Db,
  id: string,
  { name, alt, decorative, focalPoint, tags, revision }: MediaWords & Pick<MediaFile, 'revision'>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({
      name,
      alt: alt === undefined ? null : JSON.stringify(alt),
      decorative,
      focal_x: focalPoint?.x ?? null,
      focal_y: focalPoint?.y ?? null,
      tags: tags === undefined ? null : JSON.stringify(tags),
      revision,
    })
    .where('id', '=', id)
    .execute();
}

/** Finds the file with these bytes, at any URL, also in the trash. */
export async function findMediaByContent(db: Db, contentHash: string): Promise<MediaFile | undefined> {
  const query = db.selectFrom('media').selectAll().where('content_hash', '=', contentHash);
  const row = await query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
  return row && toFile(row);
}

/** Lists files from before uploads were stripped of metadata that have not been processed yet. */
export async function listUnstripped(db: Db): Promise<MediaFile[]> {
  const query = db.selectFrom('media').selectAll().where('content_hash', 'is', null);
  return (await query.orderBy('id').execute()).map(toFile);
}

/** Lists files from before placeholders existed that have not been processed yet. */
export async function listUnseen(db: Db): Promise<MediaFile[]> {
  const query = db.selectFrom('media').selectAll().where('blur', 'is', null);
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()).map(toFile);
}

/** Saves the placeholder and the number of frames of a file. */
export async function setLooks(db: Db, id: string, looks: MediaLooks): Promise<void> {
  await db.updateTable('media').set(looks).where('id', '=', id).execute();
}

/** Saves the current content of a file. */
export async function setContent(
  db: Db,
  id: string,
  { hash, size }: { readonly hash: string; readonly size: number },
): Promise<void> {
  await db.updateTable('media').set({ content_hash: hash, size }).where('id', '=', id).execute();
}

/** Lists the files of the library, newest first. */
export async function listMedia(db: Db): Promise<MediaFile[]> {
  const all = db.selectFrom('media').selectAll().where('deleted_at', 'is', null);
  const query = all.orderBy('created_at', 'desc').orderBy('id');
  return (await query.execute()).map(toFile);
}

/**
 * Lists the hashes of store folders that a row refers to, either all or just this one. Other folders are
 * removed as unused, so a new column that names a folder must be added here.
 */
export async function listReferredHashes(db: Db, only?: string): Promise<Set<string>> {
  const files = db.selectFrom('media').select('hash');
  const before = db
    .selectFrom('media')
    .select('previous_hash as hash')
    .where('previous_hash', 'is not', null);
  const posters = db.selectFrom('embed_posters').select('hash').where('hash', 'is not', null);
  const rows =
    only === undefined
      ? [...(await files.execute()), ...(await before.execute()), ...(await posters.execute())]
      : [
          ...(await files.where('hash', '=', only).execute()),
          ...(await before.where('previous_hash', '=', only).execute()),
          ...(await posters.where('hash', '=', only).execute()),
        ];
  return new Set(rows.flatMap(({ hash }) => hash ?? []));
}

/** Inserts a file, unless a concurrent upload of the same bytes was first. */
export async function insertMedia(db: Db, row: Insertable<MediaTable>): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Counts the pages that use each file, by file id. */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const rows = await selectCurrentUses(db).select(['use.url', 'page.id']).distinct().execute();
  const pages = new Map<string, Set<string>>();
  for (const { url, id: pageId } of rows) {
    const id = parseMediaId(url);
    if (id === undefined) continue;
    pages.set(id, (pages.get(id) ?? new Set()).add(pageId));
  }
  return new Map([...pages].map(([id, ids]) => [id, ids.size]));
}

export async function listHoldingPages(db: Db, id: string): Promise<HoldingPage[]> {
  const rows = await selectCurrentUses(db)
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where(isAmongFiles('use.url', [id]))
    .select(['page.id', 'page.identifier', 'page.deleted_at', 'version.title'])
    .orderBy('page.identifier')
    .execute();
  const uses = rows.map((row) => ({
    pageId: row.id,
    title: resolveText(readTitle(row.title) ?? '', defaultLanguage) || row.identifier,
    inTrash: row.deleted_at !== null,
  }));
  return [...new Map(uses.map((use) => [use.pageId, use])).values()];
}

/** True if any version of any page names a file. */
export async function isNamed(db: Db, id: string): Promise<boolean> {
  const use = await db
    .selectFrom('media_uses')
    .select('url')
    .where(isAmongFiles('url', [id]))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/**
 * Lists all pages that use a file, including by older versions: live pages first, pages in the trash last.
 */
export async function listUses(db: Db, id: string): Promise<MediaUse[]> {
  const rows = await db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', 'page.id', 'use.page_id')
    .where(isAmongFiles('use.url', [id]))
    .select([
      'page.id',
      'page.identifier',
      'page.deleted_at',
      'page.live_version_id',
      'page.draft_version_id',
    ])
    .select('use.version_id')
    .distinct()
    .execute();
  const pages = Map.groupBy(rows, (row) => row.id);
  const titles = await findVersionTitles(db, rows);
  const uses = [...pages.values()].flatMap((versions) => {
    const [page] = versions;
    if (!page) return [];
    const shows = (version: string | null) => versions.some(({ version_id }) => version_id === version);
    const [isLive, isInDraft] = [shows(page.live_version_id), shows(page.draft_version_id)];
    const older = versions.filter(
      ({ version_id }) => version_id !== page.live_version_id && version_id !== page.draft_version_id,
    );
    return {
      pageId: page.id,
      identifier: page.identifier,
      title: titles.get(page.draft_version_id ?? page.live_version_id ?? '') ?? page.identifier,
      isLive,
      isInDraft,
      olderVersions: older.length,
      isInTrash: page.deleted_at !== null,
    };
  });
  const rank = ({ isInTrash, isLive, isInDraft }: MediaUse) =>
    isInTrash ? 3 : isLive ? 0 : isInDraft ? 1 : 2;
  return uses.toSorted((a, b) => rank(a) - rank(b) || a.identifier.localeCompare(b.identifier));
}

/**
 * Selects uses in live versions and drafts, including pages in the trash. Older versions do not count, or no
 * image that was ever published could be deleted.
 */
function selectCurrentUses(db: Db) {
  return db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', 'page.id', 'use.page_id')
    .where((where) =>
      where.or([
        where('page.live_version_id', '=', where.ref('use.version_id')),
        where('page.draft_version_id', '=', where.ref('use.version_id')),
      ]),
    );
}

function readAlt(stored: string | null): Translated | undefined {
  const alt = parseStored(stored);
  return isTranslated(alt) ? alt : undefined;
}

/** Parses stored tags; empty if they cannot be read. */
function readStoredTags(stored: string | null): string[] {
  return stored === null ? [] : readTags(parseStored(stored));
}

function readPrevious({
  previous,
  previous_hash: hash,
}: Pick<Selectable<MediaTable>, 'previous' | 'previous_hash'>): MediaContent | undefined {
  const content = parseStoredObject(previous) as Partial<MediaContent>;
  return content.mimeType === undefined || hash === null ? undefined : ({ ...content, hash } as MediaContent);
}

export function toFile(row: Selectable<MediaTable>): MediaFile {
  const [alt, focalPoint, blur] = [readAlt(row.alt), readFocalPoint(row), readBlur(row)];
  const [previous, tags] = [readPrevious(row), readStoredTags(row.tags)];
  const copies = readVideoCopies(row.copies);
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    type: getMediaType(row.mime_type),
    mimeType: row.mime_type,
    size: row.size,
    width: row.width,
    height: row.height,
    animated: isSet(row.animated),
    ...(row.duration !== null && { duration: row.duration }),
    ...(row.frames !== null && { frames: row.frames }),
    ...(row.files !== null && { files: row.files }),
    ...(row.pages !== null && { pages: row.pages }),
    ...(row.words !== null && { words: row.words }),
    ...(row.place !== null && { place: isSet(row.place) }),
    ...(blur && { blur }),
    ...(copies && { copies }),
    hash: row.hash,
    contentHash: row.content_hash ?? row.hash,
    createdAt: row.created_at,
    ...(row.address !== null && { address: row.address }),
    ...(row.replaced_at !== null && { replacedAt: row.replaced_at }),
    ...(previous && { previous }),
    ...(alt !== undefined && { alt }),
    decorative: isSet(row.decorative),
    ...(focalPoint && { focalPoint }),
    ...(tags.length > 0 && { tags }),
    revision: row.revision,
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at, deletedBy: row.deleted_by }),
  };
}

/** Returns the revisions for a file's ETag: of its properties and of its bytes. */
export function getMediaRevisions({ revision }: MediaFile): Revisions {
  return { file: revision };
}

/** Adds notes on what was removed from an upload, for the response. */
export function withNotes(file: MediaFile, notes: readonly string[] = []): MediaFile {
  return notes.length === 0 ? file : { ...file, notes: [...notes] };
}

/** Placeholder of a file, and the number of frames of an animated one. */
export interface MediaLooks {
  readonly blur: Blur;
  readonly frames: number | null;
}

/** Returns the placeholder and frames; both absent for video, SVG and unreadable files. */
export function getMediaLooks(
  facts: { readonly blur?: Blur; readonly frames?: number } | undefined,
): MediaLooks {
  if (facts?.blur === undefined) return { blur: '', frames: null };
  return { blur: facts.blur, frames: facts.frames ?? null };
}
