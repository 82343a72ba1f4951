import type { SiteRequest } from '#content/address/site-paths.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import type { PastSource } from '#server/pages/site/past-source.ts';
import type { LockCheck } from '#server/protection/locks/page-lock.ts';
import { type FailedBlock, renderDocument, type SiteAssets, type SiteDocument } from '#site/render.tsx';
import type { PageHeaders } from './page-headers.ts';
import { renderPageAnswer } from './render-page.ts';
import { resolveAddress } from './resolve-page.ts';
import { createSiteContexts, type SiteContexts } from './site-context.ts';

interface Deps {
  readonly past: PastSource;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly assets: SiteAssets;
  readonly origin: string;
  readonly failed: (error: unknown) => void;
  readonly blockFailed: (failure: FailedBlock & { readonly page: string }) => void;
}

type PastLookupResult =
  | { readonly type: 'document'; readonly page: PreparedAnswer }
  | { readonly type: 'redirect'; readonly to: string };

type Refusal = Pick<Extract<SiteDocument, { type: 'no-past' }>, 'why' | 'since'>;

/**
 * Answers a URL as of the moment in its parameter, for this visitor only, uncached. Without a valid
 * signature, links to today's page.
 */
export async function findPast(
  deps: Deps,
  request: SiteRequest,
  value: string,
  opens: LockCheck | undefined,
): Promise<PastLookupResult> {
  const opened = deps.past.moments.open(value);
  if (opened.type !== 'open') return refuse(deps, request, { why: opened.type });
  const since = await deps.past.since();
  if (since === undefined || opened.at < since) return refuse(deps, request, { why: 'early', since });
  const { at } = opened;
  const reader = deps.past.readerAt(at);
  const outcome = await resolveAddress(reader, request, opens);
  if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to };
  const moment = { at, value, timeZone: await deps.past.timeZone() };
  const contexts = createSiteContexts({ ...deps, reader, now: () => new Date(at), moment });
  return {
    type: 'document',
    page: await renderPageAnswer({ ...deps, reader, contexts }, outcome, request, false),
  };
}

async function refuse(
  { contexts, headers }: Deps,
  { language, path }: SiteRequest,
  refusal: Refusal,
): Promise<PastLookupResult> {
  const site = await contexts.current();
  const html = renderDocument({ type: 'no-past', language, path, ...refusal }, site);
  const status = refusal.why === 'early' ? 404 : 403;
  const page = await prepareHtml(html, status, { ...headers(site.settings), ...pastHeaders }, 'once');
  return { type: 'document', page };
}

/** Headers of every answer about the past, which is for one visitor and no search engine. */
export const pastHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;
