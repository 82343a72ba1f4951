import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { type Blur, blurCells, encodeBlur } from '#content/media/blur.ts';
import { decodeChannel, encodeChannel } from '#tokens/srgb.ts';
import { readAvifSequence, toStillAvif } from './avif-sequence.ts';
import { placeIn } from './gps-position.ts';
import { maxPixels, PictureError } from './picture-limits.ts';
import { onlyThese, type PictureType, sniffPictureType } from './picture-type.ts';
import { stripMetadata } from './strip-metadata.ts';

/** Pixels per side of the area whose mean light is a cell's colour. */
const cellSide = 16;
const width = blurCells.columns * cellSide;
const height = blurCells.rows * cellSide;
const channels = 4;
/** Linear light of each 8-bit value, from 0 to 1. */
const light = Array.from({ length: 256 }, (_, value) => decodeChannel(value / 255));

/** Properties of an image after its EXIF rotation; of one frame if it is animated. */
interface PictureFacts {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Length of one run of an animation, in ms. */
  readonly duration?: number;
  /** Number of frames of an animation. */
  readonly frames?: number;
  /** True if the uploaded file contained a GPS position. */
  readonly place: boolean;
  /** Placeholder until the image has loaded; of the first frame of an animation. */
  readonly blur: Blur;
}

export interface InspectedPicture extends PictureFacts {
  /** The image without metadata; absent if it had none. */
  readonly stripped?: Buffer;
}

/** Reads an image and decodes it completely. Throws a `PictureError` for anything else. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  const type = sniffPictureType(bytes);
  if (!type) throw new PictureError(onlyThese);
  if (type === 'gif' && countGifPixels(bytes) > maxPixels) throw createTooManyPixelsError();
  try {
    const stripped = stripMetadata(type, bytes);
    // Inspects the bytes that will be stored.
    const picture = sharp(toStillAvif(stripped), { failOn: 'error', limitInputPixels: maxPixels });
    const { autoOrient, pageHeight, pages = 1, delay = [] } = await picture.metadata();
    // Decodes the whole image, so that a truncated file fails now and not when visitors request it.
    const blur = await computeBlur(picture);
    const sequence = type === 'avif' ? readAvifSequence(stripped) : undefined;
    const frames = sequence?.frames ?? pages;
    const duration = sequence ? sequence.duration : delay.length > 0 ? sumDelays(delay) : undefined;
    return {
      type,
      width: autoOrient.width,
      height: pageHeight ?? autoOrient.height,
      animated: frames > 1,
      place: placeIn(bytes),
      blur,
      ...(!stripped.equals(bytes) && { stripped }),
      ...(frames > 1 && { frames }),
      ...(frames > 1 && duration !== undefined && { duration }),
    };
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw createTooManyPixelsError();
    throw new PictureError('This image is damaged and cannot be read.');
  }
}

/** Pixels of the canvas, which browsers allocate; the decoder ignores a huge one as a mistake. */
function countGifPixels(bytes: Buffer): number {
  return bytes.length < 10 ? 0 : bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
}

function createTooManyPixelsError(): PictureError {
  return new PictureError(`This image has more than ${maxPixels / 1_000_000} million pixels.`);
}

/** Sums the delays. Browsers show frames with a delay of up to 10 ms for 100 ms. */
function sumDelays(delays: readonly number[]): number {
  return delays.reduce((total, delay) => total + (delay <= 10 ? 100 : delay), 0);
}

/**
 * Computes the placeholder of an upright image; empty for one with transparency. Decodes the whole image, so
 * it throws for damaged ones.
 */
export async function computeBlur(picture: Sharp): Promise<Blur> {
  const pixels = await picture
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return '';
  const places = Array.from({ length: blurCells.columns * blurCells.rows }, (_, index) => index);
  return encodeBlur(places.map((index) => averageLight(pixels, index)));
}

/** Averages linear light. The mean of the encoded values would be darker than the image looks from afar. */
function averageLight(pixels: Buffer, cell: number): readonly number[] {
  const left = (cell % blurCells.columns) * cellSide;
  const top = Math.floor(cell / blurCells.columns) * cellSide;
  const sum = [0, 0, 0];
  for (let y = top; y < top + cellSide; y += 1) {
    for (let x = left; x < left + cellSide; x += 1) {
      for (const [channel, total] of sum.entries()) {
        sum[channel] = total + (light[pixels[(y * width + x) * channels + channel] ?? 0] ?? 0);
      }
    }
  }
  return sum.map((total) => encodeChannel(total / cellSide ** 2) * 255);
}
