import type { Sharp } from 'sharp';
import { type Blur, blurCells, blurOf } from '#content/media/blur.ts';
import { encoded, linear } from '#tokens/srgb.ts';

/** Pixels of a cell's side: the mean of their light is the cell's colour. */
const cellSide = 16;
const width = blurCells.columns * cellSide;
const height = blurCells.rows * cellSide;
const channels = 4;

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

/** Light of each value of a channel, from 0 to 1. */
const light = Array.from({ length: 256 }, (_, value) => linear(value / 255));
