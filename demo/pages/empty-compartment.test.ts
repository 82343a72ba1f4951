import { expect, it } from 'vitest';
import {
  emptyPlace,
  emptyShelf,
  neighbourInPercent,
  neighbours,
  wholeNeighbours,
} from './empty-compartment.ts';

it('has the empty compartment in the middle, wider than any beside it', () => {
  expect(emptyPlace.x + emptyPlace.width / 2).toBe(emptyShelf.width / 2);
  for (const { width } of Object.values(neighbours)) expect(width).toBeLessThan(emptyPlace.width);
});

it.each(wholeNeighbours)('has %s wholly in the picture, and nothing over it', (name) => {
  const { x, width } = neighbours[name];
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(emptyShelf.width);
  expect(x >= emptyPlace.x + emptyPlace.width || x + width <= emptyPlace.x).toBe(true);
});

it.each(wholeNeighbours)('says where %s is in percent, to a pixel or two', (name) => {
  const { x, width } = neighbours[name];
  const percent = neighbourInPercent(name);
  expect(Math.abs((percent.x / 100) * emptyShelf.width - x)).toBeLessThan(2);
  expect(Math.abs((percent.width / 100) * emptyShelf.width - width)).toBeLessThan(2);
});
