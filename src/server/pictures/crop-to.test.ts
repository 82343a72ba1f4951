import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { computeCrop, cropTo } from './encode-picture.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a crop', () => {
  test('has the size of its box, lies within the image, and keeps the focal point in view', () => {
    fc.assert(
      fc.property(size, size, fc.record({ x: share, y: share }), (picture, box, point) => {
        const { scaled, left, top, width, height } = computeCrop(picture, box, point);
        expect({ width, height }).toEqual(box);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(scaled.width);
        expect(top + height).toBeLessThanOrEqual(scaled.height);
        // Rounding may cost a pixel.
        expect(scaled.width * point.x).toBeGreaterThanOrEqual(left - 1);
        expect(scaled.width * point.x).toBeLessThanOrEqual(left + width + 1);
        expect(scaled.height * point.y).toBeGreaterThanOrEqual(top - 1);
        expect(scaled.height * point.y).toBeLessThanOrEqual(top + height + 1);
      }),
    );
  });

  test('shows the area around its focal point', async () => {
    const blue = { create: { width: 400, height: 100, channels: 3, background: '#0000ff' } } as const;
    const red = { create: { width: 40, height: 100, channels: 3, background: '#ff0000' } } as const;
    const striped = await sharp(blue)
      .composite([{ input: await sharp(red).png().toBuffer(), left: 340, top: 0 }])
      .png()
      .toBuffer();
    const colourAt = async (x: number) => {
      const crop = cropTo(
        sharp(striped),
        { width: 400, height: 100 },
        { width: 20, height: 20 },
        { x, y: 0.5 },
      );
      const { data, info } = await crop.raw().toBuffer({ resolveWithObject: true });
      const pixel = info.channels * (20 * 10 + 20 * x);
      return [data[pixel], data[pixel + 2]];
    };
    expect(await colourAt(0.9)).toEqual([255, 0]);
    expect(await colourAt(0.5)).toEqual([0, 255]);
  });
});
