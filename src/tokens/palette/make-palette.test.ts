import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { computeContrasts } from '../contrast/token-contrast.ts';
import { presets } from '../presets/presets.ts';
import { listTokenIssues, type TokenChanges } from '../token-changes.ts';
import type { TokenValues } from '../token-value.ts';
import { computeColorDifference } from './color-difference.ts';
import { isInGamut, limitChroma } from './gamut.ts';
import {
  derivePaletteSeed,
  leastErrorDifference,
  makePalette,
  mostNeutralChroma,
  type PaletteSeed,
  withAccent,
} from './make-palette.ts';

const seeds = fc.record<PaletteSeed>({
  lightness: fc.double({ min: 0, max: 1, noNaN: true }),
  chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
  hue: fc.double({ min: 0, max: 360, noNaN: true }),
  neutralChroma: fc.double({ min: 0, max: mostNeutralChroma, noNaN: true }),
  neutralHue: fc.double({ min: 0, max: 360, noNaN: true }),
});

type Theme = 'value' | 'dark';
type Components = TokenValues['color']['components'];

function listColors(palette: TokenChanges, theme: Theme, paths = Object.keys(palette)) {
  return paths.flatMap((path) => {
    const color = palette[path]?.[theme];
    return color === undefined ? [] : [(color as TokenValues['color']).components];
  });
}

const ladder = (palette: TokenChanges, theme: Theme, indices: readonly number[]) =>
  listColors(
    palette,
    theme,
    indices.map((index) => `palette.neutral.${index}`),
  ).map(([lightness]) => lightness);

const steps = (row: readonly number[]) => row.slice(1).map((each, index) => each - (row[index] ?? 0));

describe('a palette from any colour', () => {
  it('has enough contrast in both themes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const failing = computeContrasts(makePalette(seed)).filter(({ isEnough }) => !isEnough);
        expect(failing).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('has neutral colours in equal steps of lightness', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<Theme>('value', 'dark'), (seed, theme) => {
        const palette = makePalette(seed);
        const all = steps(ladder(palette, theme, [1, 2, 3, 4, 5, 6, 7]));
        expect(new Set(all.map(Math.sign)).size).toBe(1);
        for (const part of [
          [1, 2, 3, 4],
          [5, 6, 7],
        ]) {
          const found = steps(ladder(palette, theme, part));
          for (const step of found) expect(step).toBeCloseTo(found[0] ?? 0, 3);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('contains only valid tokens with colours inside sRGB', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const palette = makePalette(seed);
        expect(listTokenIssues(palette)).toEqual([]);
        for (const theme of ['value', 'dark'] as const) {
          for (const [lightness, chroma, hue] of listColors(palette, theme))
            expect(isInGamut(lightness, chroma, hue)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has an error colour that clearly differs from the accent, in both themes', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<Theme>('value', 'dark'), (seed, theme) => {
        const [error, accent] = listColors(makePalette(seed), theme, ['palette.red.1', 'palette.accent.1']);
        expect(computeColorDifference(error as Components, accent as Components)).toBeGreaterThanOrEqual(
          leastErrorDifference,
        );
      }),
      // Includes seeds near the error colour.
      {
        numRuns: 60,
        examples: [0, 8, 16, 24, 33, 350].flatMap((hue) =>
          [0.3, 0.42, 0.56].map((lightness): [PaletteSeed, Theme] => [
            { lightness, chroma: 0.165, hue, neutralChroma: 0.01, neutralHue: 80 },
            'value',
          ]),
        ),
      },
    );
  });

  it('keeps the seed colour if it has enough contrast', () => {
    const seed = { lightness: 0.45, chroma: 0.12, hue: 260, neutralChroma: 0.01, neutralHue: 80 };
    expect(makePalette(seed)['palette.accent.1']?.value).toMatchObject({ components: [0.45, 0.12, 260] });
    expect(derivePaletteSeed(makePalette(seed))).toEqual(seed);
  });
});

it('derivePaletteSeed finds a seed in every preset', () => {
  for (const { changes } of presets) {
    const seed = derivePaletteSeed(changes);
    expect(seed.chroma).toBeGreaterThan(0.05);
    expect(seed.neutralChroma).toBeLessThanOrEqual(mostNeutralChroma);
  }
});

it('limitChroma removes no more chroma than sRGB requires', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (lightness, chroma, hue) => {
        const within = limitChroma(lightness, chroma, hue);
        expect(isInGamut(lightness, within, hue)).toBe(true);
        if (within < chroma) expect(isInGamut(lightness, within + 2e-3, hue)).toBe(false);
      },
    ),
  );
});

describe('a brand colour in a preset', () => {
  it('has enough contrast on the paper of every preset', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...presets), (seed, { changes }) => {
        const made = withAccent(changes, seed);
        expect(computeContrasts(made).filter(({ isEnough }) => !isEnough)).toEqual([]);
        expect(made['palette.neutral.1']).toEqual(changes['palette.neutral.1']);
      }),
      { numRuns: 60 },
    );
  });

  it('is unchanged if it has enough contrast', () => {
    const made = withAccent({}, { lightness: 0.45, chroma: 0.12, hue: 260 });
    expect(made['palette.accent.1']?.value).toMatchObject({ components: [0.45, 0.12, 260] });
  });

  it('replaces an accent that the studio set itself', () => {
    const own = { 'color.accent': { value: '{palette.neutral.7}' } } as const;
    expect(withAccent(own, { lightness: 0.45, chroma: 0.12, hue: 260 })).not.toHaveProperty(['color.accent']);
  });
});
