import { describe, expect, it } from 'vitest';
import type { TokenChanges } from '../token-changes.ts';
import type { TokenValues } from '../token-value.ts';
import { computeContrasts, computePairContrast, getContrastLevel } from './token-contrast.ts';
import { enoughContrast } from './wcag.ts';

const oklch = (lightness: number, alpha?: number): TokenValues['color'] => ({
  colorSpace: 'oklch',
  components: [lightness, 0, 0],
  ...(alpha === undefined ? {} : { alpha }),
});

const findPair = (changes: TokenChanges, ink: string, surface: string, theme = 'light') =>
  computeContrasts(changes).find(
    (pair) => pair.ink === ink && pair.surface === surface && pair.theme === theme,
  );

describe('the contrast', () => {
  it('is sufficient for every colour pair of the default design, in both themes', () => {
    expect(computeContrasts({}).filter(({ isEnough }) => !isEnough)).toEqual([]);
  });

  it('is sufficient for text on controls in dialogs in the dark theme (`raised.css`)', () => {
    for (const ink of ['ink', 'ink-soft'] as const) {
      const pair = { ink, surface: 'line', kind: 'text', needed: enoughContrast } as const;
      expect(computePairContrast(pair, {}, 'dark')).toMatchObject({ isEnough: true });
    }
  });

  it('is 21 between black and white', () => {
    const changes = { 'color.ink': { value: oklch(0) }, 'color.paper': { value: oklch(1) } };
    expect(findPair(changes, 'ink', 'paper')?.ratio).toBeCloseTo(21, 3);
  });

  it('of a transparent colour is computed after blending, as browsers do', () => {
    const changes = { 'color.ink': { value: oklch(0, 0.5) }, 'color.paper': { value: oklch(1) } };
    expect(findPair(changes, 'ink', 'paper')?.ratio).toBeCloseTo(3.98, 1);
    const surface = { ...changes, 'color.surface': { value: oklch(0, 0) } };
    expect(findPair(surface, 'ink', 'surface')?.ratio).toBe(findPair(surface, 'ink', 'paper')?.ratio);
  });

  it('follows a palette token to every colour role that refers to it, per theme', () => {
    const changes = { 'palette.neutral.7': { value: oklch(0.9), dark: oklch(0.95) } };
    expect(findPair(changes, 'ink', 'paper')).toMatchObject({ level: 'fails', isEnough: false });
    expect(findPair(changes, 'ink', 'paper', 'dark')).toMatchObject({ level: 'AAA', isEnough: true });
  });

  it('is graded with the levels of WCAG', () => {
    expect([7, 4.5, 3, 2.9].map((ratio) => getContrastLevel(ratio, 'text'))).toEqual([
      'AAA',
      'AA',
      'AA large',
      'fails',
    ]);
    expect([7, 3, 2.9].map((ratio) => getContrastLevel(ratio, 'control'))).toEqual(['AA', 'AA', 'fails']);
  });
});
