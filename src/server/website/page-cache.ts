import { getPagePath, type SiteRequest } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { type CacheKey, createAnswerCache } from '#server/http/answer-cache.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';

/** Path of the studio's not-found page. */
export const notFoundPath = '/404';

/** State that a document depends on: the content, and the year in the footer. */
export interface CacheState {
  readonly revision: number;
  readonly year: number;
}

interface Deps {
  readonly reader: Pick<SiteReader, 'revision' | 'onRevision' | 'publicAmong'>;
  readonly now: () => Date;
}

/** Caches documents that are the same for every visitor, until something changes. */
export function createPageCache({ reader, now }: Deps) {
  const year = () => now().getFullYear();
  const cache = createAnswerCache<PageKey, CacheState>({
    state: () => ({ revision: reader.revision, year: year() }),
    isCurrent: (moment) => moment.revision === reader.revision && moment.year === year(),
  });
  reader.onRevision(() => void forgetWithdrawn());

  /** Evicts pages that visitors may no longer see, so that they do not reappear when storage fails. */
  async function forgetWithdrawn(): Promise<void> {
    // Only cached pages are checked, which are few of possibly thousands.
    const kept = new Set(cache.keys().map(({ shows }) => shows));
    if (kept.size === 0) return;
    // If the check itself fails, any page might have been unpublished.
    const shown = await reader.publicAmong([...kept]).catch(() => new Set<string>());
    cache.keepOnly(({ shows }) => !kept.has(shows) || shown.has(shows));
  }

  const { fresh, stale, share, store, prepare } = cache;
  return { fresh, stale, share, store, prepare };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Cache key of a document. The URL alone determines what a visitor sees. */
export interface PageKey extends CacheKey {
  /**
   * Path of the page that it shows, without language: when the page is unpublished, its documents are
   * evicted.
   */
  readonly shows: string;
}

/** Returns the key of a document by its canonical URL, which is looked up before the routes. */
export function getVisitorKey(request: SiteRequest): PageKey {
  return { name: request.canonicalPath, shows: getShownPath(request) };
}

/**
 * Returns the key of a preview: the same document with the preview's script. Cached only here, under a name
 * that is not a URL.
 */
export function getPreviewKey(request: SiteRequest): PageKey {
  return { name: getPreviewName(request), shows: getShownPath(request) };
}

/**
 * Returns the key of a gate, which is the same for all visitors without a grant. The name is not a URL, since
 * visitors with a grant request the same one.
 */
export function getGateKey(request: SiteRequest, preview: boolean): PageKey {
  return { name: getGateName(request, preview), shows: getShownPath(request) };
}

export function getGateName(request: SiteRequest, preview: boolean): string {
  return `gate ${preview ? getPreviewName(request) : request.canonicalPath}`;
}

export function getPreviewName({ canonicalPath }: SiteRequest): string {
  return `preview ${canonicalPath}`;
}

/**
 * Returns the key of the not-found document, one per language, so that guessed URLs do not fill the memory.
 */
export function getNotFoundKey(language: Language): PageKey {
  return { name: `not found ${language}`, shows: notFoundPath };
}

/** Returns the page's path; a case is also served below `/clients`. */
function getShownPath({ path, target }: SiteRequest): string {
  return target.type === 'case' ? getPagePath({ kind: 'case', identifier: target.identifier }) : path;
}
