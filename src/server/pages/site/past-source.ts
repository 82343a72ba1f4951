import { journalSpan } from '#server/journal/journal.repository.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { viewSiteAt } from './site-at.ts';
import type { SiteView } from './site-view.ts';

/** The site as it stood, for the website. */
export interface PastSource {
  readonly moments: PastMoments;
  /** The site at a moment, ISO 8601 in UTC; serves one answer. */
  readerAt(moment: string): SiteView;
  /** From when on the history knows; undefined before there is one. */
  since(): Promise<string | undefined>;
  /** That of the studio today: a moment is told by the clock by which it was chosen. */
  timeZone(): Promise<string>;
}

export function createPastSource({ db }: Storage, moments: PastMoments): PastSource {
  return {
    moments,
    readerAt: (moment) => viewSiteAt(db, moment),
    since: async () => (await journalSpan(db))?.first,
    timeZone: async () => (await readSettings(db)).timeZone,
  };
}
