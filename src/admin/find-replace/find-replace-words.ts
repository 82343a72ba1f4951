import { count } from '../words.ts';

const matches = (total: number) => count(total, 'match', 'matches');
const pages = (total: number) => count(total, 'page', 'pages');

/** Texts of the screen that finds and replaces on all pages. */
export const findReplaceWords = {
  title: 'Find and replace',
  lead: 'Replaces text in the drafts of pages. Nothing is published, and you can undo it.',
  words: 'Find',
  replacement: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  language: 'Language',
  allLanguages: 'All',
  find: 'Find',
  searching: (searched: number) => `Searched ${pages(searched)}…`,
  stop: 'Stop',
  failed: 'Couldn’t search the pages',
  found: (total: number, onPages: number) => `${matches(total)} on ${pages(onPages)}`,
  none: 'No matches',
  noneHelp: 'Check the spelling, or turn off Match case and Whole words.',
  tooMany: (most: number) => `Only the first ${most} pages are listed. Replace these, then search again.`,
  isPublic: 'On the site',
  isDraft: 'Not on the site',
  more: (left: number) => `${left} more on this page`,
  results: 'Pages with matches',
  all: 'All pages',
  choose: (title: string) => `Include “${title}”`,
  replace: (total: number, onPages: number) => `Replace ${matches(total)} on ${pages(onPages)}`,
  replaced: (total: number) => `${matches(total)} replaced`,
  undone: 'Replacement undone',
  leftOut: (total: number) =>
    `${pages(total)} changed since the search, so nothing was replaced there. Search again.`,
} as const;
