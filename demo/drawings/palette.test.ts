import { describe, expect, it } from 'vitest';
import { choosePalette, inPalette } from './palette.ts';

const gradient = Uint8Array.from({ length: 3 * 900 }, (_, at) => Math.floor(at / 3) % 250);
const different = (pixels: Uint8Array): number =>
  new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.subarray(at * 3, at * 3 + 3).join()))
    .size;

describe('the limited palette of an animation', () => {
  it('has exactly the requested number of colours', () => {
    expect(different(gradient)).toBe(250);
    expect(different(inPalette(gradient, choosePalette(gradient, 20)))).toBe(20);
  });

  it('stays close to the original colours', () => {
    const few = inPalette(gradient, choosePalette(gradient, 20));
    const furthest = Math.max(...gradient.map((value, at) => Math.abs(value - (few[at] as number))));
    expect(furthest).toBeLessThanOrEqual(14);
  });

  it('keeps a colour for a small accent', () => {
    const withAccent = Uint8Array.from([...gradient, 220, 40, 20]);
    const few = inPalette(withAccent, choosePalette(withAccent, 20));
    const [red = 0, green = 0] = few.subarray(-3);
    expect(red - green).toBeGreaterThan(120);
  });

  it('keeps the original colours if there are fewer than requested', () => {
    const two = Uint8Array.from([0, 0, 0, 9, 9, 9, 0, 0, 0]);
    expect([...inPalette(two, choosePalette(two, 16))]).toEqual([...two]);
  });
});
