import { count } from '../words.ts';

export const notFoundWords = {
  title: '404 log',
  lead: 'URLs that visitors opened but that don’t exist, latest first.',
  empty: 'No missing URLs yet. URLs that visitors can’t open are listed here.',
  columns: { address: 'URL', times: 'Visits', proposal: 'Nearest page', actions: 'Actions' },
  from: (place: string) => `from ${place}`,
  times: (number: number) => count(number, 'visit', 'visits'),
  since: (when: string) => `First seen ${when}`,
  showAll: (number: number) => `Show all ${number}`,
  redirect: (page: string) => `Redirect to “${page}”`,
  redirectTo: (path: string, page: string) => `Redirect to “${page}”: ${path}`,
  reason: 'not found',
  because: {
    spelling: 'similar URL',
    moved: 'similar to an earlier URL',
    trashed: 'parent of a trashed page',
    section: 'parent page',
  },
  answer: 'Choose…',
  answerOf: (path: string) => `Choose… where ${path} redirects to`,
  dismiss: (path: string) => `Dismiss ${path}`,
  dismissed: (path: string) => `${path} dismissed`,
  dismissAll: 'Dismiss all',
  allDismissed: 'All URLs dismissed',
} as const;
