import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Language } from '#content/language/language.ts';
import { findSummaryLanguage } from './find-summary-language.ts';

function languageFor(language: Language, block: { readonly type: string; readonly [name: string]: unknown }) {
  const definition = blockDefinitions.get(block.type);
  if (!definition) throw new Error(`There is no block ${block.type}`);
  return findSummaryLanguage(definition, { id: 'a', isMultiLanguage: true, ...block }, language);
}

test('a text has the language in which it is shown, even if another was requested', () => {
  const both = { type: 'title', content: { nl: 'Werk', en: 'Work' } };
  expect([languageFor('nl', both), languageFor('en', both)]).toEqual(['nl', 'en']);
  expect(languageFor('en', { type: 'title', content: { nl: 'Werk', en: '' } })).toBe('nl');
  expect(languageFor('nl', { type: 'text', content: { en: 'Only *English*' } })).toBe('en');
});

test('a shared text, or a text of a block with one language, is in the default language', () => {
  expect(languageFor('en', { type: 'title', content: 'Werk' })).toBe('nl');
  expect(
    languageFor('en', { type: 'title', isMultiLanguage: false, content: { nl: 'Werk', en: 'Work' } }),
  ).toBe('nl');
});

test('a summary that is not text has no language', () => {
  expect(languageFor('en', { type: 'grid', columns: [{}, {}] })).toBeUndefined();
  expect(languageFor('en', { type: 'image', src: '/media/kade.jpg' })).toBeUndefined();
  expect(languageFor('en', { type: 'title' })).toBeUndefined();
});
