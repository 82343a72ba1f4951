import sharp, { type Sharp } from 'sharp';
import type { FocalPoint } from '#content/media/image-url.ts';
import { toStillAvif } from './avif-sequence.ts';
import { cropTo } from './encode-picture.ts';
import { maxPixels } from './picture-limits.ts';

/** Pixels per inch at which one SVG unit is one pixel. */
const unitDensity = 72;

/** Renders a square SVG of `units` units as a PNG of `side` pixels. */
export function rasterizeIcon(svg: string, units: number, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (unitDensity * side) / units })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

interface HeroBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Hero {
  readonly bytes: Buffer;
  /** Focal point of the image; without one, the most salient part: heroes are wide, the box is tall. */
  readonly focalPoint: FocalPoint | undefined;
}

/** Renders an SVG as JPEG, with a crop of an image in one of its boxes. */
export async function composeSharingPicture(
  svg: string,
  box: HeroBox,
  original: Hero | undefined,
): Promise<Buffer> {
  const { left, top } = box;
  const hero = original && (await fill(box, original).then((picture) => picture.toBuffer()));
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite(hero ? [{ input: hero, left, top }] : [])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function fill({ width, height }: HeroBox, { bytes, focalPoint }: Hero): Promise<Sharp> {
  const upright = sharp(toStillAvif(bytes), { failOn: 'error', limitInputPixels: maxPixels }).autoOrient();
  const cropped = focalPoint
    ? cropTo(upright, (await upright.metadata()).autoOrient, { width, height }, focalPoint)
    : upright.resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
  return cropped.flatten({ background: '#ffffff' });
}
