import { expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
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

it('walks every block in reading order', () => {
  expect(ids(walkBlocks)).toEqual(['a', 'b', 'open', 'c', 'card', 'd', 'shut', 'inner', 'e']);
});

it('leaves out hidden blocks and all that stands in them', () => {
  expect(ids(walkVisibleBlocks)).toEqual(['a', 'open', 'c']);
});
