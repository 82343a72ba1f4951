import sharp from 'sharp';
import { type Effort, encodeVariant, type Variant } from './encode-variant.ts';
import { pixelsOf, withFirstPage } from './open-pdf.ts';

/** A variant of a PDF's first page, `width` pixels wide when nothing is asked. */
export async function encodePage(
  original: Buffer,
  width: number,
  variant: Variant,
  effort: Effort,
): Promise<Buffer> {
  const { data, ...size } = await withFirstPage(original, (page) => pixelsOf(page, width));
  const picture = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeVariant(picture, variant, effort);
}
