import { expect, test } from 'vitest';
import { blockDefinitions as definitions } from '#blocks/definitions.ts';
import { filterRows, listMatchingBlocks } from './filter-rows.ts';
import { listOutlineRows } from './outline-rows.ts';

const text = (id: string, content: unknown) => ({ id, type: 'text', content });
const overview = [
  text('intro', { nl: 'Een bus na middernacht', en: 'A bus after midnight' }),
  {
    id: 'grid',
    type: 'grid',
    rows: [{ columns: [[text('inside', 'Wat al klopt')], [text('other', 'Iets anders')]] }],
  },
  { id: 'line', type: 'divider' },
];
const rows = listOutlineRows(definitions, overview, new Set());
const keys = (query: string, language: 'nl' | 'en' = 'nl') =>
  filterRows(rows, query, { definitions, language }).map(({ key }) => key);

test('a block is found by its text in the current language, and by its type', () => {
  expect(keys('BUS middernacht')).toEqual(['intro']);
  expect(keys('midnight')).toEqual([]);
  expect(keys('midnight', 'en')).toEqual(['intro']);
  expect(keys('divider')).toEqual(['line']);
});

test('the parents of a match stay visible but do not count as matches', () => {
  expect(keys('klopt')).toEqual(['grid', 'inside']);
  expect(listMatchingBlocks(rows, 'klopt', { definitions, language: 'nl' }).map(({ id }) => id)).toEqual([
    'inside',
  ]);
});

test('an empty query returns all rows', () => {
  expect(filterRows(rows, '  ', { definitions, language: 'nl' })).toBe(rows);
});
