import sharp, { type Sharp } from 'sharp';
import { type IconForm, lookedAtSide, ownGround, shareOf } from '#content/media/favicon.ts';
import { asStillAvif } from './avif-sequence.ts';
import { maxPixels } from './picture-limits.ts';

/** Pixels per inch at which one CSS pixel of a drawing is one pixel, and the most that is drawn at. */
const unitDensity = 72;
const mostDensity = 7200;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws a picture whole on a square of `side` pixels, as a PNG: by itself, or in the form that a system cuts it to, on its own ground or on
 * `paper` (`#rrggbb`).
 */
export async function drawIcon(
  picture: Buffer,
  side: number,
  form: IconForm | 'bare',
  paper: string,
): Promise<Buffer> {
  if (form === 'bare') return (await contained(picture, side)).png({ compressionLevel: 9 }).toBuffer();
  const ground = ownGround(await smallOf(picture));
  const drawn = await (await contained(picture, Math.round(side * shareOf(form, ground)))).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: ground ?? paper } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function contained(picture: Buffer, side: number): Promise<Sharp> {
  return (await opened(picture, side))
    .resize(side, side, { fit: 'contain', background: clear })
    .ensureAlpha();
}

/** A drawing is drawn as large as it is needed. */
async function opened(file: Buffer, side: number): Promise<Sharp> {
  const picture = asStillAvif(file);
  const limits = { limitInputPixels: maxPixels };
  const { format, width, height } = await sharp(picture, limits).metadata();
  if (format !== 'svg') return sharp(picture, limits).autoOrient();
  const density = Math.min(mostDensity, Math.max(1, (unitDensity * side) / Math.max(width, height)));
  return sharp(picture, { ...limits, density });
}

/** Its colours as {@link ownGround} looks at them. */
async function smallOf(picture: Buffer): Promise<Buffer> {
  return (await opened(picture, lookedAtSide))
    .resize(lookedAtSide, lookedAtSide, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
