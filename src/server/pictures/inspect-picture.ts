import sharp from 'sharp';
import { PictureFault } from './picture-fault.ts';
import { maxPixels } from './picture-limits.ts';
import { type PictureType, sniffPictureType } from './picture-type.ts';

/** What a picture is, as seen: after its EXIF rotation, and of one frame when it moves. */
export interface PictureFacts {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** How long it takes once, in ms, when it moves. */
  readonly duration?: number;
}

/** Reads what a picture is and that it can be decoded. Throws a `PictureFault` for anything else. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts> {
  const type = sniffPictureType(bytes);
  if (!type)
    throw new PictureFault(
      'Only JPEG, PNG, WebP, GIF and AVIF pictures and WebM videos can be used on the site.',
    );
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  try {
    const { autoOrient, pageHeight, pages = 1, delay = [] } = await picture.metadata();
    // A small copy makes the decoder read all of it: a file cut short shows now, not to visitors.
    await picture.resize(32).raw().toBuffer();
    return {
      type,
      width: autoOrient.width,
      height: pageHeight ?? autoOrient.height,
      animated: pages > 1,
      ...(pages > 1 && delay.length > 0 && { duration: durationOf(delay) }),
    };
  } catch (error) {
    const tooBig = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureFault(
      tooBig
        ? `This picture has more than ${maxPixels / 1_000_000} million pixels.`
        : 'This picture is damaged and cannot be read.',
    );
  }
}

/** Browsers show a frame that asks for hardly any time for 100 ms. */
function durationOf(delays: readonly number[]): number {
  return delays.reduce((total, delay) => total + (delay <= 10 ? 100 : delay), 0);
}
