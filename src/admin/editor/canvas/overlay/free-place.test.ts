import { describe, expect, it } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { findFreePlace } from './free-place.ts';
import type { Box } from './geometry.ts';

const room = { width: 1000, height: 600 };
const own = {
  flat: { width: 300, height: 40 },
  short: { width: 200, height: 40 },
  upright: { width: 40, height: 250 },
};
const block: Box = { left: 200, top: 200, right: 800, bottom: 300 };
const heading = (left: number, right: number): Box => ({ left, right, top: 160, bottom: 190 });

const boxAt = ({ x, y, form }: ReturnType<typeof findFreePlace>): Box => {
  const { width, height } = own[form];
  return { left: x, top: y, right: x + width, bottom: y + height };
};
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the toolbar of a block', () => {
  it('is placed above the block and avoids text there', () => {
    expect(findFreePlace(block, room, own, [])).toEqual({ x: 200, y: 156, form: 'flat' });
    // A short heading leaves room at its end; a longer one only for the short form of the toolbar.
    expect(findFreePlace(block, room, own, [heading(200, 450)])).toEqual({ x: 500, y: 156, form: 'flat' });
    const below = { ...heading(200, 800), top: 305, bottom: 340 };
    expect(findFreePlace(block, room, own, [heading(200, 590), below])).toEqual({
      x: 600,
      y: 156,
      form: 'short',
    });
    expect(findFreePlace(block, room, own, [heading(200, 800)])).toEqual({ x: 200, y: 304, form: 'flat' });
  });

  it('is vertical beside the block if text is above and below, or inside a full-width block', () => {
    const below = { ...heading(200, 800), top: 305, bottom: 340 };
    expect(findFreePlace(block, room, own, [heading(200, 800), below])).toEqual({
      x: 808,
      y: 200,
      form: 'upright',
    });
    const wide = { ...block, left: 0, right: 1000 };
    const texts = [heading(0, 1000), { ...below, left: 0, right: 1000 }];
    expect(findFreePlace(wide, room, own, texts)).toEqual({ x: 696, y: 204, form: 'flat' });
  });

  it('is placed below a block at the top of the page, and inside a partly scrolled block', () => {
    expect(findFreePlace({ ...block, top: 20, bottom: 120 }, room, own, []).y).toBe(124);
    const tall = { left: 0, top: -500, right: 1000, bottom: 2000 };
    expect(findFreePlace(tall, room, own, [])).toEqual({ x: 696, y: 4, form: 'flat' });
  });

  it('stays in the frame, and covers no text if the place above the block is free', () => {
    const span = fc.tuple(fc.integer({ min: -200, max: 900 }), fc.integer({ min: 10, max: 700 }));
    const box = fc.tuple(span, span).map(([[left, width], [top, height]]) => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    }));
    const seen = box.filter(
      ({ right, bottom, left, top }) => right > 0 && bottom > 0 && left < 1000 && top < 600,
    );
    fc.assert(
      fc.property(seen, fc.array(box, { maxLength: 4 }), (at, texts) => {
        const place = boxAt(findFreePlace(at, room, own, texts));
        expect(meet(place, { left: 0, top: 0, right: room.width, bottom: room.height })).toBe(true);
        expect(place.left >= 0 && place.top >= 0 && place.right <= 1000 && place.bottom <= 600).toBe(true);
        const above = { left: Math.max(0, Math.min(at.left, 700)), top: at.top - 44 };
        const free = { ...above, right: above.left + 300, bottom: above.top + 40 };
        const isFree = above.top >= 0 && above.top <= 560 && !texts.some((text) => meet(free, text));
        if (isFree) expect(texts.some((text) => meet(place, text))).toBe(false);
      }),
    );
  });
});
