import type { SiteRequest } from '#content/site-paths.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import { renderDocument, type SiteDocument } from '#site/render.tsx';
import { builtInCase } from './built-in-cases.ts';
import type { PageCache } from './page-cache.ts';
import type { PageHeaders } from './page-headers.ts';
import { visitorKey } from './page-key.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly cache: Pick<PageCache, 'stale'>;
  readonly contexts: Pick<SiteContexts, 'last'>;
  readonly headers: PageHeaders;
}

/**
 * What an address answers while it cannot be read: the last copy of it in memory, else a case that the product knows
 * by itself, else the error screen. A preview shows no copy: whoever edits would take it for what is stored.
 */
export async function fallbackFor(
  deps: Deps,
  request: SiteRequest,
  preview: boolean,
): Promise<PreparedAnswer> {
  const copy = preview ? undefined : deps.cache.stale(visitorKey(request).name);
  return copy ?? unavailable(deps, request);
}

/** Rendered without storage: 503, for no cache, and to be asked for again in a moment. */
function unavailable({ contexts, headers }: Deps, request: SiteRequest): Promise<PreparedAnswer> {
  const site = contexts.last();
  const unkept = { ...headers(site.settings), 'cache-control': 'no-store', 'retry-after': '5' };
  return prepareHtml(renderDocument(documentWithoutStorage(request), site), 503, unkept, 'once');
}

function documentWithoutStorage({ language, path, target }: SiteRequest): SiteDocument {
  const page = target.type === 'case' ? builtInCase(target.identifier) : undefined;
  return page ? { type: 'built-in-case', language, path, page } : { type: 'error', language, path };
}
