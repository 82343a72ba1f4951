import { firstReached, type Scheme, schemeAt } from '#blocks/shared/surface.ts';
import { enoughContrast } from '#tokens/contrast/wcag.ts';
import type { ColorName, TokenColors } from '#tokens/resolve-tokens.ts';
import type { BackgroundPath } from './background-path.ts';

/** The inks of a page from a part of the way, 0 to 1, until the next stretch begins. */
export interface Stretch {
  readonly from: number;
  readonly scheme: Scheme;
  /** The inks that stand in for tokens of that scheme which are not read there. */
  readonly inks: Readonly<Partial<Record<ColorName, string>>>;
}

/** The inks of what stands on the page itself, those that replace one where it cannot be read, and the contrast needed. */
const needs: readonly { readonly names: readonly ColorName[]; readonly contrast: number }[] = [
  { names: ['ink'], contrast: enoughContrast },
  { names: ['ink-soft', 'ink'], contrast: enoughContrast },
  { names: ['accent', 'ink'], contrast: enoughContrast },
  { names: ['accent-strong', 'ink'], contrast: enoughContrast },
  // The edges of controls, and the dots of a carousel (WCAG 2.2, 1.4.11).
  { names: ['edge', 'ink-soft', 'ink'], contrast: 3 },
];

/** The tokens that a page's background may replace. */
export const replacedInks: readonly ColorName[] = needs.map(({ names: [name] }) => name as ColorName);

/** Slightly more contrast than is needed: between two sampled places a background may be a little harder to read on. */
const margin = 1.02;

/** The shortest stretch: finer than a pixel of scrolling on all but the longest pages. */
const finest = 1 / 4096;

/**
 * The inks along a background's way. No ink can be read on both light and dark tones, so they change in steps: where
 * the background crosses from light to dark, and earlier, where a softer ink stops being readable.
 */
export function inksAlong(path: BackgroundPath, colors: TokenColors): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const add = (stretch: Stretch) => {
    const last = stretches.at(-1);
    if (!last || !isSame(last, stretch)) stretches.push(stretch);
  };
  const walk = (from: number, to: number): void => {
    const middle = (from + to) / 2;
    const luminances = [from, middle, to].map(path);
    const found = luminances.map((luminance) => inksOn([luminance], colors));
    const [first] = found;
    if (to - from <= finest || found.every((one) => first && isSame(one, first))) {
      add({ ...inksOn(luminances, colors), from });
      return;
    }
    walk(from, middle);
    walk(middle, to);
  };
  // The first pieces are short, so that a colour which shows only briefly is sampled as well.
  const pieces = 64;
  for (let piece = 0; piece < pieces; piece += 1) walk(piece / pieces, (piece + 1) / pieces);
  return stretches;
}

type Inks = Omit<Stretch, 'from'>;

/** The inks that are read on all of these luminances, which lie next to each other. */
function inksOn(luminances: readonly number[], colors: TokenColors): Inks {
  const scheme = schemeAt(luminances[0] ?? 1);
  const hardest = scheme === 'light' ? Math.min(...luminances) : Math.max(...luminances);
  const inks: Partial<Record<ColorName, string>> = {};
  for (const { names, contrast } of needs) {
    const [name] = names;
    if (!name) continue;
    const ink = firstReached(names, scheme, hardest, contrast * margin, colors);
    if (ink !== colors[name][scheme]) inks[name] = ink;
  }
  return { scheme, inks };
}

function isSame(one: Inks, other: Inks): boolean {
  return one.scheme === other.scheme && replacedInks.every((name) => one.inks[name] === other.inks[name]);
}
