import { expect, it } from 'vitest';
import type { ColorPlace } from '#content/look/color-places.ts';
import { shownIn, tokenLinksOf } from './token-links.ts';

const equal: Readonly<Record<string, Record<string, readonly ('light' | 'dark')[]>>> = {
  white: { 'color.paper': ['light'], 'color.raised': ['light'] },
  black: { 'color.paper': ['dark'] },
  grey: { 'color.line': ['light', 'dark'] },
};
const linksOf = (sides: ColorPlace['sides']) =>
  tokenLinksOf({ label: 'Tint', sides }, (color) => new Map(Object.entries(equal[color] ?? {})));
const light = (value: string) => ({ path: ['tintLight'], value, themes: ['light'] }) as const;
const dark = (value: string) => ({ path: ['tintDark'], value, themes: ['dark'] }) as const;
const both = (value: string) => ({ path: ['tint'], value, themes: ['light', 'dark'] }) as const;

it('two sides that equal a token are linked together', () => {
  expect(linksOf([light('white'), dark('black')])).toEqual([
    {
      token: 'color.paper',
      alters: null,
      changes: [
        { path: 'tintLight', was: 'white', becomes: 'var(--color-paper)' },
        { path: 'tintDark', was: 'black', becomes: 'var(--color-paper)' },
      ],
    },
    {
      token: 'color.raised',
      alters: null,
      changes: [{ path: 'tintLight', was: 'white', becomes: 'var(--color-raised)' }],
    },
  ]);
});

it('a side counts in its own theme alone', () => {
  expect(linksOf([light('black'), dark('white')])).toEqual([]);
  expect(linksOf([light('red'), dark('black')])).toEqual([
    {
      token: 'color.paper',
      alters: null,
      changes: [{ path: 'tintDark', was: 'black', becomes: 'var(--color-paper)' }],
    },
  ]);
});

it('one colour for both themes tells in which it would look otherwise', () => {
  expect(linksOf([both('grey')]).map(({ token, alters }) => [token, alters])).toEqual([['color.line', null]]);
  expect(linksOf([both('white')]).map(({ token, alters }) => [token, alters])).toEqual([
    ['color.paper', 'dark'],
    ['color.raised', 'dark'],
  ]);
  expect(linksOf([both('black')]).map(({ token, alters }) => [token, alters])).toEqual([
    ['color.paper', 'light'],
  ]);
});

it('is shown as each theme has it', () => {
  const place = { label: 'Tint', sides: [both('white')] };
  expect([shownIn(place, 'light'), shownIn(place, 'dark')]).toEqual(['white', 'white']);
  expect(shownIn({ label: 'Tint', sides: [light('white')] }, 'dark')).toBeNull();
});
