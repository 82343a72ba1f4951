import { contrastOfPair } from '../contrast/contrast-of.ts';
import { usedPairs } from '../contrast/used-pairs.ts';
import type { Theme } from '../light-dark.ts';
import { resolveToken } from '../resolve-tokens.ts';
import type { TokenChanges } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { colorDifference } from './color-difference.ts';
import { chromaWithin } from './gamut.ts';

type Color = TokenValues['color'];

/** What a palette is made from: one colour, and what paper and ink are tinted with. In OKLCH; hues in degrees. */
export interface PaletteSeed {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly neutralChroma: number;
  readonly neutralHue: number;
}

/** The most that paper may be tinted: beyond it, text in another colour lies on it badly. */
export const mostNeutralChroma = 0.04;

/** A row of lightnesses with equal steps between. */
interface Ladder {
  readonly from: number;
  readonly step: number;
}

/**
 * Lightness of paper and ink in each theme, drawn apart. Surfaces go in equal steps from paper (1) to the hairline (4), inks from the
 * edge of a control (5) to the text (7); between the two lies what nothing is read on. What is raised (0) is a part of a step off paper.
 */
const neutralLadders: Readonly<
  Record<Theme, { readonly raised: number; readonly surfaces: Ladder; readonly inks: Ladder }>
> = {
  light: { raised: 1, surfaces: { from: 0.984, step: -0.026 }, inks: { from: 0.59, step: -0.185 } },
  dark: { raised: 0.235, surfaces: { from: 0.18, step: 0.04 }, inks: { from: 0.58, step: 0.185 } },
};

/** Paper is tinted less than its hairlines, and ink in between, as dyes do. */
const tints: readonly number[] = [0.3, 0.5, 0.7, 1, 1, 1, 1, 1];

function neutral(seed: PaletteSeed, theme: Theme, index: number): Color {
  const { raised, surfaces, inks } = neutralLadders[theme];
  const lightness =
    index === 0
      ? raised
      : index < 5
        ? surfaces.from + surfaces.step * (index - 1)
        : inks.from + inks.step * (index - 5);
  return color(
    lightness,
    Math.min(seed.neutralChroma, mostNeutralChroma) * (tints[index] ?? 1),
    seed.neutralHue,
  );
}

/** A colour that sRGB has, without needless digits. Cut, not rounded: rounding up would lead out again. */
function color(lightness: number, chroma: number, hue: number): Color {
  const clean = Math.round(lightness * 1e4) / 1e4;
  const round = Math.round(hue * 100) / 100;
  const within = chromaWithin(clean, chroma, round);
  return { colorSpace: 'oklch', components: [clean, Math.floor(within * 1e4) / 1e4, round] };
}

/** The step from the accent to the one under the pointer: away from paper. */
const accentStep: Readonly<Record<Theme, number>> = { light: -0.07, dark: 0.06 };
/** Where the accent of the dark theme begins; one that is lighter by itself stays so. */
const darkAccent = 0.72;
/** In the dark, strong colours glow: a part of them is enough. */
const darkChroma = 0.85;

interface Sign {
  readonly path: string;
  /** The role that it has. */
  readonly role: string;
}

/** What says how something went, in hues of its own: only its lightness follows the paper that it lies on. */
const signs: readonly Sign[] = [
  { path: 'palette.red.1', role: 'error' },
  { path: 'palette.green.1', role: 'success' },
  { path: 'palette.amber.1', role: 'warning' },
  { path: 'palette.blue.1', role: 'selection' },
];

/**
 * A palette from one colour, for both themes apart: ladders with equal steps of lightness, chroma as far as sRGB has it, and the
 * accent and the signs as near to what was asked for as WCAG 2.2 (AA) lets them on every surface that they are used on.
 */
export function makePalette(seed: PaletteSeed): TokenChanges {
  const ladder = Object.fromEntries(
    tints.map((_tint, index) => [
      `palette.neutral.${index}`,
      { value: neutral(seed, 'light', index), dark: neutral(seed, 'dark', index) },
    ]),
  );
  const made = { ...ladder, ...accents(seed, ladder) };
  return { ...made, ...signsOn(made) };
}

type AccentSeed = Pick<PaletteSeed, 'lightness' | 'chroma' | 'hue'>;

/** Roles that refer to the accent's primitive colours. */
const accentRoles: readonly string[] = ['color.accent', 'color.accent-strong', 'color.on-accent'];

/**
 * Replaces a design's accent: in each theme, by the colour nearest to `seed` that meets WCAG 2.2 (AA) on the design's papers. The
 * status colours are made again, so that the error colour differs from the accent.
 */
export function withAccent(changes: TokenChanges, seed: AccentSeed): TokenChanges {
  const others = Object.fromEntries(Object.entries(changes).filter(([path]) => !accentRoles.includes(path)));
  const made = { ...others, ...accents(seed, others) };
  return { ...made, ...signsOn(made) };
}

