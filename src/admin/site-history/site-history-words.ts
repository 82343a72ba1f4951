import type { PageChangeKind } from '#api/endpoints/history.ts';
import { toWallTime } from '#content/time-zone.ts';

/** What visitors saw change of a page, as a sentence goes on after its name. */
const changes: Readonly<Record<PageChangeKind, string>> = {
  published: 'published',
  content: 'changed',
  address: 'moved to another address',
  order: 'moved',
  layout: 'given another layout',
  background: 'given another background',
  menu: 'changed in the menu',
  search: 'changed for search engines',
  protected: 'protected by a password',
  opened: 'opened to everybody',
  redirect: 'sent elsewhere',
  hidden: 'hidden',
  withdrawn: 'taken off the site',
  deleted: 'deleted',
};

/** The words of the history; of this screen alone, so they come with it. */
export const siteHistoryWords = {
  title: 'Site history',
  log: 'Activity log',
  lead: 'What visitors saw change, and who did it. Every line leads to the site as it stood then; such a link works for a day.',
  clock: (city: string) => `Times are those of ${city}.`,
  loading: 'Loading the history…',
  failed: 'The history could not be loaded',
  empty: 'Nothing has changed yet',
  emptyHelp: 'What you publish, move or take off the site appears here.',
  filter: 'Page',
  allPages: 'All pages',
  gone: (title: string) => `${title} (deleted)`,
  earlier: 'Show earlier',
  by: (name: string) => `by ${name}`,
  you: 'you',
  began: 'The history begins',
  beganWith: (pages: number) => (pages === 1 ? 'with one page' : `with ${pages} pages`),
  settings: 'Site settings',
  more: (number: number) => `${number} more`,
  look: 'See the site then',
  lookAt: (moment: string) => `See the site then, ${moment}, in a new tab`,
  moment: 'Look at a moment',
  lookBack: 'See the site then',
  noMoment: 'Choose a date and a time.',
  notYet: 'This moment is still to come.',
  tooEarly: (since: string) => `The history begins on ${since}.`,
  changes,
};

const dayMs = 24 * 60 * 60 * 1000;

/** A day as people speak of it: `2026-11-22` is Today, Yesterday, or Sunday 22 November 2026; by the studio's clock. */
export function formatHistoryDay(day: string, timeZone: string, now = Date.now()): string {
  const dayAt = (at: number) => toWallTime(new Date(at), timeZone).date;
  if (day === dayAt(now)) return 'Today';
  if (day === dayAt(now - dayMs)) return 'Yesterday';
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', { ...date, timeZone: 'UTC' });
}

/** Things as a sentence lists them: `a, b and c`. */
export function joinWithAnd(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(things);
}
