import sharp, { type Sharp } from 'sharp';
import { findBackgroundColor, getIconShare, type IconForm, lookedAtSide } from '#content/media/favicon.ts';
import { toStillAvif } from './avif-sequence.ts';
import { maxPixels } from './picture-limits.ts';

/** Pixels per inch at which one CSS pixel of an SVG is one pixel, and the highest value used. */
const unitDensity = 72;
const mostDensity = 7200;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Renders a whole image on a square of `side` pixels, as PNG: transparent, or with the margins and background
 * that a platform expects, which is the image's own background or `paper` (`#rrggbb`).
 */
export async function drawIcon(
  picture: Buffer,
  side: number,
  form: IconForm | 'bare',
  paper: string,
): Promise<Buffer> {
  if (form === 'bare') return (await containPicture(picture, side)).png({ compressionLevel: 9 }).toBuffer();
  const ground = findBackgroundColor(await scaleDown(picture));
  const drawn = await (await containPicture(picture, Math.round(side * getIconShare(form, ground))))
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: ground ?? paper } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function containPicture(picture: Buffer, side: number): Promise<Sharp> {
  return (await openPicture(picture, side))
    .resize(side, side, { fit: 'contain', background: clear })
    .ensureAlpha();
}

/** Opens an image; an SVG is rasterized at the required size. */
async function openPicture(file: Buffer, side: number): Promise<Sharp> {
  const picture = toStillAvif(file);
  const limits = { limitInputPixels: maxPixels };
  const { format, width, height } = await sharp(picture, limits).metadata();
  if (format !== 'svg') return sharp(picture, limits).autoOrient();
  const density = Math.min(mostDensity, Math.max(1, (unitDensity * side) / Math.max(width, height)));
  return sharp(picture, { ...limits, density });
}

/** Scales an image to the few pixels that {@link findBackgroundColor} examines. */
async function scaleDown(picture: Buffer): Promise<Buffer> {
  return (await openPicture(picture, lookedAtSide))
    .resize(lookedAtSide, lookedAtSide, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