function accents(seed: AccentSeed, ladder: TokenChanges): TokenChanges {
  const on = {
    value: color(0.99, Math.min(0.01, seed.chroma), seed.hue),
    dark: color(0.18, Math.min(0.03, seed.chroma), seed.hue),
  };
  const wanted = { light: seed.lightness, dark: Math.max(darkAccent, seed.lightness) };
  const chroma = { light: seed.chroma, dark: seed.chroma * darkChroma };
  const at = (theme: Theme, lightness: number, strong = 0) =>
    color(clamped(lightness + strong * accentStep[theme]), chroma[theme], seed.hue);
  const asked = (theme: Theme, lightness: number): TokenChanges => ({
    ...ladder,
    'palette.accent.0': on,
    'palette.accent.1': { value: at(theme, lightness) },
    'palette.accent.2': { value: at(theme, lightness, 1) },
  });
  const found = (theme: Theme) =>
    readable(theme, wanted[theme], ['accent', 'accent-strong', 'on-accent'], (lightness) =>
      asked(theme, lightness),
    );
  const [light, dark] = [found('light'), found('dark')];
  return {
    'palette.accent.0': on,
    'palette.accent.1': { value: at('light', light), dark: at('dark', dark) },
    'palette.accent.2': { value: at('light', light, 1), dark: at('dark', dark, 1) },
  };
}

function signsOn(made: TokenChanges): TokenChanges {
  return Object.fromEntries(
    signs.map((sign) => {
      const of = (theme: Theme) =>
        sign.role === 'error' ? apartFromAccent(sign, made, theme) : signOn(sign, made, theme);
      return [sign.path, { value: of('light'), dark: of('dark') }];
    }),
  );
}

/** A sign that can be read on every surface it is used on, as near to the design's own as that allows. */
function signOn({ path, role }: Sign, made: TokenChanges, theme: Theme, turn: Turn = [0, 0]): Color {
  const [lightness, chroma, hue] = colorAt(path, {}, theme);
  const turned = (hue + turn[0] + 360) % 360;
  const found = readable(theme, lightness + turn[1], [role], (next) => ({
    ...made,
    [path]: { value: color(next, chroma, turned) },
  }));
  return color(found, chroma, turned);
}

/** Degrees of hue and a part of lightness from a colour to another. */
type Turn = readonly [hue: number, lightness: number];

/** Reds all of them, the nearest first: rose, wine, vermilion, each also darker or lighter. */
const turns: readonly Turn[] = [0, -0.07, 0.07, -0.14, 0.14].flatMap((lightness) =>
  [0, 14, -14, 28].map((hue): Turn => [hue, lightness]),
);
/** In OKLab; the design's own two are as far from each other at least. */
export const leastErrorDifference = 0.14;

/** The first red that nobody takes for the accent; of an accent that no red is far enough from, the farthest. */
function apartFromAccent(sign: Sign, made: TokenChanges, theme: Theme): Color {
  const accent = colorAt('palette.accent.1', made, theme);
  let farthest: { readonly red: Color; readonly difference: number } | undefined;
  for (const turn of turns) {
    const red = signOn(sign, made, theme, turn);
    const difference = colorDifference(red.components, accent);
    if (difference >= leastErrorDifference) return red;
    if (!farthest || difference > farthest.difference) farthest = { red, difference };
  }
  return (farthest as { readonly red: Color }).red;
}

function colorAt(path: string, changes: TokenChanges, theme: Theme): Color['components'] {
  const token = findToken(path);
  if (!token) throw new Error(`The design has no colour ${path}.`);
  return (resolveToken(token, changes, theme).value as Color).components;
}

/** The lightness next to `from` at which all that roles are used for can be read: darker in the light theme, lighter in the dark one. */
function readable(
  theme: Theme,
  from: number,
  roles: readonly string[],
  changesAt: (lightness: number) => TokenChanges,
): number {
  const pairs = usedPairs.filter(({ ink }) => roles.includes(ink));
  const isEnough = (lightness: number) => {
    const changes = changesAt(lightness);
    return pairs.every((pair) => contrastOfPair(pair, changes, theme).isEnough);
  };
  const start = clamped(from);
  if (isEnough(start)) return start;
  let [good, bad] = [theme === 'light' ? clamped(0) : clamped(1), start];
  while (Math.abs(good - bad) > 5e-4) {
    const middle = (good + bad) / 2;
    if (isEnough(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Between what can still be told from black and from white. */
function clamped(lightness: number): number {
  return Math.min(0.95, Math.max(0.2, lightness));
}

/** What a palette could have been made from: the accent of the light theme, and the tint of its strong surface. */
export function seedOf(changes: TokenChanges): PaletteSeed {
  const [lightness, chroma, hue] = colorAt('palette.accent.1', changes, 'light');
  const [, neutralChroma, neutralHue] = colorAt('palette.neutral.3', changes, 'light');
  return { lightness, chroma, hue, neutralChroma: Math.min(neutralChroma, mostNeutralChroma), neutralHue };
}
