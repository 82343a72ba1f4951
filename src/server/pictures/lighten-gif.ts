import sharp from 'sharp';
import { maxPixels } from './picture-limits.ts';

/**
 * The same moving picture as WebP, with the same pixels in every frame, the same times and the same number of rounds. Equal
 * frames may become one that stays longer. Undefined where that is not lighter.
 */
export async function lightenGif(gif: Buffer): Promise<Buffer | undefined> {
  const moving = sharp(gif, { animated: true, failOn: 'error', limitInputPixels: maxPixels });
  const lighter = await moving.webp({ lossless: true, effort: 4 }).toBuffer();
  return lighter.length < gif.length ? lighter : undefined;
}
