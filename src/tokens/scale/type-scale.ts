import type { FluidRange } from '../design-tokens.ts';
import type { TokenChanges } from '../token-changes.ts';
import { getTokenSetting } from '../token-changes.ts';
import { findToken, isAlias, type TokenSetting } from '../token-list.ts';
import { type DimensionValue, toPixels } from '../token-value.ts';

/** One end of a type scale: body size in CSS pixels, and the ratio between steps. */
export interface ScaleEnd {
  readonly base: number;
  readonly ratio: number;
}

/**
 * A fluid type scale: its ends in small and large windows, and the range in which it grows. Widths in CSS
 * pixels.
 */
export interface TypeScale {
  readonly small: ScaleEnd;
  readonly large: ScaleEnd;
  readonly from: number;
  readonly to: number;
}

/** Steps of each size from the body size. */
const typeSteps: Readonly<Record<string, number>> = {
  caption: -1,
  small: -0.5,
  body: 0,
  h4: 0.5,
  lead: 1,
  h3: 1.5,
  h2: 2.5,
  h1: 4,
};

/** Names of the type sizes, smallest first. */
export const typeSizes = Object.keys(typeSteps);

/** Ratios with a name in music or geometry. */
export const namedRatios = {
  'minor-second': 16 / 15,
  'major-second': 9 / 8,
  'minor-third': 6 / 5,
  'major-third': 5 / 4,
  'perfect-fourth': 4 / 3,
  'augmented-fourth': Math.SQRT2,
  'perfect-fifth': 3 / 2,
  golden: (1 + Math.sqrt(5)) / 2,
} as const;

/** Rounds to half a pixel, the smallest visible difference. */
function roundToHalfPixel(pixels: number): DimensionValue {
  return { value: Math.round(pixels * 2) / 32, unit: 'rem' };
}

/**
 * Creates the sizes of a scale. Below the body size both ends use the smaller ratio: captions that shrink as
 * the window grows would be unreadable. A size in large windows is never smaller than in small ones.
 */
export function makeTypeScale({ small, large, from, to }: TypeScale): TokenChanges {
  const gentle = Math.min(small.ratio, large.ratio);
  return Object.fromEntries(
    Object.entries(typeSteps).map(([name, step]) => {
      const computeSize = ({ base, ratio }: ScaleEnd) => base * (step < 0 ? gentle : ratio) ** step;
      return [
        `text.${name}`,
        createSize(computeSize(small), Math.max(computeSize(small), computeSize(large)), from, to),
      ];
    }),
  );
}

function createSize(least: number, most: number, from: number, to: number): TokenSetting {
  const [min, value] = [roundToHalfPixel(least), roundToHalfPixel(most)];
  return min.value === value.value ? { value } : { value, fluid: { min, from, to } };
}

interface Ends {
  readonly least: number;
  readonly most: number;
  readonly fluid: FluidRange | undefined;
}

function getEnds(name: string, changes: TokenChanges): Ends {
  const token = findToken(`text.${name}`);
  if (!token) throw new Error(`The design has no size ${name}.`);
  const setting = getTokenSetting(token, changes);
  const { value, fluid } = isAlias(setting.value) ? token.standard : setting;
  const most = toPixels(value as DimensionValue);
  return { least: fluid ? toPixels(fluid.min) : most, most, fluid };
}

/** Finds the scale that fits the current sizes best; headings decide the ratio. */
export function fitTypeScale(changes: TokenChanges): TypeScale {
  const deriveEnd = (pick: 'least' | 'most'): ScaleEnd => {
    const base = getEnds('body', changes)[pick];
    const ratio = Math.exp(
      mean(
        ['h3', 'h2', 'h1'].map(
          (name) => Math.log(getEnds(name, changes)[pick] / base) / (typeSteps[name] ?? 1),
        ),
      ),
    );
    return {
      base: Math.round(base * 4) / 4,
      ratio: Math.min(2, Math.max(1.02, Math.round(ratio * 1000) / 1000)),
    };
  };
  const { from = 360, to = 1440 } = getEnds('h1', changes).fluid ?? {};
  return { small: deriveEnd('least'), large: deriveEnd('most'), from, to };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Computes a size in a window of a width, in CSS pixels, as browsers do. */
export function computeTextSize(name: string, changes: TokenChanges, width: number): number {
  const { least, most, fluid } = getEnds(name, changes);
  if (!fluid) return most;
  const part = Math.min(1, Math.max(0, (width - fluid.from) / (fluid.to - fluid.from)));
  return least + (most - least) * part;
}
