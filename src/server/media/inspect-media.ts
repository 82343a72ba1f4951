import type { PictureFacts } from '#server/pictures/inspect-picture.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { inspectVideo, looksLikeVideo, type VideoFacts } from './inspect-video.ts';

/** Reads what a file is, by its bytes alone. Throws 415 with a sentence for what the library does not take. */
export async function inspectMedia(bytes: Buffer, pictures: Pictures): Promise<PictureFacts | VideoFacts> {
  if (looksLikeVideo(bytes)) return inspectVideo(bytes);
  // Nobody knows how large it is before it is read: it is decoded alone.
  return pictures.now({ lane: 'uploads' }, (perform) => perform('inspectPicture', bytes));
}
