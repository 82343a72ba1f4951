import type { SiteRequest } from '#content/address/site-paths.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import { type CacheKey, createAnswerCache } from '#server/http/answer-cache.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import { type PageModel, renderDocument, type SiteContext, type SiteDocument } from '#site/render.tsx';
import { buildFallbackCase } from './built-in-cases.ts';
import { getVisitorKey, type PageCache } from './page-cache.ts';
import type { PageHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly cache: Pick<PageCache, 'stale'>;
  readonly contexts: Pick<SiteContexts, 'last'>;
  readonly headers: PageHeaders;
  readonly fallbackCases?: readonly FallbackCase[] | undefined;
}

/**
 * Answers a URL that cannot be loaded. A preview never shows a cached copy, which the editor would take for
 * the stored page.
 */
export type Fallback = (request: SiteRequest, preview: boolean) => Promise<PreparedAnswer>;

/** Separate from the pages, since visitors choose the URLs of failures, and must not evict pages. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Answers with the cached copy of a page, else a built-in case, else the error screen. The latter two are
 * rendered once per URL, since everybody reloads while storage fails.
 */
export function createFallback({ cache, contexts, headers, fallbackCases = [] }: Deps): Fallback {
  const rendered = createAnswerCache<CacheKey, Pick<SiteContext, 'settings' | 'year'>>({
    state: () => contexts.last(),
    isCurrent: ({ settings, year }) => {
      const site = contexts.last();
      return settings === site.settings && year === site.year;
    },
    maxBytes,
  });
  const cases = new Map(fallbackCases.map((page) => [page.identifier, buildFallbackCase(page)]));
  return async (request, preview) => {
    const copy = preview ? undefined : cache.stale(getVisitorKey(request).name);
    const key = { name: `${request.language} ${request.path}` };
    return copy ?? rendered.fresh(key.name) ?? rendered.prepare(key, () => renderUnavailable(request));
  };

  /** Renders without storage: 503, uncached, with `Retry-After`. */
  function renderUnavailable(request: SiteRequest): Promise<PreparedAnswer> {
    const site = contexts.last();
    const unkept = { ...headers(site.settings), 'cache-control': 'no-store', 'retry-after': '5' };
    return prepareHtml(renderDocument(chooseFallbackDocument(request, cases), site), 503, unkept, 'once');
  }
}

function chooseFallbackDocument(
  { language, path, target }: SiteRequest,
  cases: ReadonlyMap<string, PageModel>,
): SiteDocument {
  const page = target.type === 'case' ? cases.get(target.identifier) : undefined;
  return page ? { type: 'built-in-case', language, path, page } : { type: 'error', language, path };
}
