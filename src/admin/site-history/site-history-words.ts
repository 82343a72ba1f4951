import type { PageChangeKind } from '#api/endpoints/history.ts';
import { toWallTime } from '#content/time-zone.ts';

/** Changes to a page, as the sentence continues after its name. */
const changes: Readonly<Record<PageChangeKind, string>> = {
  published: 'published',
  content: 'changed',
  address: 'moved to a new URL',
  order: 'moved',
  layout: 'given a new layout',
  background: 'given a new background',
  menu: 'changed in the menu',
  search: 'changed for search engines',
  protected: 'protected with a password',
  opened: 'made public',
  redirect: 'redirected',
  hidden: 'hidden',
  withdrawn: 'unpublished',
  deleted: 'deleted',
};

/** Texts of the site history, loaded with its screen. */
export const siteHistoryWords = {
  lead: 'Changes that visitors saw, each with a snapshot of the site.',
  clock: (city: string) => `Times are in the ${city} time zone.`,
  loading: 'Loading the site history…',
  failed: 'Couldn’t load the site history',
  empty: 'No changes yet',
  emptyHelp: 'Pages that you publish, move or unpublish appear here.',
  filter: 'Page',
  allPages: 'All pages',
  gone: (title: string) => `${title} (deleted)`,
  earlier: 'Show earlier',
  by: (name: string) => `by ${name}`,
  you: 'you',
  began: 'Site history',
  beganWith: (pages: number) => (pages === 1 ? 'started with one page' : `started with ${pages} pages`),
  settings: 'Site settings',
  more: (number: number) => `${number} more`,
  look: 'View snapshot',
  lookAt: (moment: string) => `View snapshot, ${moment} (new tab)`,
  moment: 'Date and time',
  lookBack: 'View snapshot',
  noMoment: 'Choose a date and a time.',
  notYet: 'Choose a moment in the past.',
  tooEarly: (since: string) => `The site history starts on ${since}. Choose a later moment.`,
  changes,
};

const dayMs = 24 * 60 * 60 * 1000;

/** Formats a day: `2026-11-22` is Today, Yesterday, or Sunday 22 November 2026, by the studio's clock. */
export function formatHistoryDay(day: string, timeZone: string, now = Date.now()): string {
  const toDay = (at: number) => toWallTime(new Date(at), timeZone).date;
  if (day === toDay(now)) return 'Today';
  if (day === toDay(now - dayMs)) return 'Yesterday';
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', { ...date, timeZone: 'UTC' });
}

/** Joins items: `a, b and c`. */
export function joinWithAnd(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(things);
}
