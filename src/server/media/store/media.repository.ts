import type { Insertable, Selectable } from 'kysely';
import type { MediaUse } from '#api/endpoints/media.ts';
import { defaultLanguage, isTranslated, resolveText, type Translated } from '#content/language/language.ts';
import type { Blur } from '#content/media/blur.ts';
import type { FocalPoint } from '#content/media/image-url.ts';
import { readTags } from '#content/media/media-tags.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import type { Revisions } from '#server/http/preconditions.ts';
import { type FilmCopies, readFilmCopies } from '#server/storage/film-copies.ts';
import { readBlur, readFocalPoint } from '#server/storage/media-facts.ts';
import { parseStored, parseStoredObject } from '#server/storage/parse-stored.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import { type Db, isSet, type MediaTable } from '#server/storage/schema.ts';
import { findVersionTitles, readTitle } from '#server/storage/titles.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';

/** What a file is: another one once it is replaced. */
export interface MediaContent {
  readonly mimeType: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  readonly duration?: number;
  /** How many, of a picture that moves. */
  readonly frames?: number;
  /** How many, of a deck. */
  readonly files?: number;
  /** How many, of a PDF. */
  readonly pages?: number;
  /** Of a PDF, each once. */
  readonly words?: string;
  /** Whether it said where it was taken when it came; absent where nobody has noted that. */
  readonly place?: boolean;
  /** What is drawn before it has come. */
  readonly blur?: Blur;
  /** Of a film: its poster and its size for phones, which are in its folder. */
  readonly copies?: FilmCopies;
  /** Names its folder in the store. */
  readonly hash: string;
  /** Of the bytes as they are kept. */
  readonly contentHash: string;
}

/** A file of the library. */
export interface MediaFile extends MediaContent {
  readonly id: string;
  /** The address that names it: blocks hold it. */
  readonly url: string;
  /** Where pages ask for its bytes since they were replaced; absent where that is `url`. */
  readonly address?: string;
  readonly name: string;
  readonly type: MediaType;
  readonly createdAt: string;
  /** Sentences on what was left out of the bytes that have just come; never stored. */
  readonly notes?: string[];
  /** What it was before it was replaced, as long as that is kept. */
  readonly previous?: MediaContent;
  /** When it was replaced the last time. */
  readonly replacedAt?: string;
  /** What is said to those who do not see it. */
  readonly alt?: Translated;
  /** It is there for looks, and needs no words. */
  readonly decorative: boolean;
  /** What crops keep in view; its middle without one. */
  readonly focalPoint?: FocalPoint;
  /** What the studio finds it by; absent where it has none. */
  readonly tags?: readonly string[];
  /** Of what the studio says of it. */
  readonly revision: number;
  /** When it was put into the trash, and by whom; absent for one that is in the library. */
  readonly deletedAt?: string;
  readonly deletedBy?: string | null;
}

/** What the studio says of a file. */
export type MediaWords = Pick<MediaFile, 'name' | 'alt' | 'decorative' | 'focalPoint' | 'tags'>;

/** A page that would miss a file: one that shows it, or would when it is published. */
export interface HoldingPage {
  readonly pageId: string;
  readonly title: string;
  readonly inTrash: boolean;
}

/** A file of the library or of its trash. */
export async function findMedia(db: Db, id: string): Promise<MediaFile | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFile(row);
}

/** Finds a file that is not in the trash, and keeps other writers away from it until the transaction ends. */
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

/** Says of a file what the studio says of it now, with the revision of that. */
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

/** The file that holds these bytes, whatever address it has; it may be in the trash. */
export async function findMediaByContent(db: Db, contentHash: string): Promise<MediaFile | undefined> {
  const query = db.selectFrom('media').selectAll().where('content_hash', '=', contentHash);
  const row = await query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
  return row && toFile(row);
}

/** Files that were stored before metadata was taken off uploads, and have not been looked at since. */
export async function listUnstripped(db: Db): Promise<MediaFile[]> {
  const query = db.selectFrom('media').selectAll().where('content_hash', 'is', null);
  return (await query.orderBy('id').execute()).map(toFile);
}

