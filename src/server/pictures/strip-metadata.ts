import { stripAvif } from './avif-metadata.ts';
import { stripGif } from './gif-metadata.ts';
import { stripJpeg } from './jpeg-metadata.ts';
import type { PictureType } from './picture-type.ts';
import { stripPng } from './png-metadata.ts';
import { stripWebp } from './webp-metadata.ts';

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
