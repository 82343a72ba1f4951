import type { Media, MediaUse, SaveMediaBody } from '#api/endpoints/media.ts';
import { isEqual } from '#content/is-equal.ts';
import type { Translated } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import {
  type AnswerWithRevisions,
  formatRevisions,
  type IfMatch,
  requireMatch,
} from '#server/http/preconditions.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Actor, Storage } from '#server/storage/storage.ts';
import { toApiCopies } from './store/api-copies.ts';
import { type BrandUses, changeSiteIfNamed, readBrandUses } from './store/brand-uses.ts';
import {
  countUses,
  findMedia,
  findMediaByContent,
  getMediaLooks,
  getMediaRevisions,
  insertMedia,
  listHoldingPages,
  listMedia,
  listUses,
  lockMedia,
  type MediaContent,
  type MediaFile,
  type MediaWords,
  setWords,
  withNotes,
} from './store/media.repository.ts';
import { displayName, formatMediaUrl, listPossibleMediaIds, withEnding } from './store/media-address.ts';
import { findFreeId } from './store/media-content.repository.ts';
import { getOriginalKey, hashBytes, type MediaStore } from './store/media-store.ts';
import { mediaTypes } from './store/media-type.ts';
import { putIntoTrash } from './trash/media-trash.repository.ts';
import { createMediaTrash, type MediaTrash, putBack } from './trash/media-trash.ts';
import { refuseInHistory, refuseInUse } from './trash/removal-refusals.ts';
import { inspectMedia } from './upload/inspect-media.ts';
import { createMediaReplacement, type MediaReplacement } from './upload/media-replacement.ts';
import { createVideoCopies, type VideoCopiesService } from './video-copies.service.ts';

interface Removal {
  /** Also removes the file from the site history, after it has gone from the trash. */
  readonly fromHistory?: boolean | undefined;
}

export interface MediaService {
  /**
   * Stores a file. If the same bytes exist already, that file is returned, restored from the trash if
   * necessary. Used by uploads and by the seed, which also passes the alt text.
   */
  storeMedia(bytes: Uint8Array, name: string, actor?: Actor, alt?: Translated): Promise<MediaFile>;
  list(): Promise<Media[]>;
  /** Saves name, alt text, focal point and tags; fields left out keep their values. */
  save(
    id: string,
    words: SaveMediaBody,
    actor: Actor,
    ifMatch?: IfMatch,
  ): Promise<AnswerWithRevisions<Media>>;
  /**
   * Moves a file to the trash. Refuses, naming the pages, if a page or the site's header uses the file today,
   * or if the site history does, unless it is to be removed there too.
   */
  remove(id: string, actor: Actor, how?: Removal): Promise<void>;
  readonly replacement: MediaReplacement;
  readonly videos: VideoCopiesService;
  /** Files deleted in the last 30 days. */
  readonly trash: MediaTrash;
  /** Finds a file in the library or in the trash. */
  find(id: string): Promise<MediaFile | undefined>;
  /** Lists the pages that use a file, live pages first. */
  uses(id: string): Promise<MediaUse[]>;
  /** Builds the API's representation of a file. */
  present(file: MediaFile): Promise<Media>;
  /** Builds the API's representation of a file after a write, with its revisions. */
  presentRevised(file: MediaFile): Promise<AnswerWithRevisions<Media>>;
}

