import { expect, test } from 'vitest';
import { resolveFocalPoint } from './themed-picture.tsx';

const facts = { focalPoint: { x: 0.2, y: 0.8 } };

test('a focal point of the block takes precedence over the focal point of the file', () => {
  expect(resolveFocalPoint(undefined, undefined, facts)).toEqual(facts.focalPoint);
  expect(resolveFocalPoint(undefined, undefined, undefined)).toBeUndefined();
  expect(resolveFocalPoint(60, 10, facts)).toEqual({ x: 0.6, y: 0.1 });
});

test('a missing coordinate comes from the file, or else is the centre', () => {
  expect(resolveFocalPoint(0, undefined, facts)).toEqual({ x: 0, y: 0.8 });
  expect(resolveFocalPoint(undefined, 0, undefined)).toEqual({ x: 0.5, y: 0 });
});

test('coordinates outside of the image are clamped to its edges', () => {
  expect(resolveFocalPoint(-20, 300, facts)).toEqual({ x: 0, y: 1 });
});
