import { describe, expect, it } from 'vitest';
import {
  hasLanguage,
  isLanguage,
  isTranslated,
  resolveText,
  resolveTextLanguage,
  withSharedText,
  withText,
  withTitle,
} from './language.ts';

describe('resolveText', () => {
  it('falls back to nl, then to the first available text', () => {
    expect(resolveText({ nl: 'a', en: 'b' }, 'en')).toBe('b');
    expect(resolveText({ nl: 'a' }, 'en')).toBe('a');
    expect(resolveText({ nl: '', en: '', de: 'c', fr: 'd' }, 'en')).toBe('c');
    expect(resolveText({ en: 'b' }, 'nl')).toBe('b');
    expect(resolveText({}, 'nl')).toBe('');
    expect(resolveText(undefined, 'nl')).toBe('');
    expect(resolveText('shared', 'en')).toBe('shared');
  });

  it('has the variant resolveTextLanguage, which returns the language of the text', () => {
    expect(resolveTextLanguage({ nl: 'a', en: '' }, 'en')).toBe('nl');
    expect(resolveTextLanguage('shared', 'en')).toBeUndefined();
    expect(resolveTextLanguage({}, 'en')).toBeUndefined();
  });
});

describe('writing a text', () => {
  it('turns a shared text into texts per language at the first translation', () => {
    expect(withText('Hallo', 'en', 'Hello')).toEqual({ nl: 'Hallo', en: 'Hello' });
    expect(withText(undefined, 'en', 'Hello')).toEqual({ en: 'Hello' });
    expect(withText({ nl: 'a', de: 'c' }, 'en', 'b')).toEqual({ nl: 'a', en: 'b', de: 'c' });
  });

  it('keeps a shared title as Dutch only, without creating a translation', () => {
    expect(withTitle('Werk', 'nl', 'Cases')).toEqual({ nl: 'Cases' });
    expect(withTitle('Werk', 'en', 'Work')).toEqual({ nl: 'Werk', en: 'Work' });
    expect(withTitle('', 'en', 'Work')).toEqual({ en: 'Work' });
  });

  it('keeps other languages when a shared text is written', () => {
    expect(withSharedText({ nl: 'a', en: 'b' }, 'c')).toEqual({ nl: 'c', en: 'b' });
    expect(withSharedText('a', 'c')).toBe('c');
  });
});

it('isLanguage, isTranslated and hasLanguage recognise their values', () => {
  expect([isLanguage('nl'), isLanguage('de'), isLanguage(undefined)]).toEqual([true, false, false]);
  expect([
    isTranslated({ nl: 'a' }),
    isTranslated({ nl: 1 }),
    isTranslated(['a']),
    isTranslated(null),
  ]).toEqual([true, false, false, false]);
  expect([hasLanguage({ nl: 'a', en: '' }, 'en'), hasLanguage('a', 'nl')]).toEqual([false, false]);
});
