import { count } from '../../../words.ts';

/** Texts of the find bar. */
export const findWords = {
  label: 'Find on page',
  find: 'Find',
  replacement: 'Replace with',
  toggleReplace: 'Show replace',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  bothLanguages: 'Both languages',
  next: 'Next match',
  previous: 'Previous match',
  close: 'Close find',
  replace: 'Replace',
  replaceAll: 'Replace all',
  none: 'No matches',
  /** Position of the shown match among all. */
  position: (at: number, total: number) => `${at} of ${total}`,
  total: (total: number) => count(total, 'match', 'matches'),
  step: 'Replace text',
  replaced: (total: number) => `${count(total, 'match', 'matches')} replaced`,
  isIn: (field: string, language: string) => `${field} · ${language}`,
  fields: { title: 'Title', metadata: 'Search and social' },
} as const;