/** Files that were stored before anybody asked what is drawn before them, and have not been looked at since. */
export async function listUnseen(db: Db): Promise<MediaFile[]> {
  const query = db.selectFrom('media').selectAll().where('blur', 'is', null);
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()).map(toFile);
}

/** Says what is drawn before a file, and of how many frames it is made. */
export async function setLooks(db: Db, id: string, looks: MediaLooks): Promise<void> {
  await db.updateTable('media').set(looks).where('id', '=', id).execute();
}

/** Says what the bytes at an address are now. */
export async function setContent(
  db: Db,
  id: string,
  { hash, size }: { readonly hash: string; readonly size: number },
): Promise<void> {
  await db.updateTable('media').set({ content_hash: hash, size }).where('id', '=', id).execute();
}

/** What is in the library, the newest first. */
export async function listMedia(db: Db): Promise<MediaFile[]> {
  const all = db.selectFrom('media').selectAll().where('deleted_at', 'is', null);
  const query = all.orderBy('created_at', 'desc').orderBy('id');
  return (await query.execute()).map(toFile);
}

/**
 * The folders of the store that something refers to, by their hash: of all, or of this one. What is not named here is nobody's
 * and gets removed, so a new column that names one belongs in here.
 */
export async function referredHashes(db: Db, only?: string): Promise<Set<string>> {
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

/** Adds a file, unless another upload of the same bytes came first. */
export async function insertMedia(db: Db, row: Insertable<MediaTable>): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** How many pages use each file, by its id. */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const rows = await currentUses(db).select(['use.url', 'page.id']).distinct().execute();
  const pages = new Map<string, Set<string>>();
  for (const { url, id: pageId } of rows) {
    const id = parseMediaId(url);
    if (id === undefined) continue;
    pages.set(id, (pages.get(id) ?? new Set()).add(pageId));
  }
  return new Map([...pages].map(([id, ids]) => [id, ids.size]));
}

export async function usesOf(db: Db, id: string): Promise<HoldingPage[]> {
  const rows = await currentUses(db)
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

/** Whether any version of any page names a file. */
export async function isNamed(db: Db, id: string): Promise<boolean> {
  const use = await db
    .selectFrom('media_uses')
    .select('url')
    .where(isAmongFiles('url', [id]))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** All pages that use a file, older versions counted; those that visitors see first, those in the trash last. */
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
 * Uses that count: in a page's live version or its draft, pages in the trash included. Older versions do not
 * hold a file back, or no picture that was ever published could be deleted.
 */
function currentUses(db: Db) {
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

/** Its tags; none where what is stored cannot be read. */
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

/** A row as the file it is. */
export function toFile(row: Selectable<MediaTable>): MediaFile {
  const [alt, focalPoint, blur] = [readAlt(row.alt), readFocalPoint(row), readBlur(row)];
  const [previous, tags] = [readPrevious(row), readStoredTags(row.tags)];
  const copies = readFilmCopies(row.copies);
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    type: mediaTypeOf(row.mime_type),
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

/** What a file's ETag tells of: its words and its bytes. */
export function mediaRevisions({ revision }: MediaFile): Revisions {
  return { file: revision };
}

/** A file with what was left out of its bytes when they came, for the answer to whoever sent them. */
export function withNotes(file: MediaFile, notes: readonly string[] = []): MediaFile {
  return notes.length === 0 ? file : { ...file, notes: [...notes] };
}

/** What is drawn before a file has come, and how many frames one that moves has. */
export interface MediaLooks {
  readonly blur: Blur;
  readonly frames: number | null;
}

/** Of a film or a drawing, and of what cannot be read, nothing is drawn, and nobody counts its frames. */
export function looksOf(facts: { readonly blur?: Blur; readonly frames?: number } | undefined): MediaLooks {
  if (facts?.blur === undefined) return { blur: '', frames: null };
  return { blur: facts.blur, frames: facts.frames ?? null };
}
