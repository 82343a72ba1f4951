import type { Media, MediaUse, SaveMedia } from '#api/endpoints/media.ts';
import { defaultLanguage, resolveText } from '#content/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { type IfMatch, type Revisions, requireMatch, revisionText } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import {
  inPastSettingsSince,
  type PastUse,
  pastUsesOf,
  takeOutOfHistory,
} from '#server/journal/journal-media.repository.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Actor, Storage } from '#server/storage/storage.ts';
import { hashOf } from './hash-of.ts';
import { inspectMedia } from './inspect-media.ts';
import { logoIds } from './logo-uses.ts';
import {
  countUses,
  findMedia,
  findMediaByContent,
  type HoldingPage,
  insertMedia,
  listMedia,
  listUses,
  lockMedia,
  type MediaFile,
  type MediaWords,
  removeMedia,
  setWords,
  usesOf,
} from './media.repository.ts';
import { displayName, mediaIdOf, mediaUrl } from './media-address.ts';
import { folderOf, type MediaStore, originalKey } from './media-store.ts';
import { mediaTypes } from './media-type.ts';

interface Removal {
  /** Takes the file out of the history as well. */
  readonly fromHistory?: boolean | undefined;
}

export interface MediaService {
  /** Keeps a picture or a video; the same bytes again are the file that is there. For uploads and for the seed. */
  storeMedia(bytes: Uint8Array, name: string, actor?: Actor): Promise<MediaFile>;
  list(): Promise<Media[]>;
  /** Saves what the studio says of a file; what is left out stays as it is. */
  save(id: string, words: SaveMedia, actor: Actor, ifMatch?: IfMatch): Promise<Revised<Media>>;
  /** Refuses, naming the pages, while one or the header of all would miss the file, today or in the history unless that is to go without it. */
  remove(id: string, actor: Actor, how?: Removal): Promise<void>;
  find(id: string): Promise<MediaFile | undefined>;
  /** The pages that use a file, those that visitors see first. */
  uses(id: string): Promise<MediaUse[]>;
  /** A file as the API shows it. */
  present(file: MediaFile): Promise<Media>;
}

export function createMediaService(storage: Storage, store: MediaStore, pictures: Pictures): MediaService {
  async function storeMedia(input: Uint8Array, name: string, actor: Actor = null): Promise<MediaFile> {
    const { facts, bytes } = await inspectMedia(Buffer.from(input), pictures);
    const { mimeType, extension } = mediaTypes[facts.type];
    const hash = await hashOf(bytes);
    const known = await findMediaByContent(storage.db, hash);
    const id = mediaIdOf(hash);
    // Bytes first: a row without its file would be a broken picture, a file without its row is only litter.
    const key = originalKey(known?.hash ?? hash, extension);
    if (!storage.rehearsals.current && !(await store.has(key))) await store.put(key, bytes);
    if (known) return known;
    return storage.write(actor, async ({ db, now, record, changesSite }) => {
      await insertMedia(db, {
        id,
        url: mediaUrl(id, name, extension),
        name: displayName(name),
        mime_type: mimeType,
        size: bytes.length,
        width: facts.width,
        height: facts.height,
        animated: facts.animated,
        duration: facts.duration ?? null,
        hash,
        content_hash: hash,
        created_at: now,
        created_by: actor,
      });
      record('media/store', id, { name: displayName(name), size: bytes.length });
      // A page may have named the file before it was there.
      changesSite();
      const file = await findMedia(db, id);
      if (!file) throw new Error(`The file ${id} was not stored.`);
      return file;
    });
  }

  async function present(file: MediaFile): Promise<Media> {
    const [uses, logo] = [await usesOf(storage.db, file.id), await logoIds(storage.db)];
    return toMedia(file, uses.length, logo.has(file.id));
  }

  async function save(
    id: string,
    words: SaveMedia,
    actor: Actor,
    ifMatch?: IfMatch,
  ): Promise<Revised<Media>> {
    const saved = await storage.write(actor, async ({ db, record, changesSite }) => {
      const before = await lockMedia(db, id);
      if (!before) throw new AppError('media/not-found');
      requireMatch(ifMatch, mediaRevisions(before), ['file'], 'media/stale');
      record('media/save', id, { fields: Object.keys(words) });
      const after = withWords(before, words);
      if (sameWords(before, after)) return before;
      const revised = { ...after, revision: before.revision + 1 };
      await setWords(db, id, revised);
      // Pages are drawn with it.
      changesSite();
      return revised;
    });
    return { answer: await present(saved), revisions: mediaRevisions(saved) };
  }

  async function remove(id: string, actor: Actor, { fromHistory = false }: Removal = {}): Promise<void> {
    const file = await findMedia(storage.db, id);
    if (!file) throw new AppError('media/not-found');
    await storage.write(actor, async ({ db, record, changesSite }) => {
      const uses = await usesOf(db, id);
      const isLogo = (await logoIds(db)).has(id);
      if (isLogo || uses.length > 0) throw new AppError('media/in-use', { message: usedOn(uses, isLogo) });
      const past = { pages: await pastUsesOf(db, id), logoSince: await inPastSettingsSince(db, id) };
      const isPast = past.pages.length > 0 || past.logoSince !== undefined;
      if (isPast && !fromHistory) throw new AppError('media/in-history', { message: shownBy(past) });
      if (isPast) await takeOutOfHistory(db, id);
      await removeMedia(db, id);
      record('media/remove', id, { name: file.name, ...(isPast && { fromHistory }) });
      changesSite();
    });
    if (!storage.rehearsals.current) await store.removeFolder(folderOf(file.hash));
  }

  return {
    storeMedia,
    remove,
    find: (id) => findMedia(storage.db, id),
    async uses(id) {
      if (!(await findMedia(storage.db, id))) throw new AppError('media/not-found');
      return listUses(storage.db, id);
    },
    async list() {
      const [files, uses] = [await listMedia(storage.db), await countUses(storage.db)];
      const logo = await logoIds(storage.db);
      return files.map((file) => toMedia(file, uses.get(file.id) ?? 0, logo.has(file.id)));
    },
    present,
    save,
  };
}

