import { chooseSchemeByLuminance, findReadableInk, type Scheme } from '#blocks/shared/surface.ts';
import { enoughContrast } from '#tokens/contrast/wcag.ts';
import type { ColorName, TokenColors } from '#tokens/resolve-tokens.ts';
import type { BackgroundPath } from './background-path.ts';

/** The inks of a page from a part of the scroll range, 0 to 1, until the next stretch begins. */
export interface Stretch {
  readonly from: number;
  readonly scheme: Scheme;
  /** Replacements of tokens of that scheme that have too little contrast. */
  readonly inks: Readonly<Partial<Record<ColorName, string>>>;
}

/** Tokens used on the page itself, each followed by its replacements, and the contrast required. */
const needs: readonly { readonly names: readonly ColorName[]; readonly contrast: number }[] = [
  { names: ['ink'], contrast: enoughContrast },
  { names: ['ink-soft', 'ink'], contrast: enoughContrast },
  { names: ['accent', 'ink'], contrast: enoughContrast },
  { names: ['accent-strong', 'ink'], contrast: enoughContrast },
  // Edges of controls and the dots of a carousel (WCAG 2.2, 1.4.11).
  { names: ['edge', 'ink-soft', 'ink'], contrast: 3 },
];

/** Tokens that a page's background may replace. */
export const replacedInks: readonly ColorName[] = needs.map(({ names: [name] }) => name as ColorName);

/** Factor on the required contrast, since it may be slightly lower between two samples. */
const margin = 1.02;

/** The shortest stretch: less than a pixel of scrolling on all but the longest pages. */
const finest = 1 / 4096;

/**
 * Computes the inks along a background. No ink is readable on light and dark colours alike, so inks change in
 * steps: at the border between light and dark, and where a softer ink loses its contrast.
 */
export function computeInks(path: BackgroundPath, colors: TokenColors): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const add = (stretch: Stretch) => {
    const last = stretches.at(-1);
    if (!last || !isSame(last, stretch)) stretches.push(stretch);
  };
  const walk = (from: number, to: number): void => {
    const middle = (from + to) / 2;
    const luminances = [from, middle, to].map(path);
    const found = luminances.map((luminance) => findInks([luminance], colors));
    const [first] = found;
    if (to - from <= finest || found.every((one) => first && isSame(one, first))) {
      add({ ...findInks(luminances, colors), from });
      return;
    }
    walk(from, middle);
    walk(middle, to);
  };
  // The first pieces are short, so that a colour that shows only briefly is sampled as well.
  const pieces = 64;
  for (let piece = 0; piece < pieces; piece += 1) walk(piece / pieces, (piece + 1) / pieces);
  return stretches;
}

type Inks = Omit<Stretch, 'from'>;

/** Finds inks with enough contrast on all of these neighbouring luminances. */
function findInks(luminances: readonly number[], colors: TokenColors): Inks {
  const scheme = chooseSchemeByLuminance(luminances[0] ?? 1);
  const hardest = scheme === 'light' ? Math.min(...luminances) : Math.max(...luminances);
  const inks: Partial<Record<ColorName, string>> = {};
  for (const { names, contrast } of needs) {
    const [name] = names;
    if (!name) continue;
    const ink = findReadableInk(names, scheme, hardest, contrast * margin, colors);
    if (ink !== colors[name][scheme]) inks[name] = ink;
  }
  return { scheme, inks };
}

function isSame(one: Inks, other: Inks): boolean {
  return one.scheme === other.scheme && replacedInks.every((name) => one.inks[name] === other.inks[name]);
}
