import { createAnswerCache } from '#server/http/answer-cache.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { PageKey } from './page-key.ts';

/** What a document is true of: the content, and the year that its footer names. */
export interface CacheState {
  readonly revision: number;
  readonly year: number;
}

interface Deps {
  readonly reader: Pick<SiteReader, 'revision' | 'onRevision' | 'publicAmong'>;
  readonly now: () => Date;
}

/** The documents that are the same for every visitor, in memory until something changes. */
export function createPageCache({ reader, now }: Deps) {
  const year = () => now().getFullYear();
  const cache = createAnswerCache<PageKey, CacheState>({
    state: () => ({ revision: reader.revision, year: year() }),
    isCurrent: (moment) => moment.revision === reader.revision && moment.year === year(),
  });
  reader.onRevision(() => void forgetWithdrawn());

  /** What visitors may no longer see leaves the memory at once: it must not come back when storage fails. */
  async function forgetWithdrawn(): Promise<void> {
    // Of thousands of pages few are in memory: only those are asked about.
    const kept = new Set(cache.keys().map(({ shows }) => shows));
    if (kept.size === 0) return;
    // Where the question itself fails, nobody knows what was withdrawn.
    const shown = await reader.publicAmong([...kept]).catch(() => new Set<string>());
    cache.keepOnly(({ shows }) => !kept.has(shows) || shown.has(shows));
  }

  const { fresh, stale, share, store, prepare } = cache;
  return { fresh, stale, share, store, prepare };
}

export type PageCache = ReturnType<typeof createPageCache>;
