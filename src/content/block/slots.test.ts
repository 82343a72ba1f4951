import { expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { walkBlocks, walkVisibleBlocks } from './slots.ts';

const text = (id: string, more: object = {}) => ({ id, type: 'text', ...more });
const overview = [
  text('a'),
  text('b', { hidden: true }),
  {
    id: 'open',
    type: 'grid',
    columns: [[text('c'), { id: 'card', type: 'card', hidden: true, content: [text('d')] }]],
  },
  {
    id: 'shut',
    type: 'grid',
    hidden: true,
    columns: [[{ id: 'inner', type: 'card', content: [text('e')] }]],
  },
];
const ids = (walk: typeof walkBlocks | typeof walkVisibleBlocks) =>
  [...walk(definitions, overview)].map(({ block }) => block.id);

it('walkBlocks visits every block in reading order', () => {
  expect(ids(walkBlocks)).toEqual(['a', 'b', 'open', 'c', 'card', 'd', 'shut', 'inner', 'e']);
});

it('walkVisibleBlocks leaves out columns that rows have replaced', () => {
  const grid = { id: 'grid', type: 'grid', columns: [[text('old')]], rows: [{ columns: [[text('new')]] }] };
  const seen = (block: object) =>
    [...walkVisibleBlocks(definitions, [{ ...grid, ...block }])].map(({ block: { id } }) => id);
  expect(seen({})).toEqual(['grid', 'new']);
  expect(seen({ rows: [] })).toEqual(['grid', 'old']);
  expect([...walkBlocks(definitions, [grid])].map(({ block }) => block.id)).toEqual(['grid', 'old', 'new']);
});

it('walkVisibleBlocks leaves out hidden blocks and their contents', () => {
  expect(ids(walkVisibleBlocks)).toEqual(['a', 'open', 'c']);
});
