import { expect, test } from 'vitest';
import { block, definitions } from '../../../../tests/support/sample-page.ts';
import { missingTexts } from './missing-texts.ts';

const count = (title: string | Record<string, string>, ...blocks: ReturnType<typeof block>[]) =>
  missingTexts(definitions, { title, overview: blocks }, 'en');

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
