import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { presets } from '#tokens/presets/presets.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import { getPresetImagesFolder } from '../../../../scripts/lib/preset-pictures-folder.ts';
import { findPresetPicture, pictureSize } from './preset-pictures.ts';

/** Maximum change of a plain colour by WebP compression, in levels per channel. */
const tolerance = 4;

const outdated = 'run npm run pictures:presets';

describe.each(presets)('$name', ({ id, changes }) => {
  const folder = getPresetImagesFolder(id);
  it('has pictures of its current design', () => {
    const taken: unknown = JSON.parse(readFileSync(join(folder, `${id}.txt`), 'utf8'));
    expect(taken, outdated).toEqual(changes);
  });

  it.each(['light', 'dark'] as const)('has a picture of a page in its %s theme', async (theme) => {
    expect(findPresetPicture(id, theme)).toBeDefined();
    const file = sharp(join(folder, `${id}-${theme}.webp`));
    expect(await file.metadata()).toMatchObject(pictureSize);
    const corner = await file.extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
    const paper = toHex(getResolvedTokens(changes).color.paper[theme]);
    const wanted = [1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16));
    for (const [index, channel] of wanted.entries())
      expect(Math.abs((corner[index] ?? -1) - channel), `${paper}, ${outdated}`).toBeLessThanOrEqual(
        tolerance,
      );
  });
});
