import { expect, test } from 'vitest';
import { findPictureColors, mediaColors, nameColor } from './media-colors.ts';

test.each([
  ['#ffffff', 'white'],
  ['#f8f8f7', 'white'],
  ['#ece5d8', 'beige'],
  ['#e5e0d4', 'beige'],
  ['#8a8a8a', 'grey'],
  ['#0d0d10', 'black'],
  ['#5c3a21', 'brown'],
  ['#d02020', 'red'],
  ['#c17e6c', 'red'],
  ['#e8842a', 'orange'],
  ['#f5d031', 'yellow'],
  ['#2f7d4f', 'green'],
  ['#1d4a44', 'teal'],
  ['#2a9aa5', 'teal'],
  ['#2f55c8', 'blue'],
  ['#42405e', 'purple'],
  ['#7a3fb0', 'purple'],
  ['#f2a7c3', 'pink'],
] as const)('%s is called %s', (color, name) => {
  expect(nameColor(color)).toBe(name);
});

test('every colour has one of the names', () => {
  for (let color = 0; color < 0x1000000; color += 4099) {
    expect(mediaColors).toContain(nameColor(`#${color.toString(16).padStart(6, '0')}`));
  }
});

test('an image has the colours of its parts', () => {
  expect(findPictureColors({ blur: 'ffffffffffffd02020d020202f55c82f55c8' })).toEqual(
    new Set(['white', 'red', 'blue']),
  );
  expect(findPictureColors({ blur: '' })).toEqual(new Set());
  expect(findPictureColors({})).toEqual(new Set());
});
