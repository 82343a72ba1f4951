import sharp from 'sharp';
import { type Effort, encodeVariant, type Variant } from './encode-variant.ts';
import { pixelsOf, withPage } from './open-pdf.ts';

/** A variant of one of a PDF's pages, `width` pixels wide when nothing is asked. Throws a `PictureError` where it cannot be drawn. */
export async function encodePage(
  original: Buffer,
  width: number,
  variant: Variant,
  effort: Effort,
): Promise<Buffer> {
  const { data, ...size } = await withPage(original, variant.page ?? 1, (page) => pixelsOf(page, width));
  const picture = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeVariant(picture, variant, effort);
}
