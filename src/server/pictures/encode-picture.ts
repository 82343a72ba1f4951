import sharp, { type Sharp } from 'sharp';
import type { FocalPoint, ImageFormat } from '#content/media/image-url.ts';
import { asStillAvif } from './avif-sequence.ts';
import { maxPixels } from './picture-limits.ts';

export type Quality = number;
export type VariantFormat = ImageFormat | 'png';

/** One copy of a picture, with nothing left to choose: equal variants are one file. */
export interface Variant {
  /** Undefined keeps the original's size. */
  readonly size?: { readonly width?: number; readonly height?: number };
  /** What a crop keeps in view; its middle without one. */
  readonly focalPoint?: FocalPoint | undefined;
  readonly quality: Quality;
  readonly format: VariantFormat;
  /** Of a PDF: which page, where it is not the first. */
  readonly page?: number;
}

/** How long an encoder may look for a smaller file: `quick` while a visitor waits, `thorough` when nobody does. */
export type EncodingEffort = 'quick' | 'thorough';

/**
 * What a JPEG's quality is in the numbers of the other encoders, at the same look: measured by SSIMULACRA2
 * (docs/decisions/process-images-in-separate-processes.md). AVIF's is right for both efforts within a step or two.
 */
const qualityOf: Record<Exclude<VariantFormat, 'png'>, Record<Quality, number>> = {
  jpg: { 50: 50, 75: 75, 80: 80, 90: 90, 95: 95 },
  webp: { 50: 60, 75: 82, 80: 85, 90: 92, 95: 95 },
  avif: { 50: 45, 75: 60, 80: 65, 90: 76, 95: 84 },
};

/** AVIF's effort: 4 takes seven times as long as 2, for a file that is a sixth smaller. */
const avifEffort: Record<EncodingEffort, number> = { quick: 2, thorough: 4 };

/** Makes one variant: turned the right way up, and without the metadata that cameras and phones write. */
export async function encodeVariant(
  original: Buffer,
  { size, focalPoint, quality, format }: Variant,
  effort: EncodingEffort,
): Promise<Buffer> {
  const still = asStillAvif(original);
  const picture = sharp(still, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const upright = picture.autoOrient();
  const sized = size ? await resize(upright, size, focalPoint) : upright;
  return encoders[format](sized, quality, effort).toBuffer();
}

async function resize(
  upright: Sharp,
  size: NonNullable<Variant['size']>,
  focalPoint: FocalPoint | undefined,
): Promise<Sharp> {
  const { width, height } = size;
  if (!focalPoint || width === undefined || height === undefined) {
    return upright.resize({ ...size, fit: 'cover', withoutEnlargement: true });
  }
  const { autoOrient } = await upright.metadata();
  return cropTo(upright, autoOrient, { width, height }, focalPoint);
}

const encoders: Record<VariantFormat, (picture: Sharp, quality: Quality, effort: EncodingEffort) => Sharp> = {
  avif: (picture, quality, effort) =>
    picture.avif({ quality: qualityOf.avif[quality], effort: avifEffort[effort] }),
  webp: (picture, quality) => picture.webp({ quality: qualityOf.webp[quality] }),
  jpg: (picture, quality) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: qualityOf.jpg[quality], mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/**
 * The same moving picture as WebP, with the same pixels in every frame, the same times and the same number of rounds. Equal
 * frames may become one that stays longer. Undefined where that is not lighter.
 */
export async function lightenGif(gif: Buffer): Promise<Buffer | undefined> {
  const moving = sharp(gif, { animated: true, failOn: 'error', limitInputPixels: maxPixels });
  const lighter = await moving.webp({ lossless: true, effort: 4 }).toBuffer();
  return lighter.length < gif.length ? lighter : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a box lies on a picture that has been scaled to cover it. */
interface Crop extends Size {
  readonly scaled: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that fills a box. A point at a third of the picture comes to a third of the box, as with
 * `object-position` (CSS Images 3, 5.2): so it is always in it, and the same in a browser and in a file.
 */
export function cropOf(picture: Size, box: Size, { x, y }: FocalPoint): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const scaled = {
    width: Math.max(box.width, Math.round(picture.width * scale)),
    height: Math.max(box.height, Math.round(picture.height * scale)),
  };
  return {
    ...box,
    scaled,
    left: Math.round((scaled.width - box.width) * x),
    top: Math.round((scaled.height - box.height) * y),
  };
}

/** Fills a box with an upright picture, keeping a point of it in view. `size` is the picture's own. */
export function cropTo(upright: Sharp, size: Size, box: Size, focalPoint: FocalPoint): Sharp {
  const { scaled, left, top, width, height } = cropOf(size, box, focalPoint);
  return upright.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}
