import sharp from 'sharp';
import { maxPixels } from './picture-limits.ts';

/** Pixels per inch at which one unit of a rendering is one pixel. */
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

/** Renders an SVG as a JPEG, with the part of a picture that catches the eye in a box of it. */
export async function composeSharingPicture(
  svg: string,
  box: HeroBox,
  original: Buffer | undefined,
): Promise<Buffer> {
  const { left, top, width, height } = box;
  const hero =
    original &&
    (await sharp(original, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      // The part that catches the eye: heroes are wide, this box is tall.
      .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toBuffer());
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite(hero ? [{ input: hero, left, top }] : [])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
