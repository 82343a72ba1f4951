import { expect, test } from 'vitest';
import { devices } from '#content/look/layout.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { frameWidths } from '../../site-frame/frame-widths.ts';
import { clampWidth, computeFrameSize, narrowestFrame, widestFrame } from './frame-size.ts';

const room = fc.record({
  width: fc.integer({ min: 100, max: 4000 }),
  height: fc.integer({ min: 100, max: 3000 }),
});
const device = fc.constantFrom(...devices);

test('a page zoomed to fit is never wider than the available space and never enlarged', () => {
  const frameWidth = fc.option(fc.integer({ min: narrowestFrame, max: widestFrame }), { nil: undefined });
  fc.assert(
    fc.property(room, device, frameWidth, (there, on, dragged) => {
      const { width, height, scale } = computeFrameSize(there, {
        device: on,
        frameWidth: dragged,
        zoom: 'fit',
      });
      expect(width * scale).toBeLessThanOrEqual(there.width + 0.001);
      expect(scale).toBeLessThanOrEqual(1);
      // The frame fills the available height, to within a pixel of the page.
      expect(Math.abs(height * scale - there.height)).toBeLessThanOrEqual(scale);
    }),
  );
});

test('at full size the scale is 1, however narrow the available space', () => {
  const size = computeFrameSize(
    { width: 600, height: 500 },
    { device: 'desktop', frameWidth: undefined, zoom: 'full' },
  );
  expect(size).toEqual({ width: frameWidths.desktop, height: 500, scale: 1 });
});

test('mobile and tablet have a fixed width, and desktop fills the available space', () => {
  const wide = { width: 1900, height: 900 };
  const at = (on: (typeof devices)[number]) =>
    computeFrameSize(wide, { device: on, frameWidth: undefined, zoom: 'fit' }).width;
  expect(devices.map(at)).toEqual([frameWidths.mobile, frameWidths.tablet, 1900]);
});

test('a dragged width overrides the width of the device', () => {
  const size = computeFrameSize(
    { width: 500, height: 400 },
    { device: 'desktop', frameWidth: 1000, zoom: 'fit' },
  );
  expect(size).toEqual({ width: 1000, height: 800, scale: 0.5 });
});

test('before the available space is measured, the page has its own width and scale 1', () => {
  const size = computeFrameSize(
    { width: 0, height: 0 },
    { device: 'mobile', frameWidth: undefined, zoom: 'fit' },
  );
  expect(size).toEqual({ width: frameWidths.mobile, height: 0, scale: 1 });
});

test('clampWidth keeps a width between the narrowest and the widest frame', () => {
  expect([clampWidth(1), clampWidth(700.4), clampWidth(99_999)]).toEqual([narrowestFrame, 700, widestFrame]);
});
