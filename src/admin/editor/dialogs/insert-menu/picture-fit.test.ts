import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { fitPicture } from './picture-fit.ts';

const frame = { width: 960, height: 900 };
const picture = { width: 280, height: 220 };

test('a block of the column fills the width of the picture, which is as high as the block', () => {
  const { scale, height, x, y, inset } = fitPicture(
    { left: 80, top: 200, width: 800, height: 100 },
    picture,
    frame,
  );
  expect(scale).toBeCloseTo(280 / 896);
  expect(x + 32 * scale).toBeCloseTo(0);
  expect(y + 152 * scale).toBeCloseTo(0);
  expect(height).toBeCloseTo(196 * scale);
  expect(inset).toEqual({ top: 196, right: 76, bottom: 596, left: 76 });
});

test('a small block is not enlarged, and a tall one is shown from its top', () => {
  const small = fitPicture({ left: 400, top: 200, width: 100, height: 20 }, picture, frame);
  expect(small.scale).toBe(0.75);
  const tall = fitPicture({ left: 80, top: 200, width: 800, height: 3000 }, picture, frame);
  expect(tall.y + 152 * tall.scale).toBeCloseTo(0);
  expect(tall.height).toBe(220);
});

test('the full width of a block is always in the picture', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 960 }), fc.integer({ min: 0, max: 960 }), (one, other) => {
      const [left, right] = [Math.min(one, other), Math.max(one, other)];
      const fit = fitPicture({ left, top: 100, width: right - left, height: 50 }, picture, frame);
      expect(fit.x + left * fit.scale).toBeGreaterThanOrEqual(0);
      expect(fit.x + right * fit.scale).toBeLessThanOrEqual(picture.width);
    }),
  );
});
