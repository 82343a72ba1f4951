import { expect, it } from 'vitest';
import {
  emptyPlace,
  emptyShelf,
  neighbourInPercent,
  neighbours,
  wholeNeighbours,
} from './empty-compartment.ts';

it('the empty compartment is in the middle and wider than its neighbours', () => {
  expect(emptyPlace.x + emptyPlace.width / 2).toBe(emptyShelf.width / 2);
  for (const { width } of Object.values(neighbours)) expect(width).toBeLessThan(emptyPlace.width);
});

it.each(wholeNeighbours)(
  'neighbour %s lies completely inside the image and does not overlap the empty compartment',
  (name) => {
    const { x, width } = neighbours[name];
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(emptyShelf.width);
    expect(x >= emptyPlace.x + emptyPlace.width || x + width <= emptyPlace.x).toBe(true);
  },
);

it.each(wholeNeighbours)('the percentages for neighbour %s match its position within two pixels', (name) => {
  const { x, width } = neighbours[name];
  const percent = neighbourInPercent(name);
  expect(Math.abs((percent.x / 100) * emptyShelf.width - x)).toBeLessThan(2);
  expect(Math.abs((percent.width / 100) * emptyShelf.width - width)).toBeLessThan(2);
});
