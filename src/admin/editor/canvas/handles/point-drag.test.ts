import { expect, test } from 'vitest';
import { computeCrop } from '#server/pictures/encode-picture.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { dragPoint, isCropped, locatePoint, parseObjectPosition, stepPoint } from './point-drag.ts';

const box = { width: 400, height: 200 };
const share = fc.float({ min: 0, max: 100, noNaN: true });
const length = fc.integer({ min: 40, max: 4000 });
const size = fc.record({ width: length, height: length });

test('an image is cropped if its ratio differs from its box by more than a rounding error', () => {
  expect(isCropped({ width: 800, height: 800 }, box)).toBe(true);
  expect(isCropped({ width: 800, height: 400 }, box)).toBe(false);
  expect(isCropped({ width: 801, height: 400 }, box)).toBe(false);
  expect(isCropped({ width: 0, height: 0 }, box)).toBe(false);
  expect(isCropped({ width: 800, height: 800 }, { width: 0, height: 0 })).toBe(false);
});

test('a focal point is placed in the box where that point of the image is drawn', () => {
  fc.assert(
    fc.property(size, size, share, share, (picture, shown, x, y) => {
      const at = locatePoint({ x, y }, { left: 0, top: 0, right: shown.width, bottom: shown.height });
      const crop = computeCrop(picture, shown, { x: x / 100, y: y / 100 });
      // The part of the image that is rendered at that position.
      expect(crop.left + at.x).toBeCloseTo((crop.scaled.width * x) / 100, -1);
      expect(crop.top + at.y).toBeCloseTo((crop.scaled.height * y) / 100, -1);
    }),
  );
});

test('a focal point is read from object-position', () => {
  expect(parseObjectPosition('30% 72.5%')).toEqual({ x: 30, y: 72.5 });
  expect(parseObjectPosition('0% 100%')).toEqual({ x: 0, y: 100 });
  expect(parseObjectPosition('left top')).toEqual({ x: 50, y: 50 });
});

test('a dragged point follows the pointer, snaps to tenths with Shift, and never leaves the image', () => {
  const middle = { x: 50, y: 50 };
  expect(dragPoint(middle, { x: 40, y: -20 }, box, false)).toEqual({ x: 60, y: 40 });
  expect(dragPoint(middle, { x: 1, y: 0 }, box, false)).toEqual({ x: 50.3, y: 50 });
  expect(dragPoint(middle, { x: 55, y: -30 }, box, true)).toEqual({ x: 60, y: 40 });
  expect(dragPoint(middle, { x: 900, y: -900 }, box, false)).toEqual({ x: 100, y: 0 });
});

test('an arrow key moves a point along one axis by one percent, or by ten with Shift', () => {
  const start = { x: 33.3, y: 98 };
  expect(stepPoint(start, { x: 1, y: 0 }, false)).toEqual({ x: 34, y: 98 });
  expect(stepPoint(start, { x: -1, y: 0 }, true)).toEqual({ x: 23, y: 98 });
  expect(stepPoint(start, { x: 0, y: 1 }, true)).toEqual({ x: 33.3, y: 100 });
});
