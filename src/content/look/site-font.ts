import { type FontCategory, standIns } from './stand-in-fonts.ts';

/** One file of a family: a weight, or all weights between two. */
export interface FontFace {
  readonly url: string;
  readonly weight: readonly [least: number, most: number];
  readonly style: FontStyle;
}

export type FontStyle = 'normal' | 'italic';

/** A font that stands in while the real one comes: its name in CSS, and how each weight is made as wide as the real one. */
interface FontFallback {
  readonly family: string;
  readonly faces: readonly {
    readonly weight: number;
    readonly locals: readonly string[];
    /** How much wider than itself it is drawn. */
    readonly size: number;
  }[];
}

/** A family that pages can be set in. */
export interface SiteFont {
  readonly family: string;
  readonly category: FontCategory;
  readonly faces: readonly FontFace[];
  /** Above and below the baseline, in parts of its size; without room between lines, which pages set themselves. */
  readonly ascent: number;
  readonly descent: number;
  /** Mean width of a character of running text in the middle weight, as a share of the font size. */
  readonly width: number;
  /** True if all tables of the file give the same ascent and descent, so that all browsers use the same. */
  readonly isEven: boolean;
  readonly fallbacks: readonly FontFallback[];
}

/** What measuring a file told (`server/pictures/fonts`). */
export interface MeasuredFace extends FontFace {
  readonly ascent: number;
  readonly descent: number;
  readonly isEven: boolean;
  /** Mean width of a character of running text at each of {@link textWeights}, as near to it as the file comes. */
  readonly widths: readonly number[];
}

/** The weights that pages are set in by design. */
export const textWeights = [400, 500, 600] as const;

/**
 * A family of its measured files. Its stand-ins get its measures at each weight, so that nothing moves when it comes.
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
    const face = faceFor(upright.length > 0 ? upright : faces, weight) ?? first;
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
    fallbacks: standIns[category].map(({ name, faces: locals }) => ({
      family: `${family} ${name}`,
      faces: widths.map(({ weight, width }) => {
        const local = locals.findLast((each) => each.weight <= weight) ?? locals[0];
        return { weight, locals: local?.locals ?? [], size: width / (local?.width ?? width) };
      }),
    })),
  };
}

/** The face that a browser takes for a weight (CSS Fonts 4, 5.2). */
export function faceFor<Face extends Pick<FontFace, 'weight'>>(
  faces: readonly Face[],
  weight: number,
): Face | undefined {
  const distance = ({ weight: [least, most] }: Face): number => {
    if (least <= weight && weight <= most) return 0;
    const near = most < weight ? most : least;
    const away = Math.abs(near - weight);
    // Between 400 and 500 heavier ones up to 500 come first; above, heavier ones; below, lighter ones.
    const isPreferred =
      weight >= 400 && weight <= 500 ? near > weight && near <= 500 : weight > 500 === near > weight;
    if (isPreferred) return away;
    return (weight >= 400 && weight <= 500 && near > 500 ? 2_000 : 1_000) + away;
  };
  return [...faces].sort((one, other) => distance(one) - distance(other))[0];
}
