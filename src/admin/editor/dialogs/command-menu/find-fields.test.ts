import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { findFields } from './find-fields.ts';

const blocks: Block[] = [
  { id: 'intro', type: 'text', content: 'Wie wij zijn' },
  { id: 'a', type: 'card', headerText: 'De werkwijze', headerEnabled: true },
  { id: 'b', type: 'card', headerText: 'Een gesprek', headerEnabled: true },
  { id: 'odd', type: 'from-elsewhere', padding: '1px' },
];
const tree = createPageTree(blockDefinitions, { title: 'Proef', overview: blocks });

function find(query: string, selected: readonly string[] = []) {
  const looked = { tree, selected, definitions: blockDefinitions, language: 'nl' } as const;
  return findFields(looked, query);
}
const said = (query: string, selected?: readonly string[]) =>
  find(query, selected).map(({ blockIds, label, shown }) => `${blockIds.join('+')} ${label} ${shown}`);

describe('findFields', () => {
  it('finds a field of the selected block without its name, and sets all sides', () => {
    const [hit] = find('padding 24', ['b']);
    expect(hit).toMatchObject({ blockIds: ['b'], of: 'Card · Een gesprek', shown: '24px' });
    expect(hit?.values).toEqual(
      ['Top', 'Right', 'Bottom', 'Left'].map((side) => ({ path: [`padding${side}`], value: '24px' })),
    );
  });

  it('sets a single side if the query names it', () => {
    expect(find('padding top 1.5rem', ['b'])[0]?.values).toEqual([{ path: ['paddingTop'], value: '1.5rem' }]);
  });

  it('finds the fields of each block named by its type or content', () => {
    expect(said('card padding 24')).toEqual(['a Padding 24px', 'b Padding 24px']);
    expect(said('werkwijze padding 24')).toEqual(['a Padding 24px']);
  });

  it('sets a field of all selected blocks together', () => {
    expect(said('padding 8', ['a', 'b'])).toEqual(['a+b Padding 8px']);
  });

  it('finds the values of choices and switches', () => {
    expect(said('elevation lo', ['a'])).toContain('a Elevation Low');
    const [off] = find('header off', ['a']).filter(({ values }) => values[0]?.value === false);
    expect(off?.values[0]?.path).toEqual(['headerEnabled']);
  });

  it('returns nothing for an invalid value, and a field without a value for its name alone', () => {
    expect(find('padding 24bananas', ['a'])).toEqual([]);
    expect(find('padding', ['a'])[0]).toMatchObject({ label: 'Padding', shown: undefined });
  });
});

it('a query that names no field, or a block of an unknown type, finds nothing', () => {
  expect(find('card')).toEqual([]);
  expect(find('from-elsewhere padding 4')).toEqual([]);
  expect(find('')).toEqual([]);
});

it('every result can be applied, whatever the query', () => {
  const word = fc.oneof(
    fc.constantFrom('card', 'padding', 'elevation', 'low', '24', '-3', '#fff', 'on', 'width', 'top', 'text'),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.subarray(['intro', 'a', 'b']), (parts, selected) => {
      const hits = find(parts.join(' '), selected);
      expect(hits.length).toBeLessThanOrEqual(8);
      for (const { blockIds, values } of hits) {
        expect(values.length).toBeGreaterThan(0);
        expect(blockIds.every((id) => tree.find(id) !== undefined)).toBe(true);
      }
    }),
  );
});
