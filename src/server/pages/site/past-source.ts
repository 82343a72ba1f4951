import { readJournalSpan } from '#server/journal/journal.repository.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createSiteViewAt } from './site-at.ts';
import type { SiteView } from './site-view.ts';

/** Reads the site at a moment in the past, for the website. */
export interface PastSource {
  readonly moments: PastMoments;
  /** Views the site at a moment, ISO 8601 in UTC. Use it for one answer only. */
  readerAt(moment: string): SiteView;
  /** Start of the recorded history; undefined if there is none. */
  since(): Promise<string | undefined>;
  /** Today's time zone of the studio, in which moments are chosen and shown. */
  timeZone(): Promise<string>;
}

export function createPastSource({ db }: Storage, moments: PastMoments): PastSource {
  return {
    moments,
    readerAt: (moment) => createSiteViewAt(db, moment),
    since: async () => (await readJournalSpan(db))?.first,
    timeZone: async () => (await readSettings(db)).timeZone,
  };
}
