import { type FontCategory, fallbackFonts } from './fallback-fonts.ts';

/** One font file of a family: a weight, or a range of weights. */
export interface FontFace {
  readonly url: string;
  readonly weight: readonly [least: number, most: number];
  readonly style: FontStyle;
}

export type FontStyle = 'normal' | 'italic';

/**
 * A local font shown until the web font has loaded: its name in CSS, and how each weight is scaled to the
 * same width.
 */
interface FontFallback {
  readonly family: string;
  readonly faces: readonly {
    readonly weight: number;
    readonly locals: readonly string[];
    /** CSS `size-adjust`, as a factor. */
    readonly size: number;
  }[];
}

/** A font family for pages. */
export interface SiteFont {
  readonly family: string;
  readonly category: FontCategory;
  readonly faces: readonly FontFace[];
  /** Ascent and descent as shares of the font size. No line gap: pages set the line height themselves. */
  readonly ascent: number;
  readonly descent: number;
  /** Mean width of a character of running text in the middle weight, as a share of the font size. */
  readonly width: number;
  /** True if all tables of the file give the same ascent and descent, so that all browsers use the same. */
  readonly isEven: boolean;
  readonly fallbacks: readonly FontFallback[];
}

/** Measurements of a font file (`server/pictures/fonts`). */
export interface MeasuredFace extends FontFace {
  readonly ascent: number;
  readonly descent: number;
  readonly isEven: boolean;
  /**
   * Mean width of a character of running text at each of {@link textWeights}, or at the nearest weight of the
   * file.
   */
  readonly widths: readonly number[];
}

/** Weights used by the design. */
export const textWeights = [400, 500, 600] as const;

/** Characters that the families of the product lack. Pages with one of them load a file for these alone. */
export const arrows = '←→↗';

/**
 * Creates a family from its measured files. Its fallbacks are scaled to its metrics at each weight, so that
 * the layout does not shift when it loads.
 *
 * @param faces at least one
 */
export function composeFont(
  family: string,
  category: FontCategory,
  faces: readonly [MeasuredFace, ...MeasuredFace[]],
): SiteFont {
  const upright = faces.filter(({ style }) => style === 'normal');
  const [first = faces[0]] = upright;
  const { ascent, descent } = first;
  const widths = textWeights.map((weight, index) => {
    const face = findFontFace(upright.length > 0 ? upright : faces, weight) ?? first;
    return { weight, width: face.widths[index] ?? 0 };
  });
  return {
    family,
    category,
    faces: faces.map(({ url, weight, style }) => ({ url, weight, style })),
    ascent,
    descent,
    width: widths[1]?.width ?? 0.5,
    isEven: faces.every((face) => face.isEven && face.ascent === ascent && face.descent === descent),
    fallbacks: fallbackFonts[category].map(({ name, faces: locals }) => ({
      family: `${family} ${name}`,
      faces: widths.map(({ weight, width }) => {
        const local = locals.findLast((each) => each.weight <= weight) ?? locals[0];
        return { weight, locals: local?.locals ?? [], size: width / (local?.width ?? width) };
      }),
    })),
  };
}

/** Finds the face that a browser uses for a weight (CSS Fonts 4, 5.2). */
export function findFontFace<Face extends Pick<FontFace, 'weight'>>(
  faces: readonly Face[],
  weight: number,
): Face | undefined {
  const computeDistance = ({ weight: [least, most] }: Face): number => {
    if (least <= weight && weight <= most) return 0;
    const near = most < weight ? most : least;
    const away = Math.abs(near - weight);
    // As in CSS font matching: for 400 to 500, heavier faces up to 500 come first; above 500 heavier ones;
    // below 400 lighter ones.
    const isPreferred =
      weight >= 400 && weight <= 500 ? near > weight && near <= 500 : weight > 500 === near > weight;
    if (isPreferred) return away;
    return (weight >= 400 && weight <= 500 && near > 500 ? 2_000 : 1_000) + away;
  };
  return [...faces].sort((one, other) => computeDistance(one) - computeDistance(other))[0];
}
