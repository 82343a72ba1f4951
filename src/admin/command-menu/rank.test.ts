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

it('labels that start with the query come first, then word starts, then other matches', () => {
  expect(ids('publi')).toEqual(['publish', 'unpublish', 'case']);
  expect(ids('live')).toEqual(['live', 'publish']);
});

it('an item matches if it contains every word of the query, in any field', () => {
  expect(ids('pages een')).toEqual(['case']);
  expect(ids('een niets')).toEqual([]);
});

it('recently chosen items come first among equal matches, and each group is cut to its limit', () => {
  const same = [item('a', 'Kaart een', 'Pages'), item('b', 'Kaart twee', 'Pages')];
  const first = (recent: string[]) =>
    rankItems(same, 'kaart', { perGroup: 1, recent })[0]?.[1].map(({ id }) => id);
  expect(first([])).toEqual(['a']);
  expect(first(['b'])).toEqual(['b']);
});

it('an item appears at most once in the results, whatever the query', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = ids(query);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
