import { expect, it } from 'vitest';
import { composeFont, findFontFace, type MeasuredFace } from './site-font.ts';

const face = (weight: readonly [number, number], style: 'normal' | 'italic' = 'normal'): MeasuredFace => ({
  url: `/${weight.join('-')}${style}`,
  weight,
  style,
  ascent: 0.9,
  descent: 0.3,
  isEven: true,
  widths: [weight[0] / 1000, weight[0] / 1000, weight[1] / 1000],
});

it.each([
  [400, [300, 500, 600], 500],
  [400, [300, 600], 300],
  [500, [400, 600], 400],
  [500, [600, 700], 600],
  [600, [400, 700], 700],
  [600, [400, 500], 500],
  [600, [900, 700], 700],
])('for weight %i among %j, findFontFace returns %i', (weight, weights, expected) => {
  const faces = weights.map((each) => ({ weight: [each, each] as const }));
  expect(findFontFace(faces, weight)?.weight[0]).toBe(expected);
});

it('the fallback font is as wide as the site font at each weight', () => {
  const font = composeFont('Eigen', 'sans-serif', [
    face([400, 400]),
    face([700, 700]),
    face([400, 400], 'italic'),
  ]);
  const [arial] = font.fallbacks;
  expect(arial?.family).toBe('Eigen Arial');
  const widths = arial?.faces.map(({ size, weight }) => [
    weight,
    Math.round(size * (weight < 600 ? 0.44444 : 0.47853) * 1000),
  ]);
  expect(widths).toEqual([
    [400, 400],
    [500, 400],
    [600, 700],
  ]);
});
