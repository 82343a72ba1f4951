import { expect, test } from 'vitest';
import { pageTree } from '#document/page-tree.ts';
import { block, definitions } from '../../../../tests/support/sample-page.ts';
import { countMissing, missingTexts } from './missing-texts.ts';

const count = (title: string | Record<string, string>, ...blocks: ReturnType<typeof block>[]) =>
  missingTexts(pageTree(definitions, { title, overview: blocks }), 'en');

test('a shared text is missing nowhere; one per language is missing where it has no entry', () => {
  const title = { nl: 'Titel', en: 'Title' };
  expect(count(title, block('a', 'text', { content: 'Gedeeld' }))).toEqual({
    count: 0,
    firstBlockId: undefined,
  });
  expect(count(title, block('a', 'text', { isMultiLanguage: true, content: { nl: 'Alleen hier' } }))).toEqual(
    {
      count: 1,
      firstBlockId: 'a',
    },
  );
  expect(count(title, block('a', 'text', { isMultiLanguage: true, content: 'Nog gedeeld' })).count).toBe(1);
  expect(
    count(title, block('a', 'text', { isMultiLanguage: true, content: { nl: 'Ja', en: 'Yes' } })).count,
  ).toBe(0);
});

test('the page’s title counts', () => {
  expect(count('Titel')).toEqual({ count: 1, firstBlockId: undefined });
});

test('a title counts in the first language only where nobody has written any', () => {
  const inDutch = (title: string | Record<string, string>) =>
    missingTexts(pageTree(definitions, { title, overview: [] }), 'nl').count;
  expect([inDutch('Titel'), inDutch({ en: 'Title' }), inDutch(''), inDutch({})]).toEqual([0, 0, 1, 1]);
});

test('words inside other blocks count, and the first block that misses some is named', () => {
  const dutch = (id: string) => block(id, 'text', { isMultiLanguage: true, content: { nl: 'Ja' } });
  const grid = block('grid', 'grid', { rows: [{ columns: [[dutch('inner')], [dutch('other')]] }] });
  expect(count({ nl: 'Titel' }, grid, dutch('last'))).toEqual({ count: 4, firstBlockId: 'inner' });
});

test('a text shared by all languages is missing in the second, once a block speaks per language', () => {
  const missing = (content: unknown, language: 'nl' | 'en') =>
    countMissing(
      pageTree(definitions, { title: '', overview: [] }),
      block('a', 'text', { isMultiLanguage: true, content }),
      language,
    );
  expect([missing('Gedeeld', 'nl'), missing('Gedeeld', 'en'), missing('', 'en')]).toEqual([0, 1, 0]);
  // Who reads Dutch gets the English words; what is empty everywhere is missed by nobody.
  expect([missing({ nl: '', en: 'Yes' }, 'nl'), missing({ nl: '' }, 'en'), missing({}, 'en')]).toEqual([
    1, 0, 0,
  ]);
});

test('a block that does not speak per language misses nothing, whatever it has stored', () => {
  const off = block('a', 'text', { isMultiLanguage: false, content: { nl: 'Ja' } });
  expect(countMissing(pageTree(definitions, { title: '', overview: [] }), off, 'en')).toBe(0);
});
