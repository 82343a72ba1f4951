import { expect, test } from 'vitest';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import type { PageContent } from '../page/page.ts';
import { countStates, isToDo, walkPageStates } from './page-states.ts';

const states = (content: PageContent, language: 'nl' | 'en' = 'en') => [
  ...walkPageStates(definitions, content, language),
];
const todo = (title: PageContent['title'], ...blocks: ReturnType<typeof block>[]) =>
  states({ title, overview: blocks }).filter(({ state }) => isToDo(state));

test('a shared text is never missing; a text per language is missing without an entry', () => {
  const title = { nl: 'Titel', en: 'Title' };
  const text = (rest: object) => block('a', 'text', { ...rest });
  expect(todo(title, text({ content: 'Gedeeld' }))).toEqual([]);
  expect(todo(title, text({ isMultiLanguage: true, content: { nl: 'Alleen hier' } }))).toHaveLength(1);
  expect(todo(title, text({ isMultiLanguage: true, content: 'Nog gedeeld' }))).toHaveLength(1);
  expect(todo(title, text({ isMultiLanguage: true, content: { nl: 'Ja', en: 'Yes' } }))).toEqual([]);
});

test('the page title counts, and a shared title counts as Dutch', () => {
  expect(todo('Titel')).toEqual([{ block: null, path: [], state: 'missing' }]);
  const inDutch = (title: PageContent['title']) => countStates(states({ title, overview: [] }, 'nl')).missing;
  expect([inDutch('Titel'), inDutch(''), inDutch({})]).toEqual([0, 1, 1]);
  // The Dutch page falls back to the English title.
  expect(inDutch({ en: 'Title' })).toBe(1);
});

test('texts in nested blocks count, in reading order', () => {
  const dutch = (id: string) => block(id, 'text', { isMultiLanguage: true, content: { nl: 'Ja' } });
  const grid = block('grid', 'grid', { rows: [{ columns: [[dutch('inner')], [dutch('other')]] }] });
  expect(todo({ nl: 'Titel' }, grid, dutch('last')).map(({ block: of }) => of?.id)).toEqual([
    undefined,
    'inner',
    'other',
    'last',
  ]);
});

test('a block without texts per language misses no translation, whatever it has stored', () => {
  const off = block('a', 'text', { isMultiLanguage: false, content: { nl: 'Ja' } });
  expect(todo({ nl: 'A', en: 'B' }, off)).toEqual([]);
});
