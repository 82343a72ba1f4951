import { expect, test } from 'vitest';
import { type PaletteItem, search } from './palette.tsx';

const item = (label: string, group: string, keywords = ''): PaletteItem => ({
  id: label,
  label,
  group,
  keywords,
  run: () => undefined,
});
const items = [
  item('Title', 'Content'),
  item('Image', 'Media'),
  item('Hero image', 'Media', 'heroImage'),
  item('Text', 'Content'),
];

test('a search needs every word, in name, group or keywords, and keeps groups together', () => {
  expect(search(items, '').map(({ label }) => label)).toEqual(['Title', 'Text', 'Image', 'Hero image']);
  expect(search(items, 'image').map(({ label }) => label)).toEqual(['Image', 'Hero image']);
  expect(search(items, 'media hero').map(({ label }) => label)).toEqual(['Hero image']);
  expect(search(items, 'nothing')).toEqual([]);
});
