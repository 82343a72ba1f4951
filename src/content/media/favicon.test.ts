import { expect, it } from 'vitest';
import { findBackgroundColor, findFaviconIssue, getIconShare, lookedAtSide } from './favicon.ts';

it.each([
  ['image/svg+xml', 24, 24, undefined],
  ['image/png', 512, 512, undefined],
  ['image/png', 1024, 1000, undefined],
  ['image/jpeg', 1024, 1024, /SVG or PNG file, this is image\/jpeg/],
  ['image/svg+xml', 300, 100, /square; this image is 300 × 100/],
  ['image/png', 256, 256, /at least 512 × 512 pixels, this has 256 × 256/],
])('findFaviconIssue checks %s of %i × %i', (mimeType, width, height, issue) => {
  const said = findFaviconIssue({ mimeType, width, height });
  if (issue) expect(said).toMatch(issue);
  else expect(said).toBeUndefined();
});

it('findBackgroundColor returns the colour of the corners if they are opaque and alike', () => {
  const pixels = (corner: readonly number[], others: readonly number[]) =>
    Array.from({ length: lookedAtSide ** 2 }, (_, at) => (at === 0 ? corner : others)).flat();
  expect(findBackgroundColor(pixels([20, 30, 40, 255], [22, 28, 41, 255]))).toBe('#141e28');
  expect(findBackgroundColor(pixels([20, 30, 40, 255], [20, 30, 40, 0]))).toBeUndefined();
  expect(findBackgroundColor(pixels([20, 30, 40, 0], [20, 30, 40, 255]))).toBeUndefined();
  expect(findBackgroundColor(pixels([20, 30, 40, 255], [200, 30, 40, 255]))).toBeUndefined();
  expect(findBackgroundColor([])).toBeUndefined();
});

it('the image in a maskable icon lies within the safe zone', () => {
  expect(Math.SQRT2 * getIconShare('maskable', undefined)).toBeLessThanOrEqual(0.8);
});