export function createMediaService(storage: Storage, store: MediaStore, pictures: Pictures): MediaService {
  async function storeMedia(
    input: Uint8Array,
    name: string,
    actor: Actor = null,
    alt?: Translated,
  ): Promise<MediaFile> {
    const { facts, bytes, isConverted, notes } = await inspectMedia(Buffer.from(input), pictures);
    const { mimeType, extension } = mediaTypes[facts.type];
    const shownName = isConverted ? withEnding(displayName(name), extension) : displayName(name);
    const hash = await hashBytes(bytes);
    /**
     * Finds the file that already has these bytes, and makes sure that the bytes are in the store: a row
     * without them would be a broken image.
     */
    async function keep(): Promise<MediaFile | undefined> {
      const known = await findMediaByContent(storage.db, hash);
      const key = getOriginalKey(known?.hash ?? hash, extension);
      if (!storage.rehearsals.current && !(await store.has(key))) await store.put(key, bytes);
      return known;
    }
    const write = (known: MediaFile | undefined) =>
      storage.write(actor, async (scope) => {
        const { db, now, record } = scope;
        const back = known && (await putBack(scope, known.id));
        if (back) return back;
        const id = await findFreeId(db, listPossibleMediaIds(hash));
        if (id === undefined) throw new Error(`All ids of the hash ${hash} are taken.`);
        await insertMedia(db, {
          id,
          url: formatMediaUrl(id, name, extension),
          name: shownName,
          mime_type: mimeType,
          size: bytes.length,
          width: facts.width,
          height: facts.height,
          animated: facts.animated,
          duration: facts.duration ?? null,
          files: facts.files ?? null,
          pages: facts.pages ?? null,
          words: facts.words ?? null,
          place: facts.place ?? null,
          alt: alt === undefined ? null : JSON.stringify(alt),
          ...getMediaLooks(facts),
          hash,
          content_hash: hash,
          created_at: now,
          created_by: actor,
        });
        record('media/store', id, { name: shownName, size: bytes.length });
        // A page may have named the file before it was uploaded.
        await changeSiteIfNamed(scope, id);
        // Another upload of the same bytes may have been first.
        const file = await findMediaByContent(db, hash);
        if (!file) throw new Error(`The file ${id} was not stored.`);
        return file;
      });
    const before = await keep();
    if (before && before.deletedAt === undefined) return withNotes(before, notes);
    // Until the row exists, the bytes are unreferenced and could be swept; within `inTurn` they are not.
    const stored = await storage.inTurn(async () => {
      const known = await keep();
      return known && known.deletedAt === undefined ? known : write(known);
    }, 'files');
    return withNotes(stored, notes);
  }

  async function present(file: MediaFile): Promise<Media> {
    const [uses, getBrandUses] = [
      await listHoldingPages(storage.db, file.id),
      await readBrandUses(storage.db),
    ];
    return toMedia(file, uses.length, getBrandUses(file.id));
  }

  async function save(
    id: string,
    words: SaveMediaBody,
    actor: Actor,
    ifMatch?: IfMatch,
  ): Promise<AnswerWithRevisions<Media>> {
    const saved = await storage.write(actor, async (scope) => {
      const { db, record } = scope;
      const before = await lockMedia(db, id);
      if (!before) throw new AppError('media/not-found');
      requireMatch(ifMatch, getMediaRevisions(before), ['file'], 'media/stale');
      record('media/save', id, { fields: Object.keys(words) });
      const after = withWords(before, words);
      if (hasSameWords(before, after)) return before;
      const revised = { ...after, revision: before.revision + 1 };
      await setWords(db, id, revised);
      // Everything but the tags appears on pages.
      if (!hasSameWords(before, { ...after, tags: before.tags })) await changeSiteIfNamed(scope, id);
      return revised;
    });
    return presentRevised(saved);
  }

  async function presentRevised(file: MediaFile): Promise<AnswerWithRevisions<Media>> {
    return { answer: await present(file), revisions: getMediaRevisions(file) };
  }

  async function remove(id: string, actor: Actor, { fromHistory = false }: Removal = {}): Promise<void> {
    await storage.write(actor, async ({ db, actor, now, record, changesSite }) => {
      const file = await lockMedia(db, id);
      if (!file) throw new AppError('media/not-found');
      await refuseInUse(db, id);
      if (!fromHistory) await refuseInHistory(db, id);
      await putIntoTrash(db, id, { now, actor });
      const detail = { name: file.name, ...(fromHistory && { fromHistory }) };
      record('media/remove', id, detail, { way: 'file-from-trash', mediaId: id });
      changesSite();
    });
  }

  return {
    storeMedia,
    remove,
    trash: createMediaTrash(storage, store),
    replacement: createMediaReplacement(storage, store, pictures),
    videos: createVideoCopies(storage, store, pictures),
    find: (id) => findMedia(storage.db, id),
    async uses(id) {
      if (!(await findMedia(storage.db, id))) throw new AppError('media/not-found');
      return listUses(storage.db, id);
    },
    async list() {
      const [files, uses] = [await listMedia(storage.db), await countUses(storage.db)];
      const getBrandUses = await readBrandUses(storage.db);
      return files.map((file) => toMedia(file, uses.get(file.id) ?? 0, getBrandUses(file.id)));
    },
    present,
    presentRevised,
    save,
  };
}

/**
 * Steps per side of a focal point: finer than a pixel on any screen. Pointer positions have endless decimals.
 */
const focalSteps = 1000;

function withWords(file: MediaFile, words: SaveMediaBody): MediaFile {
  const { name = file.name, alt, decorative = file.decorative, focalPoint } = words;
  const { alt: altBefore, focalPoint: pointBefore, tags: tagsBefore = [], ...rest } = file;
  const tags = words.tags ?? tagsBefore;
  const altAfter = alt === undefined ? altBefore : (alt ?? undefined);
  const point = focalPoint === undefined ? pointBefore : (focalPoint ?? undefined);
  const roundToStep = (share: number) => Math.round(share * focalSteps) / focalSteps;
  return {
    ...rest,
    name: displayName(name),
    decorative,
    ...(altAfter !== undefined && { alt: altAfter }),
    ...(point && { focalPoint: { x: roundToStep(point.x), y: roundToStep(point.y) } }),
    ...(tags.length > 0 && { tags }),
  };
}

function hasSameWords(one: MediaWords, other: MediaWords): boolean {
  const words = ({ name, alt, decorative, focalPoint, tags = [] }: MediaWords) => [
    name,
    alt,
    decorative,
    focalPoint,
    tags,
  ];
  return isEqual(words(one), words(other));
}

function toMedia(file: MediaFile, usedOn: number, brand: BrandUses): Media {
  const { type: _t, hash: _h, contentHash: _c, deletedAt: _d, deletedBy: _b, place: _p, ...shown } = file;
  const { previous, replacedAt, tags, copies, ...facts } = shown;
  const before = previous && replacedAt !== undefined && toPrevious(previous, replacedAt);
  return {
    ...facts,
    ...(before && { previous: before }),
    ...(tags && { tags: [...tags] }),
    ...toApiCopies(file),
    usedOn,
    ...brand,
    revision: formatRevisions(getMediaRevisions(file)),
  };
}

function toPrevious(
  { mimeType, size, width, height }: MediaContent,
  replacedAt: string,
): NonNullable<Media['previous']> {
  return { mimeType, size, width, height, replacedAt };
}
