import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { inspectVideo, looksLikeVideo, type VideoFacts } from './inspect-video.ts';
import { pictureTypes } from './picture-type.ts';

/** The kinds of files that the library takes. */
export const mediaTypes = {
  ...pictureTypes,
  webm: { mimeType: 'video/webm', extension: 'webm' },
} as const;
export type MediaType = keyof typeof mediaTypes;

/** Reads what a file is, by its bytes alone. Throws 415 with a sentence for what the library does not take. */
export async function inspectMedia(bytes: Buffer): Promise<PictureFacts | VideoFacts> {
  return looksLikeVideo(bytes) ? inspectVideo(bytes) : inspectPicture(bytes);
}

/** The type of a stored file by its MIME type. */
export function mediaTypeOf(mimeType: string): MediaType {
  const found = Object.entries(mediaTypes).find(([, type]) => type.mimeType === mimeType);
  if (!found) throw new Error(`No file has the type ${mimeType}`);
  return found[0] as MediaType;
}