function mediaRevisions({ revision }: MediaFile): Revisions {
  return { file: revision };
}

/** Finer than a point of any picture on any screen; a pointer's place has digits without end. */
const focalSteps = 1000;

function withWords(file: MediaFile, words: SaveMedia): MediaFile {
  const { name = file.name, alt, decorative = file.decorative, focalPoint } = words;
  const { alt: altBefore, focalPoint: pointBefore, ...rest } = file;
  const altAfter = alt === undefined ? altBefore : (alt ?? undefined);
  const point = focalPoint === undefined ? pointBefore : (focalPoint ?? undefined);
  const inSteps = (share: number) => Math.round(share * focalSteps) / focalSteps;
  return {
    ...rest,
    name: displayName(name),
    decorative,
    ...(altAfter !== undefined && { alt: altAfter }),
    ...(point && { focalPoint: { x: inSteps(point.x), y: inSteps(point.y) } }),
  };
}

function sameWords(one: MediaWords, other: MediaWords): boolean {
  const words = ({ name, alt, decorative, focalPoint }: MediaWords) =>
    JSON.stringify([name, alt ?? null, decorative, focalPoint ?? null]);
  return words(one) === words(other);
}

function usedOn(uses: readonly HoldingPage[], isLogo: boolean): string {
  const names = uses.map(({ title, inTrash }) => (inTrash ? `“${title}” (in the trash)` : `“${title}”`));
  const places = [
    isLogo && 'is the logo of the site',
    names.length > 0 && `is used on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `This file ${places.join(' and ')}. Take it off there first.`;
}

interface PastUses {
  readonly pages: readonly PastUse[];
  /** Since when it was the logo; undefined where it never was. */
  readonly logoSince: string | undefined;
}

function shownBy({ pages, logoSince }: PastUses): string {
  const names = pages.map(
    ({ title, since }) => `“${resolveText(title, defaultLanguage)}” (from ${dayOf(since)})`,
  );
  const places = [
    logoSince !== undefined && `as the logo (from ${dayOf(logoSince)})`,
    names.length > 0 && `on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `The history of the site shows this file ${places.join(' and ')}. Without it, the pages of then have a gap.`;
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function toMedia(file: MediaFile, usedOn: number, isLogo: boolean): Media {
  const { type: _type, hash: _hash, contentHash: _contentHash, ...shown } = file;
  return { ...shown, usedOn, isLogo, revision: revisionText(mediaRevisions(file)) };
}
