import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { type Blur, blurCells, blurOf } from '#content/media/blur.ts';
import { encoded, linear } from '#tokens/srgb.ts';
import { asStillAvif, readAvifSequence } from './avif-sequence.ts';
import { placeIn } from './gps-position.ts';
import { maxPixels, PictureError } from './picture-limits.ts';
import { onlyThese, type PictureType, sniffPictureType } from './picture-type.ts';
import { stripMetadata } from './strip-metadata.ts';

/** Pixels of a cell's side: the mean of their light is the cell's colour. */
const cellSide = 16;
const width = blurCells.columns * cellSide;
const height = blurCells.rows * cellSide;
const channels = 4;
/** Light of each value of a channel, from 0 to 1. */
const light = Array.from({ length: 256 }, (_, value) => linear(value / 255));

/** What a picture is, as seen: after its EXIF rotation, and of one frame when it moves. */
interface PictureFacts {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** How long it takes once, in ms, when it moves. */
  readonly duration?: number;
  /** How many, when it moves. */
  readonly frames?: number;
  /** Whether the file that came said where it was taken. */
  readonly place: boolean;
  /** What is drawn before it has come; of its first frame when it moves. */
  readonly blur: Blur;
}

export interface InspectedPicture extends PictureFacts {
  /** The picture without its metadata; absent where it has none. */
  readonly stripped?: Buffer;
}

/** Reads what a picture is and that it can be decoded. Throws a `PictureError` for anything else. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  const type = sniffPictureType(bytes);
  if (!type) throw new PictureError(onlyThese);
  if (type === 'gif' && gifCanvas(bytes) > maxPixels) throw tooManyPixels();
  try {
    const stripped = stripMetadata(type, bytes);
    // What is kept is what is looked at.
    const picture = sharp(asStillAvif(stripped), { failOn: 'error', limitInputPixels: maxPixels });
    const { autoOrient, pageHeight, pages = 1, delay = [] } = await picture.metadata();
    // The decoder reads all of it for this: a file cut short shows now, not to visitors.
    const blur = await blurOfPicture(picture);
    const sequence = type === 'avif' ? readAvifSequence(stripped) : undefined;
    const frames = sequence?.frames ?? pages;
    const duration = sequence ? sequence.duration : delay.length > 0 ? durationOf(delay) : undefined;
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
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels();
    throw new PictureError('This picture is damaged and cannot be read.');
  }
}

/** Pixels of the canvas of all frames, as browsers make room for it; the decoder takes a huge one for a slip. */
function gifCanvas(bytes: Buffer): number {
  return bytes.length < 10 ? 0 : bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
}

function tooManyPixels(): PictureError {
  return new PictureError(`This picture has more than ${maxPixels / 1_000_000} million pixels.`);
}

/** Browsers show a frame that asks for hardly any time for 100 ms. */
function durationOf(delays: readonly number[]): number {
  return delays.reduce((total, delay) => total + (delay <= 10 ? 100 : delay), 0);
}

/**
 * A picture's blur, turned the right way up; empty for one that one can see through. All of the picture is decoded for it: one
 * that is damaged throws.
 */
export async function blurOfPicture(picture: Sharp): Promise<Blur> {
  const pixels = await picture
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return '';
  const places = Array.from({ length: blurCells.columns * blurCells.rows }, (_, index) => index);
  return blurOf(places.map((index) => meanOf(pixels, index)));
}

/** The mean of what the pixels shine: that of their numbers would be darker than the picture is seen from afar. */
function meanOf(pixels: Buffer, cell: number): readonly number[] {
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
  return sum.map((total) => encoded(total / cellSide ** 2) * 255);
}
