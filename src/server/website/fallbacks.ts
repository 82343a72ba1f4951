import type { SiteRequest } from '#content/address/site-paths.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import { type CacheKey, createAnswerCache } from '#server/http/answer-cache.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import { type PageModel, renderDocument, type SiteContext, type SiteDocument } from '#site/render.tsx';
import { builtInCase } from './built-in-cases.ts';
import { type PageCache, visitorKey } from './page-cache.ts';
import type { PageHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly cache: Pick<PageCache, 'stale'>;
  readonly contexts: Pick<SiteContexts, 'last'>;
  readonly headers: PageHeaders;
  readonly fallbackCases?: readonly FallbackCase[] | undefined;
}

/** Answers an address while it cannot be read. A preview shows no copy: whoever edits would take it for what is stored. */
export type Fallback = (request: SiteRequest, preview: boolean) => Promise<PreparedAnswer>;

/** Apart from the pages: strangers choose the addresses of failures, and must not push pages out of the memory. */
const maxBytes = 4 * 1024 * 1024;

/**
 * The last copy of a page in memory, else a case that is built in, else the error screen. The latter two are rendered once
 * for each address: when storage fails, everybody asks for them again and again.
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
  const cases = new Map(fallbackCases.map((page) => [page.identifier, builtInCase(page)]));
  return async (request, preview) => {
    const copy = preview ? undefined : cache.stale(visitorKey(request).name);
    const key = { name: `${request.language} ${request.path}` };
    return copy ?? rendered.fresh(key.name) ?? rendered.prepare(key, () => renderUnavailable(request));
  };

  /** Rendered without storage: 503, for no cache, and to be asked for again in a moment. */
  function renderUnavailable(request: SiteRequest): Promise<PreparedAnswer> {
    const site = contexts.last();
    const unkept = { ...headers(site.settings), 'cache-control': 'no-store', 'retry-after': '5' };
    return prepareHtml(renderDocument(documentWithoutStorage(request, cases), site), 503, unkept, 'once');
  }
}

function documentWithoutStorage(
  { language, path, target }: SiteRequest,
  cases: ReadonlyMap<string, PageModel>,
): SiteDocument {
  const page = target.type === 'case' ? cases.get(target.identifier) : undefined;
  return page ? { type: 'built-in-case', language, path, page } : { type: 'error', language, path };
}
