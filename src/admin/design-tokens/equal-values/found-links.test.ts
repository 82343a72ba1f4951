import { expect, it } from 'vitest';
import type { EqualPage, TokenLink } from '#api/schemas/equal-values.ts';
import { choosing, groupsOf, linksIn, onlyTheme, othersOf } from './found-links.ts';

const link = (token: string, paths: readonly string[], alters: TokenLink['alters'] = null): TokenLink => ({
  token: `color.${token}`,
  alters,
  changes: paths.map((path) => ({
    path,
    was: path === 'tintDark' ? '#111' : '#fff',
    becomes: `var(--color-${token})`,
  })),
});

const page: EqualPage = {
  id: 'p',
  identifier: 'werk',
  kind: 'page',
  title: 'Werk',
  revision: 'content-1',
  hasDrafts: true,
  more: 0,
  places: [
    {
      ...{ blockId: 'a', block: 'card', label: 'Tint', light: '#fff', dark: '#111' },
      links: [
        link('raised', ['tintLight']),
        link('paper', ['tintLight', 'tintDark']),
        link('ink', ['tintDark']),
        link('edge', ['tintDark']),
      ],
    },
    {
      ...{ blockId: 'b', block: 'grid', label: 'Line', light: '#fff', dark: '#fff' },
      links: [link('raised', ['line'], 'dark')],
    },
  ],
};

const [raised, paper, ink, edge, line] = linksIn([page]) as [never, never, never, never, never];
const tokensOf = (links: ReturnType<typeof linksIn>) => links.map((each) => each.link.token);

it('stand by token, in the order of the design, each once', () => {
  expect(groupsOf(linksIn([page])).map((group) => [group.token, group.links.length])).toEqual([
    ['color.paper', 1],
    ['color.raised', 2],
    ['color.edge', 1],
    ['color.ink', 1],
  ]);
  expect(new Set(linksIn([page]).map(({ key }) => key)).size).toBe(5);
});

it('a value follows one token: choosing another takes its place, and two sides can follow two', () => {
  expect(tokensOf(choosing([raised, line], [paper]))).toEqual(['color.raised', 'color.paper']);
  expect(tokensOf(choosing([paper], [raised]))).toEqual(['color.raised']);
  expect(tokensOf(choosing([raised], [ink]))).toEqual(['color.raised', 'color.ink']);
});

it('say which theme they are about, where that is one alone, and what else is the same', () => {
  expect([raised, paper, ink, line].map(onlyTheme)).toEqual(['light', undefined, 'dark', undefined]);
  expect([paper, ink, edge, line].map(othersOf)).toEqual([[], ['color.edge'], ['color.ink'], []]);
});
