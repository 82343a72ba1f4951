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

test('a block is found by its words in the language that is shown, and by its type', () => {
  expect(keys('BUS middernacht')).toEqual(['intro']);
  expect(keys('midnight')).toEqual([]);
  expect(keys('midnight', 'en')).toEqual(['intro']);
  expect(keys('divider')).toEqual(['line']);
});

test('what it stands in stays, and says nothing of its own', () => {
  expect(keys('klopt')).toEqual(['grid', 'inside']);
  expect(listMatchingBlocks(rows, 'klopt', { definitions, language: 'nl' }).map(({ id }) => id)).toEqual([
    'inside',
  ]);
});

test('without words all rows are there', () => {
  expect(filterRows(rows, '  ', { definitions, language: 'nl' })).toBe(rows);
});
