import { describe, expect, it } from 'vitest';
import { readLuminance } from '#blocks/shared/contrast.ts';
import { computeContrast } from '#tokens/contrast/wcag.ts';
import { type ColorName, tokens } from '#tokens/resolve-tokens.ts';
import { fc } from '../../tests/support/properties.ts';
import { computeInks, type Stretch } from './background-inks.ts';
import { createBackgroundPath } from './background-path.ts';

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const seeThrough = fc
  .tuple(hex, channel)
  .map(([color, alpha]) => color + alpha.toString(16).padStart(2, '0'));
const hsl = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([hue, saturation, lightness]) => `hsl(${hue} ${saturation}% ${lightness}%)`);
const oklch = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 359 }))
  .map(([lightness, chroma, hue]) => `oklch(${lightness / 100} ${chroma / 100} ${hue})`);
const opaque = fc.oneof(hex, hsl, oklch);
const type = fc.constantFrom('scroll-color-transition', 'scroll-opacity', 'scroll-hue-rotation');
const easing = fc.constantFrom('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out');

const luminances = new Map<string, number>();

/** Computes the luminance of an ink at a part of the scroll range. */
function inkAt(stretches: readonly Stretch[], name: ColorName, part: number): number {
  const stretch = stretches.findLast(({ from }) => from <= part);
  if (!stretch) throw new Error('The way has no beginning');
  const ink = stretch.inks[name] ?? tokens.color[name][stretch.scheme];
  const known = luminances.get(ink) ?? readLuminance(ink) ?? Number.NaN;
  luminances.set(ink, known);
  return known;
}

const parts = Array.from({ length: 401 }, (_, index) => index / 400);

/** Lists the inks without enough contrast, and their positions. */
function unread(path: (part: number) => number): string[] {
  const stretches = computeInks(path, tokens.color);
  const names = ['ink', 'ink-soft', 'accent', 'accent-strong', 'edge'] as const;
  return parts.flatMap((part) =>
    names
      .filter(
        (name) => computeContrast(path(part), inkAt(stretches, name, part)) < (name === 'edge' ? 3 : 4.5),
      )
      .map((name) => `${name} at ${part}`),
  );
}

describe('the text colours on a page background', () => {
  it('have enough contrast on every background colour', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        const path = createBackgroundPath(color, undefined);
        expect(path).toBeDefined();
        const stretches = computeInks(path ?? (() => 0), tokens.color);
        expect(stretches).toHaveLength(1);
        expect(unread(path ?? (() => 0))).toEqual([]);
      }),
    );
  });

  it('have enough contrast at every point of a changing background', () => {
    fc.assert(
      fc.property(opaque, fc.oneof(opaque, seeThrough), type, easing, (paper, color, kind, curve) => {
        const path = createBackgroundPath(paper, { type: kind, easing: curve, color });
        expect(path).toBeDefined();
        expect(unread(path ?? (() => 0))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('switch colour scheme once between black and white paper, in fewer than 16 steps', () => {
    const path = createBackgroundPath('#000', {
      type: 'scroll-color-transition',
      easing: 'linear',
      color: '#fff',
    });
    const stretches = computeInks(path ?? (() => 0), tokens.color);
    const schemes = stretches.map(({ scheme }) => scheme);
    expect(schemes.filter((scheme, index) => scheme !== schemes[index - 1])).toEqual(['dark', 'light']);
    expect(stretches[0]?.inks).toEqual({});
    expect(stretches.at(-1)?.inks).toEqual({});
    expect(stretches.length).toBeLessThan(16);
  });

  it('are not computed for a named or transparent background colour', () => {
    expect(createBackgroundPath('rebeccapurple', undefined)).toBeUndefined();
    expect(createBackgroundPath('#fffa', undefined)).toBeUndefined();
  });
});

describe('the path of a changing background', () => {
  it('ends with the hue where it started', () => {
    const path = createBackgroundPath('#fff', {
      type: 'scroll-hue-rotation',
      easing: 'linear',
      color: '#c00',
    });
    expect(path?.(1)).toBeCloseTo(path?.(0) ?? 0, 6);
    expect(path?.(0.5)).not.toBeCloseTo(path?.(0) ?? 0, 1);
  });

  it('follows its easing', () => {
    const at = (curve: 'linear' | 'ease-in' | 'ease-out') =>
      createBackgroundPath('#000', { type: 'scroll-opacity', easing: curve, color: '#fff' })?.(0.5) ?? 0;
    expect(at('ease-in')).toBeLessThan(at('linear'));
    expect(at('ease-out')).toBeGreaterThan(at('linear'));
  });
});
