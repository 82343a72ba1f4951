import { trashDays } from '#api/endpoints/trash.ts';
import { getMediaKind } from '#content/media/media-types.ts';
import { AppError } from '#server/http/app-error.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import {
  findMediaByContent,
  getMediaLooks,
  getMediaRevisions,
  lockMedia,
  type MediaContent,
  type MediaFile,
  withNotes,
} from '#server/media/store/media.repository.ts';
import { getContentUrl } from '#server/media/store/media-address.ts';
import { forgetPreviousUntil, replaceContent } from '#server/media/store/media-content.repository.ts';
import { getOriginalKey, hashBytes, type MediaStore } from '#server/media/store/media-store.ts';
import { getMediaType, mediaTypes } from '#server/media/store/media-type.ts';
import { removeUnreferencedFiles } from '#server/media/store/remove-unreferenced-files.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Actor, Storage, WriteScope } from '#server/storage/storage.ts';
import { inspectMedia } from './inspect-media.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface MediaReplacement {
  /**
   * Replaces a file's bytes by others of the same kind, wherever it is used. The previous content is kept for
   * 30 days.
   */
  replace(id: string, bytes: Uint8Array, actor: Actor, ifMatch?: IfMatch): Promise<MediaFile>;
  /** Restores the content before the last replacement; the current one becomes the previous. */
  putBack(id: string, actor: Actor, ifMatch?: IfMatch): Promise<MediaFile>;
  /** Forgets content that was replaced 30 days ago. */
  purge(): Promise<void>;
}

export function createMediaReplacement(
  storage: Storage,
  store: MediaStore,
  pictures: Pictures,
): MediaReplacement {
  async function take(input: Buffer) {
    const { facts, bytes, notes } = await inspectMedia(input, pictures);
    const hash = await hashBytes(bytes);
    const { width, height, animated, duration, files, pages, words, place, type } = facts;
    const { blur, frames } = getMediaLooks(facts);
    const content: MediaContent = {
      ...{ hash, contentHash: hash, mimeType: mediaTypes[type].mimeType, size: bytes.length },
      ...{ width, height, animated, blur },
      ...(duration !== undefined && { duration }),
      ...(frames !== null && { frames }),
      ...(files !== undefined && { files }),
      ...(pages !== undefined && { pages }),
      ...(words !== undefined && { words }),
      ...(place !== undefined && { place }),
    };
    return { content, bytes, notes };
  }

  /**
   * Replaces the content within a write, or throws if it is not allowed. Returns the file unchanged if it has
   * these bytes already.
   */
  async function applyReplacement(
    scope: WriteScope,
    file: MediaFile,
    content: MediaContent,
  ): Promise<MediaFile> {
    refuseOtherKind(file, content);
    const same = await findMediaByContent(scope.db, content.contentHash);
    if (same?.id === file.id) return file;
    if (same) throw createDuplicateError(same);
    scope.changesSite();
    return replaceContent(scope.db, file.id, {
      content,
      previous: getContent(file),
      address: getContentUrl(file, content.hash, mediaTypes[getMediaType(content.mimeType)].extension),
      now: scope.now,
      revision: file.revision + 1,
    });
  }

  return {
    async replace(id, input, actor, ifMatch) {
      const { content, bytes, notes } = await take(Buffer.from(input));
      // Afterwards the new bytes are unused if they were refused, and so is the content before the previous
      // one.
      const litter = [content.hash];
      try {
        const { file, after } = await storage.inTurn(async () => {
          // Stores the bytes first, as for an upload. Within `inTurn` no sweep removes them before the row
          // refers to them.
          const key = getOriginalKey(content.hash, mediaTypes[getMediaType(content.mimeType)].extension);
          if (!storage.rehearsals.current && !(await store.has(key))) await store.put(key, bytes);
          return storage.write(actor, async (scope) => {
            const before = await requireFile(scope, id, ifMatch);
            const replaced = await applyReplacement(scope, before, content);
            scope.record('media/replace', id, { before: before.size, after: replaced.size });
            return { file: before, after: replaced };
          });
        }, 'files');
        if (file.previous) litter.push(file.previous.hash);
        return withNotes(after, notes);
      } finally {
        await removeUnreferencedFiles(storage, store, litter);
      }
    },
    putBack: (id, actor, ifMatch) =>
      storage.write(actor, async (scope) => {
        const file = await requireFile(scope, id, ifMatch);
        if (!file.previous) {
          throw new AppError('media/not-found', {
            message: `The previous file is no longer stored: it was replaced more than ${trashDays} days ago.`,
          });
        }
        const after = await applyReplacement(scope, file, file.previous);
        scope.record('media/put-back', id, { before: file.size, after: after.size });
        return after;
      }),
    async purge() {
      const limit = new Date(storage.now().getTime() - trashDays * dayMs).toISOString();
      const hashes = await storage.write(null, async ({ db, record }) => {
        const gone = await forgetPreviousUntil(db, limit);
        record('media/forget-replaced', 'media', { count: gone.length });
        return gone;
      });
      await removeUnreferencedFiles(storage, store, hashes);
    },
  };
}

async function requireFile({ db }: WriteScope, id: string, ifMatch?: IfMatch): Promise<MediaFile> {
  const file = await lockMedia(db, id);
  if (!file) throw new AppError('media/not-found');
  requireMatch(ifMatch, getMediaRevisions(file), ['file'], 'media/stale');
  return file;
}

function getContent(file: MediaFile): MediaContent {
  const { hash, contentHash, mimeType, size, width, height, animated } = file;
  const { duration, frames, files, pages, words, place, blur, copies } = file;
  return {
    ...{ hash, contentHash, mimeType, size, width, height, animated },
    ...(duration !== undefined && { duration }),
    ...(frames !== undefined && { frames }),
    ...(files !== undefined && { files }),
    ...(pages !== undefined && { pages }),
    ...(words !== undefined && { words }),
    ...(place !== undefined && { place }),
    ...(blur !== undefined && { blur }),
    ...(copies && { copies }),
  };
}

const kindNames = { image: 'image', video: 'video' } as const;

/** Throws if an image is to be replaced by a video or the like: pages render each by another element. */
function refuseOtherKind(file: MediaFile, content: MediaContent): void {
  const [before, after] = [getKindName(file), getKindName(content)];
  if (before === after) return;
  throw new AppError('media/wrong-type', {
    message: `“${file.name}” can only be replaced with another ${before}. Upload the ${after} as a new file.`,
  });
}

function getKindName({ mimeType }: Pick<MediaContent, 'mimeType'>): string {
  const kind = getMediaKind(mimeType);
  if (kind) return kindNames[kind];
  return getMediaType(mimeType) === 'zip' ? 'slide deck' : 'PDF';
}

function createDuplicateError({ name, deletedAt }: MediaFile): AppError {
  const where = deletedAt === undefined ? 'in the media library' : 'in the trash';
  return new AppError('media/already-there', {
    message: `This file is already ${where}, as “${name}”. Use that one, or choose another.`,
  });
}
