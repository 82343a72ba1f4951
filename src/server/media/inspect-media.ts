import type { PictureFacts } from '#server/pictures/inspect-picture.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { inspectVideo, looksLikeVideo, type VideoFacts } from './inspect-video.ts';

export interface InspectedMedia {
  readonly facts: PictureFacts | VideoFacts;
  /** What is to be kept: a picture without what its camera says of where it was taken and by whom. */
  readonly bytes: Buffer;
}

/** Reads what a file is, by its bytes alone. Throws 415 with a sentence for what the library does not take. */
export async function inspectMedia(bytes: Buffer, pictures: Pictures): Promise<InspectedMedia> {
  if (looksLikeVideo(bytes)) return { facts: inspectVideo(bytes), bytes };
  // Nobody knows how large it is before it is read: it is decoded alone.
  const { stripped, ...facts } = await pictures.now({ lane: 'uploads' }, (perform) =>
    perform('inspectPicture', bytes),
  );
  return { facts, bytes: stripped ?? bytes };
}
