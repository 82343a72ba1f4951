import { expect, it } from 'vitest';
import { measureSheet } from './measure-sheet.ts';
import { findStartingLayout, type StartingPoint } from './starting-point.ts';

const measure = (point: StartingPoint) => measureSheet(findStartingLayout(point)?.blocks() ?? []);

it('a longer layout is drawn narrower, since each is shown in full height', () => {
  expect(measure('case-long')).toBeLessThan(0.75 * measure('case-short'));
  expect(measure('case-short')).toBeLessThan(measure('overview'));
});

it('a page without blocks fills the thumbnail', () => {
  expect(measureSheet([])).toBe(1);
});
