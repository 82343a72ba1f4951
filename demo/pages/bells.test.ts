import { expect, it } from 'vitest';
import { bellInPercent, bellNames, bellPlace, bellsPicture } from './bells.ts';

it('all bells lie inside the image and do not overlap', () => {
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

it.each(bellNames)('the percentages for bell %s match its position within two pixels', (name) => {
  const { x, y, width, height } = bellPlace(name);
  const percent = bellInPercent(name);
  const away = [
    (percent.x / 100) * bellsPicture.width - x,
    (percent.y / 100) * bellsPicture.height - y,
    (percent.width / 100) * bellsPicture.width - width,
    (percent.height / 100) * bellsPicture.height - height,
  ];
  expect(Math.max(...away.map(Math.abs))).toBeLessThan(2);
});
