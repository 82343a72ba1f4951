import { expect, it } from 'vitest';
import { tokens } from '#ui/tokens.ts';
import { schemeOn, surfaceStyle } from './surface.ts';

it.each([
  ['#fff', 'light'],
  ['#f4e6d8', 'light'],
  ['white', 'light'],
  ['oklch(0.985 0.004 95)', 'light'],
  ['oklch(98% 0.004 95)', 'light'],
  ['#1d2b2a', 'dark'],
  ['#000000', 'dark'],
  ['rgb(20, 30, 40)', 'dark'],
  ['#c9502c', 'dark'],
  ['var(--color-surface)', undefined],
  ['#ffffff80', undefined],
  ['tomato', undefined],
])('text on %s is drawn for a %s surface', (color, scheme) => {
  expect(schemeOn(color)).toBe(scheme);
});

it('two colours follow the theme, one keeps the text on it readable in both', () => {
  expect(surfaceStyle('#fff', '#111')).toEqual({
    background: 'light-dark(#fff,#111)',
    colorScheme: undefined,
  });
  expect(surfaceStyle('#fff', undefined)).toEqual({ background: '#fff', colorScheme: 'light' });
  expect(surfaceStyle(undefined, '#111')).toMatchObject({ colorScheme: 'dark' });
  expect(surfaceStyle(undefined, undefined)).toEqual({ background: undefined, colorScheme: undefined });
});

it('two colours that both go against their theme turn the inks round', () => {
  const { ink } = tokens.color;
  expect(surfaceStyle('#123a4a', '#9cc7d6')).toMatchObject({
    background: 'light-dark(#123a4a,#9cc7d6)',
    color: 'var(--color-ink)',
    '--color-ink': `light-dark(${ink.dark},${ink.light})`,
  });
  expect(surfaceStyle('#123a4a', '#111')).toMatchObject({
    '--color-ink': `light-dark(${ink.dark},${ink.dark})`,
  });
});

it('a middling colour carries no soft ink, and takes the strong one', () => {
  const { ink } = tokens.color;
  expect(surfaceStyle('#9cc7d6', undefined)).toMatchObject({ '--color-ink-soft': ink.light });
  expect(surfaceStyle('#6a4a3a', undefined)).toMatchObject({ '--color-ink-soft': ink.dark });
  expect(surfaceStyle('#9cc7d6', '#111')).toEqual({
    background: 'light-dark(#9cc7d6,#111)',
    '--color-ink-soft': `light-dark(${ink.light},${tokens.color['ink-soft'].dark})`,
  });
  expect(surfaceStyle('#123a4a', '#9cc7d6')).toMatchObject({
    '--color-ink-soft': `light-dark(${tokens.color['ink-soft'].dark},${ink.light})`,
  });
});
