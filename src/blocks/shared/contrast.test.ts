import { expect, it } from 'vitest';
import { computeContrast } from '#tokens/contrast/wcag.ts';
import { readLuminance } from './contrast.ts';

it.each([
  ['white', 1],
  ['#000', 0],
  ['#f00', 0.2126],
  ['#808080', 0.2159],
  ['rgb(255 0 0)', 0.2126],
  ['rgba(255, 0, 0, 1)', 0.2126],
  ['rgb(100% 0% 0%)', 0.2126],
  ['hsl(0 100% 50%)', 0.2126],
  ['hsl(120deg, 100%, 50%)', 0.7152],
  ['hsl(240 100% 50% / 100%)', 0.0722],
  ['oklch(1 0 0)', 1],
  ['oklch(62.796% 0.25768 29.234)', 0.2126],
  ['oklab(0.62796 0.22486 0.12585)', 0.2126],
  ['OKLCH(0.5 none none)', 0.125],
])('%s has a relative luminance of %f', (color, luminance) => {
  expect(readLuminance(color)).toBeCloseTo(luminance, 3);
});

it.each([
  'tomato',
  'var(--color-ink)',
  '#ffffff80',
  'rgb(0 0 0 / 50%)',
  'hsla(0, 0%, 0%, 0.5)',
  'rgb(a b c)',
])('%s has no known luminance', (color) => {
  expect(readLuminance(color)).toBeUndefined();
});

it('black and white have a contrast of 21 in either order', () => {
  expect(computeContrast(0, 1)).toBe(21);
  expect(computeContrast(1, 0)).toBe(21);
});
