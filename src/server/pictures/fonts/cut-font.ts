import subsetFont from 'subset-font';
import type { Axes } from './measure-font.ts';
import { siteFontCharacters } from './site-characters.ts';
import { unpackFont } from './unpack-font.ts';

/** The weights that a studio can set pages in: a little beyond those of the design. */
const range = { least: 300, most: 700 };

interface How {
  readonly axes: Axes;
  /** Keeps all letters. */
  readonly whole?: boolean;
  /** The weights that it is cut to; by default {@link range}. */
  readonly weights?: { readonly least: number; readonly most: number };
}

/**
 * A font as the site serves it: WOFF2, with the site's characters, variable by its weight alone. Other axes stay where they
 * are by default: pages ask for none of them, and one that follows the size would change widths that were measured.
 */
export function cutFont(plain: Buffer, { axes, whole = false, weights = range }: How): Promise<Buffer> {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: standard, max }]) => {
      if (tag !== 'wght') return [tag, standard];
      const [least, most] = [Math.max(min, weights.least), Math.min(max, weights.most)];
      // One whose weights are all outside keeps its own.
      return [tag, least < most ? { min: least, max: most } : { min, max }];
    }),
  );
  return subsetFont(plain, whole ? '' : siteFontCharacters, {
    targetFormat: 'woff2',
    variationAxes,
    ...(whole && { keepAllGlyphs: true }),
  });
}

/**
 * One weight of a font that was cut, as plain TrueType or OpenType: what draws letters as paths takes no other.
 *
 * @param weights those that it has
 */
export async function instanceFont(
  file: Buffer,
  weight: number,
  weights: readonly [number, number],
): Promise<Buffer> {
  const [least, most] = weights;
  const plain = await unpackFont(file);
  if (least === most) return plain;
  const wght = Math.min(Math.max(weight, least, range.least), most, range.most);
  return subsetFont(plain, siteFontCharacters, { targetFormat: 'sfnt', variationAxes: { wght } });
}
