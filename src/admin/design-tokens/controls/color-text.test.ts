import { expect, it } from 'vitest';
import { toHex } from '#tokens/srgb.ts';
import { formatColor, readColorText } from './color-text.ts';

it.each(['#b03a1e', 'B03A1E', '#fff', '#000', '#0a7'])('%s is parsed as the same colour', (text) => {
  const read = readColorText(text);
  const digits = text.replace('#', '').toLowerCase();
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  expect(read && toHex(formatColor(read))).toBe(`#${six}`);
});

it('an oklch colour is parsed and written back unchanged, including its opacity', () => {
  for (const text of ['oklch(0.56 0.19 33)', 'oklch(0.21 0.012 80 / 0.45)', 'oklch(1 0 0)']) {
    const read = readColorText(text);
    expect(read && formatColor(read)).toBe(text);
  }
  expect(readColorText('oklch(56% 50% 33deg / 50%)')).toEqual({
    colorSpace: 'oklch',
    components: [0.56, 0.2, 33],
    alpha: 0.5,
  });
});

it.each(['', 'rood', '#12', '#12345g', 'oklch(2 0 0)', 'oklch(0.5 0.1)', 'url(x)'])(
  '%j is not a colour',
  (text) => {
    expect(readColorText(text)).toBeUndefined();
  },
);
