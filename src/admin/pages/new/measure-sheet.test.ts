import { expect, it } from 'vitest';
import { measureSheet } from './measure-sheet.ts';
import { findStartingLayout, type StartingPoint } from './starting-point.ts';

const measure = (point: StartingPoint) => measureSheet(findStartingLayout(point)?.blocks() ?? []);

it('draws a longer layout narrower, since each is shown from its title to its end', () => {
  expect(measure('case-long')).toBeLessThan(0.75 * measure('case-short'));
  expect(measure('case-short')).toBeLessThan(measure('overview'));
});

it('fills the thumbnail with a page without blocks', () => {
  expect(measureSheet([])).toBe(1);
});
