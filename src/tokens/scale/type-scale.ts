import type { Fluid } from '../design-tokens.ts';
import type { TokenChanges } from '../token-changes.ts';
import { settingOf } from '../token-changes.ts';
import { findToken, isAlias, type TokenSetting } from '../token-list.ts';
import { type DimensionValue, inPixels } from '../token-value.ts';

/** One end of a scale: running text in CSS pixels, and how much larger each step is. */
export interface ScaleEnd {
  readonly base: number;
  readonly ratio: number;
}

/** A scale of type: what it is in small windows, in large ones, and from where to where it grows. Widths in CSS pixels. */
export interface TypeScale {
  readonly small: ScaleEnd;
  readonly large: ScaleEnd;
  readonly from: number;
  readonly to: number;
}

/** How many steps each size is from running text. */
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

/** The sizes of a scale of type, the smallest first. */
export const typeSizes = Object.keys(typeSteps);

/** Ratios that music and geometry have names for. */
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

/** Half a pixel: what screens still tell apart. */
function rounded(pixels: number): DimensionValue {
  return { value: Math.round(pixels * 2) / 32, unit: 'rem' };
}

/**
 * The sizes that a scale makes. Below running text both ends take the gentler ratio: a caption that shrinks as the window grows would
 * be read by nobody. An end of a larger window is never smaller than that of a small one.
 */
export function makeTypeScale({ small, large, from, to }: TypeScale): TokenChanges {
  const gentle = Math.min(small.ratio, large.ratio);
  return Object.fromEntries(
    Object.entries(typeSteps).map(([name, step]) => {
      const at = ({ base, ratio }: ScaleEnd) => base * (step < 0 ? gentle : ratio) ** step;
      return [`text.${name}`, sizeBetween(at(small), Math.max(at(small), at(large)), from, to)];
    }),
  );
}

function sizeBetween(least: number, most: number, from: number, to: number): TokenSetting {
  const [min, value] = [rounded(least), rounded(most)];
  return min.value === value.value ? { value } : { value, fluid: { min, from, to } };
}

interface Ends {
  readonly least: number;
  readonly most: number;
  readonly fluid: Fluid | undefined;
}

function endsOf(name: string, changes: TokenChanges): Ends {
  const token = findToken(`text.${name}`);
  if (!token) throw new Error(`The design has no size ${name}.`);
  const setting = settingOf(token, changes);
  const { value, fluid } = isAlias(setting.value) ? token.standard : setting;
  const most = inPixels(value as DimensionValue);
  return { least: fluid ? inPixels(fluid.min) : most, most, fluid };
}

/** The scale that comes nearest to the sizes as they are: the ratio by the headings, which show it most. */
export function typeScaleOf(changes: TokenChanges): TypeScale {
  const end = (pick: 'least' | 'most'): ScaleEnd => {
    const base = endsOf('body', changes)[pick];
    const ratio = Math.exp(
      mean(
        ['h3', 'h2', 'h1'].map(
          (name) => Math.log(endsOf(name, changes)[pick] / base) / (typeSteps[name] ?? 1),
        ),
      ),
    );
    return {
      base: Math.round(base * 4) / 4,
      ratio: Math.min(2, Math.max(1.02, Math.round(ratio * 1000) / 1000)),
    };
  };
  const { from = 360, to = 1440 } = endsOf('h1', changes).fluid ?? {};
  return { small: end('least'), large: end('most'), from, to };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a size is in a window of a width, in CSS pixels; as the browser reckons it. */
export function sizeAt(name: string, changes: TokenChanges, width: number): number {
  const { least, most, fluid } = endsOf(name, changes);
  if (!fluid) return most;
  const part = Math.min(1, Math.max(0, (width - fluid.from) / (fluid.to - fluid.from)));
  return least + (most - least) * part;
}
