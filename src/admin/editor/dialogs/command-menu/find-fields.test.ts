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

describe('a field with a value', () => {
  it('of the selected block needs no name of a block, and all sides are set at once', () => {
    const [hit] = find('padding 24', ['b']);
    expect(hit).toMatchObject({ blockIds: ['b'], of: 'Card · Een gesprek', shown: '24px' });
    expect(hit?.values).toEqual(
      ['Top', 'Right', 'Bottom', 'Left'].map((side) => ({ path: [`padding${side}`], value: '24px' })),
    );
  });

  it('of one side is set alone where the side is named', () => {
    expect(find('padding top 1.5rem', ['b'])[0]?.values).toEqual([{ path: ['paddingTop'], value: '1.5rem' }]);
  });

  it('of blocks that are named by their type, or by what they say, is found for each of them', () => {
    expect(said('card padding 24')).toEqual(['a Padding 24px', 'b Padding 24px']);
    expect(said('werkwijze padding 24')).toEqual(['a Padding 24px']);
  });

  it('of several selected blocks is set in all of them', () => {
    expect(said('padding 8', ['a', 'b'])).toEqual(['a+b Padding 8px']);
  });

  it('can be a choice, a switch or a colour', () => {
    expect(said('elevation lo', ['a'])).toContain('a Elevation Low');
    const [off] = find('header off', ['a']).filter(({ values }) => values[0]?.value === false);
    expect(off?.values[0]?.path).toEqual(['headerEnabled']);
  });

  it('that the field does not take is none: the field itself is found no more either', () => {
    expect(find('padding 24bananas', ['a'])).toEqual([]);
    expect(find('padding', ['a'])[0]).toMatchObject({ label: 'Padding', shown: undefined });
  });
});

it('a word that names no field finds nothing, and blocks of unknown types are left alone', () => {
  expect(find('card')).toEqual([]);
  expect(find('from-elsewhere padding 4')).toEqual([]);
  expect(find('')).toEqual([]);
});

it('what is found can always be set, whatever is typed', () => {
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
