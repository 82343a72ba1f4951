import { count } from '../words.ts';

const formatMatchCount = (total: number) => count(total, 'match', 'matches');
const formatPageCount = (total: number) => count(total, 'page', 'pages');

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
  searching: (searched: number) => `Searched ${formatPageCount(searched)}…`,
  stop: 'Stop',
  failed: 'Couldn’t search the pages',
  found: (total: number, onPages: number) => `${formatMatchCount(total)} on ${formatPageCount(onPages)}`,
  none: 'No matches',
  noneHelp: 'Check the spelling, or turn off Match case and Whole words.',
  tooMany: (most: number) => `Only the first ${most} pages are listed. Replace these, then search again.`,
  isPublic: 'On the site',
  isDraft: 'Not on the site',
  more: (left: number) => `${left} more on this page`,
  results: 'Pages with matches',
  all: 'All pages',
  choose: (title: string) => `Include “${title}”`,
  replace: (total: number, onPages: number) =>
    `Replace ${formatMatchCount(total)} on ${formatPageCount(onPages)}`,
  replaced: (total: number) => `${formatMatchCount(total)} replaced`,
  undone: 'Replacement undone',
  leftOut: (total: number) =>
    `${formatPageCount(total)} changed since the search, so nothing was replaced there. Search again.`,
} as const;
