import { computePairContrast } from '../contrast/token-contrast.ts';
import { usedPairs } from '../contrast/used-pairs.ts';
import type { Theme } from '../light-dark.ts';
import { resolveToken } from '../resolve-tokens.ts';
import type { TokenChanges } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { computeColorDifference } from './color-difference.ts';
import { limitChroma } from './gamut.ts';

type Color = TokenValues['color'];

/** Input of a palette: one accent colour, and the tint of paper and ink. OKLCH; hues in degrees. */
export interface PaletteSeed {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly neutralChroma: number;
  readonly neutralHue: number;
}

/** Maximum tint of paper; beyond it, coloured text on it loses contrast. */
export const mostNeutralChroma = 0.04;

/** A row of evenly spaced lightnesses. */
interface Ladder {
  readonly from: number;
  readonly step: number;
}

/**
 * Lightness of paper and ink per theme. Surfaces go in equal steps from paper (1) to the hairline (4), inks
 * from the edge of a control (5) to the text (7); no text is set in the range in between. Raised surfaces (0)
 * are a fraction of a step from paper.
 */
const neutralLadders: Readonly<
  Record<Theme, { readonly raised: number; readonly surfaces: Ladder; readonly inks: Ladder }>
> = {
  light: { raised: 1, surfaces: { from: 0.984, step: -0.026 }, inks: { from: 0.59, step: -0.185 } },
  dark: { raised: 0.235, surfaces: { from: 0.18, step: 0.04 }, inks: { from: 0.58, step: 0.185 } },
};

/** Share of the tint per step: paper is tinted less than hairlines and inks. */
const tints: readonly number[] = [0.3, 0.5, 0.7, 1, 1, 1, 1, 1];

function createNeutral(seed: PaletteSeed, theme: Theme, index: number): Color {
  const { raised, surfaces, inks } = neutralLadders[theme];
  const lightness =
    index === 0
      ? raised
      : index < 5
        ? surfaces.from + surfaces.step * (index - 1)
        : inks.from + inks.step * (index - 5);
  return createColor(
    lightness,
    Math.min(seed.neutralChroma, mostNeutralChroma) * (tints[index] ?? 1),
    seed.neutralHue,
  );
}

/** Creates a colour within sRGB with few digits. Truncates, since rounding up could leave the gamut. */
function createColor(lightness: number, chroma: number, hue: number): Color {
  const clean = Math.round(lightness * 1e4) / 1e4;
  const round = Math.round(hue * 100) / 100;
  const within = limitChroma(clean, chroma, round);
  return { colorSpace: 'oklch', components: [clean, Math.floor(within * 1e4) / 1e4, round] };
}

/** Lightness step from the accent to its hover colour: away from paper. */
const accentStep: Readonly<Record<Theme, number>> = { light: -0.07, dark: 0.06 };
/** Minimum lightness of the accent in the dark theme. */
const darkAccent = 0.72;
/** Share of the chroma used in the dark theme, where saturated colours look brighter. */
const darkChroma = 0.85;

interface Sign {
  readonly path: string;
  /** The token of its role. */
  readonly role: string;
}

/** Status colours, with fixed hues: only their lightness adapts to the paper. */
const signs: readonly Sign[] = [
  { path: 'palette.red.1', role: 'error' },
  { path: 'palette.green.1', role: 'success' },
  { path: 'palette.amber.1', role: 'warning' },
  { path: 'palette.blue.1', role: 'selection' },
];

/**
 * Creates a palette from one colour, separately per theme: ladders with equal steps of lightness, chroma
 * within sRGB, and the accent and status colours as close to the requested ones as WCAG 2.2 (AA) allows on
 * every surface that they are used on.
 */
export function makePalette(seed: PaletteSeed): TokenChanges {
  const ladder = Object.fromEntries(
    tints.map((_tint, index) => [
      `palette.neutral.${index}`,
      { value: createNeutral(seed, 'light', index), dark: createNeutral(seed, 'dark', index) },
    ]),
  );
  const made = { ...ladder, ...createAccents(seed, ladder) };
  return { ...made, ...createSigns(made) };
}

type AccentSeed = Pick<PaletteSeed, 'lightness' | 'chroma' | 'hue'>;

/** Roles that refer to the accent's primitive colours. */
const accentRoles: readonly string[] = ['color.accent', 'color.accent-strong', 'color.on-accent'];

/**
 * Replaces a design's accent: in each theme, by the colour nearest to `seed` that meets WCAG 2.2 (AA) on the
 * design's papers. The status colours are recomputed, so that the error colour differs from the accent.
 */
export function withAccent(changes: TokenChanges, seed: AccentSeed): TokenChanges {
  const others = Object.fromEntries(Object.entries(changes).filter(([path]) => !accentRoles.includes(path)));
  const made = { ...others, ...createAccents(seed, others) };
  return { ...made, ...createSigns(made) };
}

