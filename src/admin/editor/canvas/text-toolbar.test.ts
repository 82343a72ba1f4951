import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { placeToolbar } from './text-toolbar.tsx';

const frame = { width: 1000, height: 600, scale: 0.5 };
const own = { width: 200, height: 40 };

test('the toolbar is above the text, or below it without room above or on touch', () => {
  const low = { x: 400, y: 300, width: 100, height: 20 };
  expect(placeToolbar(low, frame, own, false)).toEqual({ x: 125, y: 102, hidden: false });
  expect(placeToolbar(low, frame, own, true).y).toBe(168);
  expect(placeToolbar({ ...low, y: 10 }, frame, own, false).y).toBe(23);
  expect(placeToolbar({ ...low, y: 560 }, frame, own, true).y).toBe(232);
});

test('the toolbar stays in the frame, and is hidden when its text is scrolled out of view', () => {
  const word = { x: 990, y: 300, width: 10, height: 20 };
  expect(placeToolbar(word, frame, own, false).x).toBe(300);
  expect(placeToolbar({ ...word, x: 0 }, frame, own, false).x).toBe(0);
  expect(placeToolbar({ ...word, y: -200 }, frame, own, false).hidden).toBe(true);
});

test('the toolbar never covers text that leaves room above or below', () => {
  const box = fc.record({ x: fc.nat(900), y: fc.nat(580), width: fc.nat(100), height: fc.nat(300) });
  fc.assert(
    fc.property(box, fc.boolean(), (words, belowFirst) => {
      const { y } = placeToolbar(words, frame, own, belowFirst);
      const [top, bottom] = [words.y * frame.scale, (words.y + words.height) * frame.scale];
      const hasRoom = top - 8 - own.height >= 0 || bottom + 8 + own.height <= frame.height * frame.scale;
      const isBeside = y + own.height <= top || y >= bottom;
      expect(isBeside || !hasRoom).toBe(true);
    }),
  );
});
