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
  it('falls back to nl, then to the first text there is', () => {
    expect(resolveText({ nl: 'a', en: 'b' }, 'en')).toBe('b');
    expect(resolveText({ nl: 'a' }, 'en')).toBe('a');
    expect(resolveText({ nl: '', en: '', de: 'c', fr: 'd' }, 'en')).toBe('c');
    expect(resolveText({ en: 'b' }, 'nl')).toBe('b');
    expect(resolveText({}, 'nl')).toBe('');
    expect(resolveText(undefined, 'nl')).toBe('');
    expect(resolveText('shared', 'en')).toBe('shared');
  });

  it('says which language it found', () => {
    expect(resolveTextLanguage({ nl: 'a', en: '' }, 'en')).toBe('nl');
    expect(resolveTextLanguage('shared', 'en')).toBeUndefined();
    expect(resolveTextLanguage({}, 'en')).toBeUndefined();
  });
});

describe('writing', () => {
  it('turns a shared text into one per language at the first one written', () => {
    expect(withText('Hallo', 'en', 'Hello')).toEqual({ nl: 'Hallo', en: 'Hello' });
    expect(withText(undefined, 'en', 'Hello')).toEqual({ en: 'Hello' });
    expect(withText({ nl: 'a', de: 'c' }, 'en', 'b')).toEqual({ nl: 'a', en: 'b', de: 'c' });
  });

  it('makes no translation of a title by itself', () => {
    expect(withTitle('Werk', 'nl', 'Cases')).toEqual({ nl: 'Cases' });
    expect(withTitle('Werk', 'en', 'Work')).toEqual({ nl: 'Werk', en: 'Work' });
    expect(withTitle('', 'en', 'Work')).toEqual({ en: 'Work' });
  });

  it('keeps texts per language when the shared one is replaced', () => {
    expect(withSharedText({ nl: 'a', en: 'b' }, 'c')).toEqual({ nl: 'c', en: 'b' });
    expect(withSharedText('a', 'c')).toBe('c');
  });
});

it('knows languages and translated texts when it sees them', () => {
  expect([isLanguage('nl'), isLanguage('de'), isLanguage(undefined)]).toEqual([true, false, false]);
  expect([
    isTranslated({ nl: 'a' }),
    isTranslated({ nl: 1 }),
    isTranslated(['a']),
    isTranslated(null),
  ]).toEqual([true, false, false, false]);
  expect([hasLanguage({ nl: 'a', en: '' }, 'en'), hasLanguage('a', 'nl')]).toEqual([false, false]);
});
