import { describe, expect, test } from 'vitest';
import { hashText } from './text-hash.ts';
import { computeTextRecords } from './text-records.ts';
import { getTranslationState } from './translation-state.ts';

describe('a text without a record', () => {
  test.each([
    ['written in both languages', { nl: 'Ja', en: 'Yes' }, 'current', 'current'],
    ['written in one', { nl: 'Ja' }, 'current', 'missing'],
    ['written in the other', { en: 'Yes' }, 'missing', 'current'],
    ['shared by all', 'Ja', 'current', 'missing'],
    ['empty everywhere', { nl: '', en: '' }, undefined, undefined],
    ['never written', undefined, undefined, undefined],
    ['deliberately nothing', { nl: 'Ja', en: null }, 'current', 'current'],
    ['a name in both', { nl: 'Halte', en: 'Halte' }, 'current', 'same'],
  ])('that is %s has a state per language', (_what, value, nl, en) => {
    expect([getTranslationState(value, 'nl', {}), getTranslationState(value, 'en', {})]).toEqual([nl, en]);
  });
});

describe('a text whose source has changed', () => {
  const before = { nl: 'Ja', en: 'Yes' };
  const after = { nl: 'Jazeker', en: 'Yes' };
  const records = computeTextRecords({ before, after, records: {} });

  test('is outdated, and records the source text that it was written for', () => {
    expect(getTranslationState(after, 'en', records)).toBe('outdated');
    expect(records.en).toEqual({
      from: 'nl',
      fromHash: hashText('Ja'),
      textHash: hashText('Yes'),
      fromText: 'Ja',
    });
  });

  test('is current again when the source is restored', () => {
    expect(
      getTranslationState(before, 'en', computeTextRecords({ before: after, after: before, records })),
    ).toBe('current');
  });

  test('is current after it is rewritten without updating the records', () => {
    expect(getTranslationState({ nl: 'Jazeker', en: 'Certainly' }, 'en', records)).toBe('current');
  });
});

test('a shared text that remains in the other language counts as missing', () => {
  const after = { nl: 'Dag', en: 'Hallo' };
  expect(getTranslationState(after, 'en', computeTextRecords({ before: 'Hallo', after, records: {} }))).toBe(
    'missing',
  );
});

test('a text first written in English is the source of its Dutch translation', () => {
  const first = { en: 'Stop' };
  const both = { nl: 'Halte', en: 'Stop' };
  const records = computeTextRecords({ before: first, after: both, records: {} });
  const changed = { nl: 'Halte', en: 'Bus stop' };
  const next = computeTextRecords({ before: both, after: changed, records });
  expect([getTranslationState(changed, 'nl', next), getTranslationState(changed, 'en', next)]).toEqual([
    'outdated',
    'current',
  ]);
});

test('numbers and URLs need no translation', () => {
  const records = (text: string) => ({
    en: { from: 'nl', fromHash: hashText(text), textHash: hashText(text), copied: true as const },
  });
  const state = (text: string) => getTranslationState({ nl: text, en: text }, 'en', records(text));
  expect(['2011–2026', 'https://vitrine.example', 'Halte'].map(state)).toEqual(['same', 'same', 'missing']);
});

test('hashes are short and distinguish texts', () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `tekst ${index}`);
  const hashes = new Set(texts.map(hashText));
  expect([hashes.size, Math.max(...[...hashes].map((hash) => hash.length)) <= 11]).toEqual([5000, true]);
});