function createAccents(seed: AccentSeed, ladder: TokenChanges): TokenChanges {
  const on = {
    value: createColor(0.99, Math.min(0.01, seed.chroma), seed.hue),
    dark: createColor(0.18, Math.min(0.03, seed.chroma), seed.hue),
  };
  const wanted = { light: seed.lightness, dark: Math.max(darkAccent, seed.lightness) };
  const chroma = { light: seed.chroma, dark: seed.chroma * darkChroma };
  const createAccent = (theme: Theme, lightness: number, strong = 0) =>
    createColor(clampLightness(lightness + strong * accentStep[theme]), chroma[theme], seed.hue);
  const buildCandidate = (theme: Theme, lightness: number): TokenChanges => ({
    ...ladder,
    'palette.accent.0': on,
    'palette.accent.1': { value: createAccent(theme, lightness) },
    'palette.accent.2': { value: createAccent(theme, lightness, 1) },
  });
  const found = (theme: Theme) =>
    findReadableLightness(theme, wanted[theme], ['accent', 'accent-strong', 'on-accent'], (lightness) =>
      buildCandidate(theme, lightness),
    );
  const [light, dark] = [found('light'), found('dark')];
  return {
    'palette.accent.0': on,
    'palette.accent.1': { value: createAccent('light', light), dark: createAccent('dark', dark) },
    'palette.accent.2': { value: createAccent('light', light, 1), dark: createAccent('dark', dark, 1) },
  };
}

function createSigns(made: TokenChanges): TokenChanges {
  return Object.fromEntries(
    signs.map((sign) => {
      const createForTheme = (theme: Theme) =>
        sign.role === 'error' ? findDistinctRed(sign, made, theme) : createSign(sign, made, theme);
      return [sign.path, { value: createForTheme('light'), dark: createForTheme('dark') }];
    }),
  );
}

/**
 * Creates a status colour with sufficient contrast on every surface it is used on, as close to the design's
 * own as possible.
 */
function createSign({ path, role }: Sign, made: TokenChanges, theme: Theme, turn: Turn = [0, 0]): Color {
  const [lightness, chroma, hue] = getComponents(path, {}, theme);
  const turned = (hue + turn[0] + 360) % 360;
  const found = findReadableLightness(theme, lightness + turn[1], [role], (next) => ({
    ...made,
    [path]: { value: createColor(next, chroma, turned) },
  }));
  return createColor(found, chroma, turned);
}

/** Change of hue in degrees and of lightness. */
type Turn = readonly [hue: number, lightness: number];

/** Alternative reds, the nearest first: rose, wine, vermilion, each also darker or lighter. */
const turns: readonly Turn[] = [0, -0.07, 0.07, -0.14, 0.14].flatMap((lightness) =>
  [0, 14, -14, 28].map((hue): Turn => [hue, lightness]),
);
/** Minimum difference of error colour and accent in OKLab, that of the design's own two. */
export const leastErrorDifference = 0.14;

/** Returns the first red that differs enough from the accent, or else the one that differs most. */
function findDistinctRed(sign: Sign, made: TokenChanges, theme: Theme): Color {
  const accent = getComponents('palette.accent.1', made, theme);
  let farthest: { readonly red: Color; readonly difference: number } | undefined;
  for (const turn of turns) {
    const red = createSign(sign, made, theme, turn);
    const difference = computeColorDifference(red.components, accent);
    if (difference >= leastErrorDifference) return red;
    if (!farthest || difference > farthest.difference) farthest = { red, difference };
  }
  return (farthest as { readonly red: Color }).red;
}

function getComponents(path: string, changes: TokenChanges, theme: Theme): Color['components'] {
  const token = findToken(path);
  if (!token) throw new Error(`The palette has no colour ${path}.`);
  return (resolveToken(token, changes, theme).value as Color).components;
}

/**
 * Finds the lightness next to `from` with sufficient contrast for all uses of the roles: darker in the light
 * theme, lighter in the dark one.
 */
function findReadableLightness(
  theme: Theme,
  from: number,
  roles: readonly string[],
  changesAt: (lightness: number) => TokenChanges,
): number {
  const pairs = usedPairs.filter(({ ink }) => roles.includes(ink));
  const isEnough = (lightness: number) => {
    const changes = changesAt(lightness);
    return pairs.every((pair) => computePairContrast(pair, changes, theme).isEnough);
  };
  const start = clampLightness(from);
  if (isEnough(start)) return start;
  let [good, bad] = [theme === 'light' ? clampLightness(0) : clampLightness(1), start];
  while (Math.abs(good - bad) > 5e-4) {
    const middle = (good + bad) / 2;
    if (isEnough(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Clamps a lightness to the range distinguishable from black and white. */
function clampLightness(lightness: number): number {
  return Math.min(0.95, Math.max(0.2, lightness));
}

/**
 * Returns an input that could have produced a palette: the accent of the light theme, and the tint of its
 * strong surface.
 */
export function derivePaletteSeed(changes: TokenChanges): PaletteSeed {
  const [lightness, chroma, hue] = getComponents('palette.accent.1', changes, 'light');
  const [, neutralChroma, neutralHue] = getComponents('palette.neutral.3', changes, 'light');
  return { lightness, chroma, hue, neutralChroma: Math.min(neutralChroma, mostNeutralChroma), neutralHue };
}
