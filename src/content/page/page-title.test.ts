import { describe, expect, it } from 'vitest';
import { isBlank } from '../text/blank.ts';
import { findTitleIssue } from './page-title.ts';

const invisible = [
  '',
  ' ',
  '\t\r\n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200d\u200c',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u200e\u202e\u2066',
  '\u3164',
  '\u115f\u1160',
  '\ufe0f',
  '\u{e0041}',
  '\u180e',
  '\u2800',
  '\u0001',
];

describe('isBlank', () => {
  it.each(invisible)('is true for %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '\u200ba', '404', '-', '.', '👩‍💻', 'é', 'ा'])('is false for %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('findTitleIssue', () => {
  it.each([
    'Titel',
    { nl: 'Titel' },
    { en: 'Title' },
    { nl: 'Titel', en: '' },
    { nl: '', en: 'Title' },
    { nl: '', en: '', fr: 'Titre' },
  ])('accepts %j', (title) => {
    expect(findTitleIssue(title)).toBeUndefined();
  });

  it.each([...invisible, {}, { nl: '' }, ...invisible.map((text) => ({ nl: text, en: '\u200b' }))])(
    'reports a missing title for %j',
    (title) => {
      expect(findTitleIssue(title)).toBe('The page has no title. Add one.');
    },
  );

  it.each([
    [{ nl: 'Titel', en: ' ' }, 'English'],
    [{ nl: '\u200b', en: 'Title' }, 'Dutch'],
  ])('reports an invisible title in one language for %j', (title, language) => {
    expect(findTitleIssue(title)).toBe(
      `The ${language} title has no visible characters. Write one, or remove it.`,
    );
  });
});
