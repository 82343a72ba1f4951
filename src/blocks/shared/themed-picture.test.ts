import { expect, test } from 'vitest';
import { ownPoint } from './themed-picture.tsx';

const facts = { focalPoint: { x: 0.2, y: 0.8 } };

test('a place without a point keeps what its file keeps, and one with a point its own', () => {
  expect(ownPoint(undefined, undefined, facts)).toEqual(facts.focalPoint);
  expect(ownPoint(undefined, undefined, undefined)).toBeUndefined();
  expect(ownPoint(60, 10, facts)).toEqual({ x: 0.6, y: 0.1 });
});

test('one direction alone takes the other from the file, or from the middle', () => {
  expect(ownPoint(0, undefined, facts)).toEqual({ x: 0, y: 0.8 });
  expect(ownPoint(undefined, 0, undefined)).toEqual({ x: 0.5, y: 0 });
});

test('what is stored outside of a picture is taken as its edge', () => {
  expect(ownPoint(-20, 300, facts)).toEqual({ x: 0, y: 1 });
});
