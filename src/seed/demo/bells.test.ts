import { expect, it } from 'vitest';
import { bellNames, bellPlace, bellsPicture } from './bells.ts';

it('has every bell inside the picture, and none over another', () => {
  const places = bellNames.map(bellPlace);
  for (const [index, one] of places.entries()) {
    expect(one.x + one.width).toBeLessThan(bellsPicture.width);
    expect(one.y + one.height).toBeLessThan(bellsPicture.height);
    for (const other of places.slice(index + 1)) {
      const apart =
        other.x >= one.x + one.width || other.y >= one.y + one.height || other.x + other.width <= one.x;
      expect(apart).toBe(true);
    }
  }
});
