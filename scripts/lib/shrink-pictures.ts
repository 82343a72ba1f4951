import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Converts the screenshots of a folder to palettes, less than half as large. The loss is below the
 * comparison's threshold.
 */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.png')) continue;
    const path = join(folder, file);
    const picture = sharp(path);
    if ((await picture.metadata()).isPalette === true) continue;
    writeFileSync(path, await picture.removeAlpha().png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}
