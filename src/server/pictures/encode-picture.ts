import sharp, { type Sharp } from 'sharp';
import type { FocalPoint, ImageFormat } from '#content/media/image-url.ts';
import { toStillAvif } from './avif-sequence.ts';
import { maxPixels } from './picture-limits.ts';

export type Quality = number;
export type VariantFormat = ImageFormat | 'png';

/** A variant of an image, with every choice made, so that equal variants are one file. */
export interface Variant {
  /** Undefined keeps the size of the original. */
  readonly size?: { readonly width?: number; readonly height?: number };
  /** Point that a crop keeps in view; the centre if absent. */
  readonly focalPoint?: FocalPoint | undefined;
  readonly quality: Quality;
  readonly format: VariantFormat;
  /** Page of a PDF, if it is not the first. */
  readonly page?: number;
}

/** Time an encoder may spend on a smaller file: `quick` while a visitor waits, `thorough` otherwise. */
export type EncodingEffort = 'quick' | 'thorough';

/**
 * Values of the other encoders that look like a JPEG's quality: measured by SSIMULACRA2
 * (docs/decisions/process-images-in-separate-processes.md). AVIF's are right within a step or two for both
 * efforts.
 */
const qualityOf: Record<Exclude<VariantFormat, 'png'>, Record<Quality, number>> = {
  jpg: { 50: 50, 75: 75, 80: 80, 90: 90, 95: 95 },
  webp: { 50: 60, 75: 82, 80: 85, 90: 92, 95: 95 },
  avif: { 50: 45, 75: 60, 80: 65, 90: 76, 95: 84 },
};

/** AVIF effort: 4 takes seven times as long as 2 for a file that is a sixth smaller. */
const avifEffort: Record<EncodingEffort, number> = { quick: 2, thorough: 4 };

/** Qualities, best first, of which a variant may get a lower one than was asked for. */
const acceptable: readonly Quality[] = [95, 90, 80, 75];

/**
 * Encodes a variant upright and without metadata. It is no heavier than its original, as far as an acceptable quality
 * goes: what the original has lost can't be kept, and visitors would wait for nothing.
 */
export async function encodeVariant(
  original: Buffer,
  variant: Variant,
  effort: EncodingEffort,
): Promise<Buffer> {
  const still = toStillAvif(original);
  // PNG has no quality, and JPEG is for browsers that read nothing better.
  const isLight = variant.format === 'avif' || variant.format === 'webp';
  let bytes = await encodeAt(still, variant, effort);
  for (const quality of acceptable) {
    if (!isLight || bytes.length <= original.length) break;
    if (quality < variant.quality) bytes = await encodeAt(still, { ...variant, quality }, effort);
  }
  return bytes;
}

async function encodeAt(
  still: Buffer,
  { size, focalPoint, quality, format }: Variant,
  effort: EncodingEffort,
): Promise<Buffer> {
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
 * Encodes a GIF as WebP with the same pixels, times and repetitions. Equal frames may be merged into one that
 * lasts longer. Undefined if the result is not smaller.
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

/** Position of a crop on an image that has been scaled to cover it. */
interface Crop extends Size {
  readonly scaled: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * Computes a crop. The focal point at a third of the image ends up at a third of the crop, as with
 * `object-position` (CSS Images 3, 5.2), so it is always in view, and the same in browsers and in files.
 */
export function computeCrop(picture: Size, box: Size, { x, y }: FocalPoint): Crop {
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

/** Crops an upright image around its focal point. `size` is that of the image. */
export function cropTo(upright: Sharp, size: Size, box: Size, focalPoint: FocalPoint): Sharp {
  const { scaled, left, top, width, height } = computeCrop(size, box, focalPoint);
  return upright.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}
