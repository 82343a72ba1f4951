import { pagePath, type SiteRequest } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { type CacheKey, createAnswerCache } from '#server/http/answer-cache.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';

/** The page for what is not there, at its own path. */
export const notFoundPath = '/404';

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

/** What a document is cached by. The address alone decides what a visitor sees. */
export interface PageKey extends CacheKey {
  /** The path of the page that it shows, without language: what is withdrawn takes its documents along. */
  readonly shows: string;
}

/** Of the document at an address: by its one spelling, as it is looked up before the routes. */
export function visitorKey(request: SiteRequest): PageKey {
  return { name: request.canonicalPath, shows: shownPath(request) };
}

/**
 * Of the preview at an address: the same document with the preview's entry. It is for no cache but our own, under a
 * name that nobody can ask for.
 */
export function previewKey(request: SiteRequest): PageKey {
  return { name: previewName(request), shows: shownPath(request) };
}

/**
 * The gate at an address: the same for everybody whom no grant lets in, under a name that nobody can ask for, since whoever
 * has a grant asks for the same address.
 */
export function gateKey(request: SiteRequest, preview: boolean): PageKey {
  return { name: gateName(request, preview), shows: shownPath(request) };
}

export function gateName(request: SiteRequest, preview: boolean): string {
  return `gate ${preview ? previewName(request) : request.canonicalPath}`;
}

export function previewName({ canonicalPath }: SiteRequest): string {
  return `preview ${canonicalPath}`;
}

/** Addresses that lead nowhere share one document per language, so that guessing fills no memory. */
export function notFoundKey(language: Language): PageKey {
  return { name: `not found ${language}`, shows: notFoundPath };
}

/** A case answers below `/clients` too, and is known by its one address. */
function shownPath({ path, target }: SiteRequest): string {
  return target.type === 'case' ? pagePath({ kind: 'case', identifier: target.identifier }) : path;
}
