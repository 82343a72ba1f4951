import { count } from '../words.ts';

export const notFoundWords = {
  title: 'Not found',
  lead: 'Addresses that visitors asked for and that are not there, the latest first.',
  empty: 'Nobody has asked for an address that is not there.',
  columns: { address: 'Address', times: 'Visits', proposal: 'Nearest page', actions: 'Actions' },
  from: (place: string) => `from ${place}`,
  times: (number: number) => count(number, 'visit', 'visits'),
  since: (when: string) => `First seen ${when}`,
  showAll: (number: number) => `Show all ${number}`,
  redirect: (page: string) => `Redirect to “${page}”`,
  redirectTo: (path: string, page: string) => `Redirect to “${page}”: ${path}`,
  reason: 'not found',
  because: {
    spelling: 'almost the same address',
    moved: 'almost the same as an address it had before',
    trashed: 'the page that was there is in the trash; this one stood above it',
    section: 'the page above it',
  },
  answer: 'Choose…',
  answerOf: (path: string) => `Choose… where ${path} redirects to`,
  dismiss: (path: string) => `Dismiss ${path}`,
  dismissed: (path: string) => `${path} is dismissed.`,
  dismissAll: 'Dismiss all',
  allDismissed: 'All addresses are dismissed.',
} as const;
