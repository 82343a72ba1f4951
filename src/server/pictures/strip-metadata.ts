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
 * Removes metadata on place, time, author and device from an image. Pixels, colour profile and orientation
 * stay unchanged. Idempotent. Throws for bytes that only begin like an image.
 */
export function stripMetadata(type: PictureType, bytes: Buffer): Buffer {
  return filters[type](bytes);
}
