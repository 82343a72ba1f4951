import subsetFont from 'subset-font';
import type { Axes } from './measure-font.ts';
import { siteFontCharacters } from './site-characters.ts';
import { unpackFont } from './unpack-font.ts';

/** Weights that pages may use: slightly beyond those of the design. */
const range = { least: 300, most: 700 };

interface CutFontOptions {
  readonly axes: Axes;
  /** True to keep all characters. */
  readonly whole?: boolean;
  /** Weights to keep; by default {@link range}. */
  readonly weights?: { readonly least: number; readonly most: number };
}

/**
 * Subsets a font for the site: WOFF2 with the site's characters, variable by weight only. Other axes are
 * pinned to their defaults: pages use none of them, and optical sizes would change measured widths.
 */
export function cutFont(
  plain: Buffer,
  { axes, whole = false, weights = range }: CutFontOptions,
): Promise<Buffer> {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: standard, max }]) => {
      if (tag !== 'wght') return [tag, standard];
      const [least, most] = [Math.max(min, weights.least), Math.min(max, weights.most)];
      // A font whose weights are all outside the range keeps its own.
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
 * Instantiates one weight of a subset font as plain TrueType or OpenType, the only input of the renderer that
 * draws glyphs as paths.
 *
 * @param weights range that the font has
 */
export async function createFontInstance(
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
