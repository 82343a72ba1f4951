import { describe, expect, it } from 'vitest';
import { tokens } from './resolve-tokens.ts';
import { toHex, toOklch } from './srgb.ts';

describe('toHex', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
    ['oklch(0.866440 0.294827 142.4953)', '#00ff00'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
    ['oklch(0.6 0.5 150)', '#00bb00'],
  ])('converts %s to %s', (color, hex) => {
    expect(toHex(color)).toBe(hex);
  });

  it('converts every colour token as if it were opaque', () => {
    for (const { light, dark } of Object.values(tokens.color)) {
      expect([toHex(light), toHex(dark)]).toEqual([
        expect.stringMatching(/^#[0-9a-f]{6}$/),
        expect.stringMatching(/^#[0-9a-f]{6}$/),
      ]);
    }
    expect(() => toHex('red')).toThrow('oklch(L C H)');
    expect(toHex('oklch(1 0 0 / 0.5)')).toBe('#ffffff');
  });
});

it('toOklch is the inverse of toHex', () => {
  for (let color = 0; color < 0x1000000; color += 65_543) {
    const hex = `#${color.toString(16).padStart(6, '0')}`;
    const { lightness, chroma, hue } = toOklch(hex);
    expect(toHex(`oklch(${lightness.toFixed(8)} ${chroma.toFixed(8)} ${hue.toFixed(6)})`)).toBe(hex);
  }
});
