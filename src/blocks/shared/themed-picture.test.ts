import { expect, test } from 'vitest';
import { resolveFocalPoint } from './themed-picture.tsx';

const facts = { focalPoint: { x: 0.2, y: 0.8 } };

test('a place without a point keeps what its file keeps, and one with a point its own', () => {
  expect(resolveFocalPoint(undefined, undefined, facts)).toEqual(facts.focalPoint);
  expect(resolveFocalPoint(undefined, undefined, undefined)).toBeUndefined();
  expect(resolveFocalPoint(60, 10, facts)).toEqual({ x: 0.6, y: 0.1 });
});

test('one direction alone takes the other from the file, or from the middle', () => {
  expect(resolveFocalPoint(0, undefined, facts)).toEqual({ x: 0, y: 0.8 });
  expect(resolveFocalPoint(undefined, 0, undefined)).toEqual({ x: 0.5, y: 0 });
});

test('what is stored outside of a picture is taken as its edge', () => {
  expect(resolveFocalPoint(-20, 300, facts)).toEqual({ x: 0, y: 1 });
});
