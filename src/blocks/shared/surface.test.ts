import { describe, expect, it } from 'vitest';
import { computeContrast } from '#tokens/contrast/wcag.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { fc } from '../../../tests/support/properties.ts';
import { readLuminance } from './contrast.ts';
import type { Style } from './style.ts';
import { buildSurfaceStyle, chooseScheme } from './surface.ts';

it.each([
  ['#fff', 'light'],
  ['#f4e6d8', 'light'],
  ['white', 'light'],
  ['oklch(0.985 0.004 95)', 'light'],
  ['oklch(98% 0.004 95)', 'light'],
  ['#1d2b2a', 'dark'],
  ['#000000', 'dark'],
  ['rgb(20, 30, 40)', 'dark'],
  // Just below and above the luminance (0.179) at which black and white have equal contrast.
  ['#757575', 'dark'],
  ['#777777', 'light'],
  ['var(--color-surface)', undefined],
  ['#ffffff80', undefined],
  ['oklch(0.9 0.1 30 / 0.4)', undefined],
  ['tomato', undefined],
])('text on %s is rendered for a %s surface', (color, scheme) => {
  expect(chooseScheme(color)).toBe(scheme);
});

it('two background colours follow the theme, and a single one fixes the colour scheme', () => {
  expect(buildSurfaceStyle('#fff', '#111', tokens.color)).toEqual({
    background: 'var(--light,#fff)var(--dark,#111)',
  });
  expect(buildSurfaceStyle('#fff', undefined, tokens.color)).toEqual({
    background: '#fff',
    colorScheme: 'light',
  });
  expect(buildSurfaceStyle(undefined, '#111', tokens.color)).toEqual({
    background: '#111',
    colorScheme: 'dark',
  });
  expect(buildSurfaceStyle(undefined, undefined, tokens.color)).toEqual({ background: undefined });
});

it('background colours that are opposite to their theme swap the text colours', () => {
  const { ink } = tokens.color;
  expect(buildSurfaceStyle('#123a4a', '#9cc7d6', tokens.color)).toMatchObject({
    background: 'var(--light,#123a4a)var(--dark,#9cc7d6)',
    color: 'var(--color-ink)',
    '--color-ink': `var(--light,${ink.dark})var(--dark,${ink.light})`,
  });
  expect(buildSurfaceStyle('#123a4a', '#111', tokens.color)).toMatchObject({
    '--color-ink': `var(--light,${ink.dark})var(--dark,${ink.dark})`,
  });
});

it('a colour token follows the theme, and a text colour token swaps the text colours', () => {
  const { ink } = tokens.color;
  expect(buildSurfaceStyle('var(--color-surface)', undefined, tokens.color)).toEqual({
    background: 'var(--color-surface)',
  });
  expect(buildSurfaceStyle('var(--color-ink)', undefined, tokens.color)).toMatchObject({
    background: `var(--light,${ink.light})var(--dark,${ink.dark})`,
    '--color-ink': `var(--light,${ink.dark})var(--dark,${ink.light})`,
  });
});

it('a mid-tone background uses the strong text colour for soft text and links', () => {
  const { ink } = tokens.color;
  expect(buildSurfaceStyle('#8db8c7', undefined, tokens.color)).toMatchObject({
    colorScheme: 'light',
    '--color-ink-soft': ink.light,
    '--color-accent': ink.light,
  });
  expect(buildSurfaceStyle('#6a4a3a', undefined, tokens.color)).toMatchObject({
    '--color-ink-soft': ink.dark,
  });
  expect(buildSurfaceStyle('#777777', undefined, tokens.color)).toMatchObject({
    '--color-ink': '#000',
    '--color-accent': '#000',
  });
});

describe('text on any background colour', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const oklch = fc
    .tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.37, noNaN: true }),
      fc.nat(359),
    )
    .map(([light, chroma, hue]) => `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${hue})`);
  const color = fc.oneof(hex, oklch);
  const luminance = (value: string) => readLuminance(value) ?? Number.NaN;

  /** Computes a text colour of a surface in a theme, as a browser does. */
  function inkIn(style: Style, name: 'ink' | 'ink-soft' | 'accent', theme: 'light' | 'dark'): string {
    const own = style[`--color-${name}`];
    const pair = /^var\(--light,(.+)\)var\(--dark,(.+)\)$/.exec(own ?? '');
    if (pair) return pair[theme === 'light' ? 1 : 2] ?? '';
    const scheme = (style.colorScheme ?? theme) as 'light' | 'dark';
    return own ?? tokens.color[name][scheme];
  }

  const readsWell = (style: Style, surface: string, theme: 'light' | 'dark') => {
    const on = (ink: string) => computeContrast(luminance(surface), luminance(ink));
    const { ink } = tokens.color;
    const text = on(inkIn(style, 'ink', theme));
    expect(text).toBeGreaterThanOrEqual(Math.min(4.5, Math.max(on(ink.light), on(ink.dark))));
    expect(text, 'text').toBeGreaterThanOrEqual(4.5);
    expect(on(inkIn(style, 'ink-soft', theme)), 'soft text').toBeGreaterThanOrEqual(4.5);
    expect(on(inkIn(style, 'accent', theme)), 'links').toBeGreaterThanOrEqual(4.5);
  };

  it('has sufficient contrast, like soft text and links', () => {
    fc.assert(
      fc.property(color, (surface) => {
        for (const theme of ['light', 'dark'] as const)
          readsWell(buildSurfaceStyle(surface, undefined, tokens.color), surface, theme);
      }),
      { numRuns: 1000 },
    );
  });

  it('has sufficient contrast in both themes with a colour per theme', () => {
    fc.assert(
      fc.property(color, color, (light, dark) => {
        const style = buildSurfaceStyle(light, dark, tokens.color);
        readsWell(style, light, 'light');
        readsWell(style, dark, 'dark');
      }),
      { numRuns: 1000 },
    );
  });

  it('uses the colour scheme with the higher contrast if that is sufficient', () => {
    fc.assert(
      fc.property(color, (surface) => {
        const on = (scheme: 'light' | 'dark') =>
          computeContrast(luminance(surface), luminance(tokens.color.ink[scheme]));
        const best = on('light') >= on('dark') ? 'light' : 'dark';
        if (on(best) >= 4.5) expect(chooseScheme(surface)).toBe(best);
      }),
    );
  });
});
