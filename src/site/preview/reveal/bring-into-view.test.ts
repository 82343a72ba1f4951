import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { revealMargin, scrollWay } from './revealer.ts';

const room = 600;
const span = fc
  .record({ start: fc.integer({ min: -3000, max: 3000 }), length: fc.integer({ min: 1, max: 1500 }) })
  .map(({ start, length }) => ({ start, end: start + length }));

test('scrollWay returns 0 for a block that is in view', () => {
  expect(scrollWay({ start: 100, end: 300 }, room)).toBe(0);
  expect(scrollWay({ start: -200, end: 900 }, room)).toBe(0);
});

test('scrollWay brings a block into view at the nearest edge, with the smallest scroll', () => {
  expect(scrollWay({ start: 700, end: 760 }, room)).toBe(184);
  expect(scrollWay({ start: -90, end: -40 }, room)).toBe(-114);
  expect(scrollWay({ start: 550, end: 2000 }, room)).toBe(526);
});

test('scrollWay returns 0 after its scroll, and a block that fits is then completely in view', () => {
  fc.assert(
    fc.property(span, ({ start, end }) => {
      const way = scrollWay({ start, end }, room);
      const after = { start: start - way, end: end - way };
      expect(scrollWay(after, room)).toBe(0);
      const fits = end - start <= room - 2 * revealMargin;
      if (fits) expect(after.start >= revealMargin && after.end <= room - revealMargin).toBe(true);
    }),
  );
});
