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
  it.each(invisible)('%j shows nothing', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '\u200ba', '404', '-', '.', '👩‍💻', 'é', 'ा'])('%j shows something', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('titleIssue', () => {
  it.each([
    'Titel',
    { nl: 'Titel' },
    { en: 'Title' },
    { nl: 'Titel', en: '' },
    { nl: '', en: 'Title' },
    { nl: '', en: '', fr: 'Titre' },
  ])('%j is shown in every language', (title) => {
    expect(findTitleIssue(title)).toBeUndefined();
  });

  it.each([...invisible, {}, { nl: '' }, ...invisible.map((text) => ({ nl: text, en: '\u200b' }))])(
    '%j is no title',
    (title) => {
      expect(findTitleIssue(title)).toBe('The page has no title. Add one.');
    },
  );

  it.each([
    [{ nl: 'Titel', en: ' ' }, 'English'],
    [{ nl: '\u200b', en: 'Title' }, 'Dutch'],
  ])('%j hides one language behind nothing', (title, language) => {
    expect(findTitleIssue(title)).toBe(
      `The ${language} title has no visible characters. Write one, or remove it.`,
    );
  });
});
