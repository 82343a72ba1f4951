import { stripAvif } from './metadata/avif.ts';
import { stripGif } from './metadata/gif.ts';
import { stripJpeg } from './metadata/jpeg.ts';
import { stripPng } from './metadata/png.ts';
import { stripWebp } from './metadata/webp.ts';
import type { PictureType } from './picture-type.ts';

const filters: Record<PictureType, (bytes: Buffer) => Buffer> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  avif: stripAvif,
};

/**
 * A picture without what cameras, phones and programs say of it: where and when it was taken, by whom, with what. Pixels
 * come through untouched, as do the colour profile and how it must be turned. Doing it twice changes nothing more. Throws
 * for bytes that only look like a picture.
 */
export function stripMetadata(type: PictureType, bytes: Buffer): Buffer {
  return filters[type](bytes);
}
