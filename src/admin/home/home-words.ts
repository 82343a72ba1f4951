import { count } from '../words.ts';

/** Texts of the home screen's to-do list. */
export const homeWords = {
  title: 'Waiting for you',
  /** Opens the list on a phone. */
  number: (lines: number) => `${lines} waiting for you`,
  /** Lists the first two names, and the number of the others. */
  names: (names: readonly string[]) => {
    const [first = '', second, ...others] = names;
    if (second === undefined) return first;
    return others.length === 0 ? `${first}, ${second}` : `${first}, ${second} and ${others.length} more`;
  },
  comments: (comments: number) => `${count(comments, 'client comment', 'client comments')}`,
  changes: (pages: number) => `${count(pages, 'page has', 'pages have')} unpublished changes`,
  drafts: (pages: number) => `${count(pages, 'page is', 'pages are')} not published`,
  notFound: (addresses: number) => `${count(addresses, 'URL was', 'URLs were')} not found`,
  unfulfilled: (times: number) => `${count(times, 'scheduled change', 'scheduled changes')} failed`,
  planned: (times: number) => `${count(times, 'scheduled change', 'scheduled changes')}`,
  nextPlanned: (page: string, action: 'publish' | 'unpublish', moment: string) =>
    `${page} goes ${action === 'publish' ? 'live' : 'offline'} ${moment}`,
} as const;
