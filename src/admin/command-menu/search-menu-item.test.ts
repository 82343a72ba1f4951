import { expect, test } from 'vitest';
import { type SearchMenuItem, search } from './search-menu-item.ts';

const item = (label: string, group: string, keywords = ''): SearchMenuItem => ({
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

const found = (query: string) =>
  search(items, query).map(([group, members]) => [group, ...members.map(({ label }) => label)]);

test('a search matches every word in label, group or keywords, and keeps groups together', () => {
  expect(found('')).toEqual([
    ['Content', 'Title', 'Text'],
    ['Media', 'Image', 'Hero image'],
  ]);
  expect(found('image')).toEqual([['Media', 'Image', 'Hero image']]);
  expect(found('media hero')).toEqual([['Media', 'Hero image']]);
  expect(found('nothing')).toEqual([]);
});
