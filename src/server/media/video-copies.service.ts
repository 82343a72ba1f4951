import { hasSameShape, phoneSide, posterSide } from '#content/media/video.ts';
import { AppError } from '#server/http/app-error.ts';
import { getPhoneKey, getPosterKey } from '#server/media/serve/copy-keys.ts';
import { changeSiteIfNamed } from '#server/media/store/brand-uses.ts';
import { findMedia, lockMedia, type MediaFile } from '#server/media/store/media.repository.ts';
import { setCopies } from '#server/media/store/media-content.repository.ts';
import { hashBytes, type MediaStore } from '#server/media/store/media-store.ts';
import { hasPixels, isVideoType, mediaTypes } from '#server/media/store/media-type.ts';
import { removeUnreferencedFiles } from '#server/media/store/remove-unreferenced-files.ts';
import { type InspectedMedia, inspectMedia } from '#server/media/upload/inspect-media.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Actor, Storage, WriteScope } from '#server/storage/storage.ts';
import type { VideoCopies } from '#server/storage/video-copies.ts';

/** A copy of a video that the editor's browser created. */
interface VideoCopyUpload {
  readonly id: string;
  /** URL of the bytes that it was created from. */
  readonly of: string;
  readonly bytes: Uint8Array;
}

/** Posters and phone renditions of videos. They are stored beside the video and removed with it. */
export interface VideoCopiesService {
  /**
   * Both methods throw 404 if the video is missing or has been replaced, and 415 with a sentence if the bytes
   * are not a copy of it.
   */
  addPoster(made: VideoCopyUpload, actor: Actor): Promise<MediaFile>;
  addPhoneSize(made: VideoCopyUpload, actor: Actor): Promise<MediaFile>;
}

/** An inspected copy: its key in the store and what the video's row records about it. */
interface Copy {
  readonly key: string;
  readonly bytes: Buffer;
  readonly row: VideoCopies;
}

export function createVideoCopies(
  storage: Storage,
  store: MediaStore,
  pictures: Pictures,
): VideoCopiesService {
  async function readPoster(video: MediaFile, input: Buffer): Promise<Copy> {
    const { facts, bytes } = await inspectMedia(input, pictures);
    refuseOtherPoster(video, facts);
    const [{ type, width, height }, hash] = [facts, await hashBytes(bytes)];
    const poster = { hash, mimeType: mediaTypes[type].mimeType, width, height };
    return { key: getPosterKey(video, poster), bytes, row: { poster } };
  }

  async function readPhoneSize(video: MediaFile, input: Buffer): Promise<Copy> {
    const { facts, bytes } = await inspectMedia(input, pictures);
    refuseOtherVideo(video, facts, bytes.length);
    const [{ type, width, height }, hash] = [facts, await hashBytes(bytes)];
    const phone = { hash, mimeType: mediaTypes[type].mimeType, size: bytes.length, width, height };
    return { key: getPhoneKey(video, phone), bytes, row: { phone } };
  }

  async function add(
    { id, of, bytes: input }: VideoCopyUpload,
    read: typeof readPoster,
    actor: Actor,
  ): Promise<MediaFile> {
    const video = requireVideo(await findMedia(storage.db, id), of);
    const { key, bytes, row } = await read(video, Buffer.from(input));
    const name = row.poster ? 'media/add-poster' : 'media/add-phone-size';
    const write = async (scope: WriteScope): Promise<MediaFile> => {
      const { db, record } = scope;
      const before = requireVideo(await lockMedia(db, id), of);
      const copies = { ...before.copies, ...row };
      await setCopies(db, id, copies);
      record(name, id, { size: bytes.length });
      await changeSiteIfNamed(scope, id);
      return { ...before, copies };
    };
    try {
      // Stores the bytes first, as for an upload. Within `inTurn` no other request removes the folder of a
      // video that is being deleted.
      return await storage.inTurn(async () => {
        if (!storage.rehearsals.current && !(await store.has(key))) await store.put(key, bytes);
        return storage.write(actor, write);
      }, 'files');
    } catch (error) {
      await removeUnreferencedFiles(storage, store, [video.hash]);
      throw error;
    }
  }

  return {
    addPoster: (made, actor) => add(made, readPoster, actor),
    addPhoneSize: (made, actor) => add(made, readPhoneSize, actor),
  };
}

function requireVideo(file: MediaFile | undefined, of: string): MediaFile {
  if (!file || file.deletedAt !== undefined) throw new AppError('media/not-found');
  if (!isVideoType(file.type))
    throw createWrongTypeError('Only a video can have a poster and a phone rendition.');
  if ((file.address ?? file.url) === of) return file;
  throw new AppError('media/not-found', {
    message: 'This video has been replaced. Create its poster and phone rendition again.',
  });
}

function refuseOtherPoster(video: MediaFile, facts: InspectedMedia['facts']): void {
  if (!hasPixels(facts.type) || facts.type === 'gif' || facts.animated) {
    throw createWrongTypeError('A poster must be a still image. Send it as JPEG, PNG, WebP or AVIF.');
  }
  if (Math.max(facts.width, facts.height) > posterSide) {
    throw createWrongTypeError(`A poster has at most ${posterSide} pixels on its longer side.`);
  }
  if (isSpeck(video, facts) || !hasSameShape(video, facts))
    throw createWrongTypeError('A poster must have the aspect ratio of its video.');
}

type Size = Pick<MediaFile, 'width' | 'height'>;

/** Refuses a copy whose shape, length or size does not match the video. */
function refuseOtherVideo(video: MediaFile, facts: InspectedMedia['facts'], size: number): void {
  if (!isVideoType(facts.type))
    throw createWrongTypeError('A phone rendition must be a video. Send it as MP4 or WebM.');
  if (Math.max(facts.width, facts.height) > phoneSide) {
    throw createWrongTypeError(`A phone rendition has at most ${phoneSide} pixels on its longer side.`);
  }
  if (isSpeck(video, facts) || !hasSameShape(video, facts)) {
    throw createWrongTypeError('A phone rendition must have the aspect ratio of its video.');
  }
  if (!hasSameLength(video.duration, facts.duration)) {
    throw createWrongTypeError('A phone rendition must be as long as its video.');
  }
  if (size >= video.size) throw createWrongTypeError('A phone rendition must be smaller than its video.');
}

/** Pixels of the longer side. Smaller images are too coarse to compare shapes. */
const leastSide = 64;

/** True if a copy is too small to compare its shape with the video, unless the video is as small. */
function isSpeck(video: Size, { width, height }: Size): boolean {
  return Math.max(width, height) < Math.min(leastSide, Math.max(video.width, video.height));
}

/** Difference in length that a copy may have, in ms: tracks of sound and last frames end differently. */
const lengthTolerance = 500;

/** Compares lengths. A video recorded by a browser often states none, so an unknown length matches. */
function hasSameLength(video: number | undefined, copy: number | undefined): boolean {
  if (video === undefined) return true;
  if (copy === undefined) return false;
  return Math.abs(video - copy) <= Math.max(lengthTolerance, video / 50);
}

function createWrongTypeError(message: string): AppError {
  return new AppError('media/wrong-type', { message });
}
