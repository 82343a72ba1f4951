import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { rankItems } from './rank.ts';
import type { SearchMenuItem } from './search-menu-item.ts';

const item = (id: string, label: string, group: string, keywords = ''): SearchMenuItem => ({
  id,
  label,
  group,
  keywords,
  run: () => undefined,
});
const items = [
  item('publish', 'Publish', 'Page', 'put live'),
  item('unpublish', 'Unpublish', 'Page'),
  item('case', 'Een publicatie', 'Pages'),
  item('live', 'Look at the live version', 'View'),
];
const ids = (query: string, recent: readonly string[] = [], perGroup = 10) =>
  rankItems(items, query, { perGroup, recent }).flatMap(([, members]) => members.map(({ id }) => id));

it('puts first what begins with the word, then what has it at the beginning of one, then anywhere', () => {
  expect(ids('publi')).toEqual(['publish', 'unpublish', 'case']);
  expect(ids('live')).toEqual(['live', 'publish']);
});

it('finds every word, wherever it is said', () => {
  expect(ids('pages een')).toEqual(['case']);
  expect(ids('een niets')).toEqual([]);
});

it('puts what was chosen last before what fits alike, and shows no more of a group than it may', () => {
  const same = [item('a', 'Kaart een', 'Pages'), item('b', 'Kaart twee', 'Pages')];
  const first = (recent: string[]) =>
    rankItems(same, 'kaart', { perGroup: 1, recent })[0]?.[1].map(({ id }) => id);
  expect(first([])).toEqual(['a']);
  expect(first(['b'])).toEqual(['b']);
});

it('shows each item once, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = ids(query);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
