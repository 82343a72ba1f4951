import { parseSitePath, type SiteRequest } from '#content/address/site-paths.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import type { PreparedAnswer } from '#server/http/prepared-answer.ts';
import { buildMomentCookie } from '#server/journal/moment-cookie.ts';
import type { PastSource } from '#server/pages/site/past-source.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { DraftVisit } from '#server/preview-links/draft-visit.ts';
import type { GateIssue } from '#server/protection/access.plugin.ts';
import type { ClientSpaceVisit } from '#server/protection/client-space-visits.plugin.ts';
import type { LockCheck } from '#server/protection/locks/page-lock.ts';
import { type FailedBlock, offlinePath, type SiteAssets, type SiteContext } from '#site/render.tsx';
import { isProtected, offline } from './choose-document.ts';
import { createFallback } from './fallbacks.ts';
import { findPast, pastHeaders } from './find-past.ts';
import {
  type CacheState,
  createPageCache,
  getGateKey,
  getGateName,
  getNotFoundKey,
  getPreviewKey,
  getPreviewName,
  getVisitorKey,
} from './page-cache.ts';
import { createPageHeaders } from './page-headers.ts';
import { renderClientSpace } from './render-client-space.ts';
import { renderDraft } from './render-draft.ts';
import { renderGate } from './render-gate.ts';
import { renderPageAnswer } from './render-page.ts';
import { createLoadError, type Outcome, resolveAddress, resolvePage } from './resolve-page.ts';
import { createSiteContexts } from './site-context.ts';

export interface WebsiteDeps {
  readonly reader: SiteReader;
  readonly assets: SiteAssets;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  /** Origin at which third-party code runs; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  /** True if all subdomains use https as well. */
  readonly hstsSubdomains?: boolean | undefined;
  readonly now: () => Date;
  /** External image services. */
  readonly imageHosts?: SiteContext['imageHosts'];
  readonly failed: (error: unknown) => void;
  /** Called with the reason why nothing is at a URL. */
  readonly notFound: (why: string, address: string) => void;
  /** Called with every block that could not be rendered. */
  readonly blockFailed: (failure: FailedBlock & { readonly page: string }) => void;
  readonly development?: boolean;
  /** Past states of the site; without it, no URL shows any. */
  readonly past?: PastSource | undefined;
  /** Cases that are shown while storage fails; none by default. */
  readonly fallbackCases?: readonly FallbackCase[] | undefined;
}

/** Properties of a request beside its URL. */
interface Visit {
  readonly preview: boolean;
  /** Locks that the visitor may pass; undefined without any grant. */
  readonly opens: LockCheck | undefined;
  /** Counts renderings for this visitor only. Throws above the limit. */
  readonly countRender: () => Promise<void>;
}

type LookupResult =
  | { readonly type: 'document'; readonly page: PreparedAnswer; readonly isGate?: boolean }
  | {
      readonly type: 'redirect';
      readonly to: string;
      readonly status: 301 | 302;
      readonly cacheControl: string;
    };

export type Website = ReturnType<typeof createWebsite>;

const redirects = {
  address: { status: 301, cacheControl: 'public, max-age=3600' },
  hidden: { status: 302, cacheControl: 'no-cache' },
  rule: { status: 301, cacheControl: 'public, max-age=3600' },
} as const;

/** Answers requests for public URLs with documents, from memory if nothing has changed. */
export function createWebsite(deps: WebsiteDeps) {
  const { reader } = deps;
  const cache = createPageCache(deps);
  const parts = { ...deps, cache, contexts: createSiteContexts(deps), headers: createPageHeaders(deps) };
  const fallbackFor = createFallback(parts);
  const reportCircle = createCircleReport(deps.failed);

  async function find(request: SiteRequest, { preview, opens, countRender }: Visit): Promise<LookupResult> {
    const found = findInMemory(request, preview) ?? (await findForEverybody(request, preview));
    if (found.type !== 'document' || !found.isGate || !opens) return found;
    await countRender();
    return withFallback(request, preview, async () => {
      const outcome = await resolveAddress(reader, request, opens);
      if (outcome.type !== 'unlocked') return found;
      return { type: 'document', page: await renderPageAnswer(parts, outcome, request, preview) };
    });
  }

  function findInMemory(request: SiteRequest, preview: boolean): LookupResult | undefined {
    if (!request.isCanonical) return undefined;
    const page = cache.fresh(preview ? getPreviewName(request) : request.canonicalPath);
    if (page) return { type: 'document', page };
    const gate = cache.fresh(getGateName(request, preview));
    return gate && { type: 'document', page: gate, isGate: true };
  }

  /** Answers visitors without a grant: loaded and rendered once, however many wait for it. */
  function findForEverybody(request: SiteRequest, preview: boolean): Promise<LookupResult> {
    const spelling = request.isCanonical ? 'address' : 'respelled';
    const name = `${spelling} ${preview ? getPreviewName(request) : request.canonicalPath}`;
    return cache.share(name, (at) =>
      withFallback(request, preview, () => findInStorage(request, preview, at)),
    );
  }

  async function findInStorage(
    request: SiteRequest,
    preview: boolean,
    at: CacheState,
  ): Promise<LookupResult> {
    const isOffline = request.isCanonical && request.path === offlinePath;
    const outcome = isOffline ? offline : await resolveAddress(reader, request);
    if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to, ...redirects[outcome.why] };
    const render = () => renderPageAnswer(parts, outcome, request, preview);
    if (outcome.type === 'not-found') {
      reportNothing(outcome, request, preview);
      if (preview) return { type: 'document', page: await render() };
      const key = getNotFoundKey(request.language);
      return { type: 'document', page: cache.fresh(key.name) ?? (await cache.prepare(key, render)) };
    }
    const page = await render();
    const isGate = isProtected(outcome);
    if (isGate) cache.store(getGateKey(request, preview), at, page);
    else cache.store(preview ? getPreviewKey(request) : getVisitorKey(request), at, page);
    return { type: 'document', page, isGate };
  }

  async function withFallback(
    request: SiteRequest,
    preview: boolean,
    work: () => Promise<LookupResult>,
  ): Promise<LookupResult> {
    try {
      return await work();
    } catch (error) {
      deps.failed(createLoadError(request.target, error));
      return { type: 'document', page: await fallbackFor(request, preview) };
    }
  }

  /** Answers a URL as of the moment in `?at=`. */
  async function findInPast(
    request: SiteRequest,
    value: string,
    visit: Omit<Visit, 'preview'>,
  ): Promise<LookupResult> {
    if (!deps.past) return find(request, { ...visit, preview: false });
    const { opens } = visit;
    try {
      const found = await findPast({ ...parts, past: deps.past }, request, value, opens);
      if (found.type === 'document') return found;
      return { ...found, status: 302, cacheControl: pastHeaders['cache-control'] };
    } catch (error) {
      deps.failed(createLoadError(request.target, error));
      // The cached copy is today's, so it would be wrong here, as in a preview.
      return { type: 'document', page: await fallbackFor(request, true) };
    }
  }

  /** Returns a `Set-Cookie` value that gives access to files of the moment; undefined if none is needed. */
  function createMomentCookie(value: string, cookies: string | undefined): string | undefined {
    return (
      deps.past && buildMomentCookie(deps.past.moments, cookies, value, deps.origin.startsWith('https:'))
    );
  }

  function reportNothing(
    { why, circle }: Extract<Outcome, { type: 'not-found' }>,
    request: SiteRequest,
    preview: boolean,
  ): void {
    deps.notFound(why, preview ? getPreviewName(request) : request.canonicalPath);
    if (circle) reportCircle(circle);
  }

  /** True if a preview must be rendered before it can be answered. */
  const rendersPreview = (request: SiteRequest): boolean =>
    request.isCanonical && findInMemory(request, true) === undefined;

  /** True if visitors find something at a URL: a page, a gate or a redirect. */
  async function isThere(url: string): Promise<boolean> {
    const [pathname = '/'] = url.split('?', 1);
    if (isCall(pathname)) return false;
    const request = parseSitePath(pathname);
    if (request.path === offlinePath) return true;
    return (await resolvePage(reader, request)).type !== 'not-found';
  }

  return {
    find,
    findInPast,
    createMomentCookie,
    /**
     * Returns the cached page of exactly this URL. Pages are cached by their canonical URL, so those with a
     * query or another spelling take the way through `find`.
     */
    cached: (url: string): PreparedAnswer | undefined => cache.fresh(url),
    rendersPreview,
    isThere,
    /** Renders the home page, so that its first visitor need not wait for it. */
    prepareHome: () => findForEverybody(parseSitePath('/'), false),
    renderGate: (issue: GateIssue) => renderGate(parts, issue),
    renderDraft: (visit: DraftVisit) => renderDraft(parts, visit),
    renderClientSpace: (visit: ClientSpaceVisit) => renderClientSpace(parts, visit),
    /** Headers of answers that are not documents. */
    headers: parts.headers(),
  };
}

/** True for a URL of the API, which has no pages. */
export function isCall(pathname: string): boolean {
  return /^\/api(?:\/|$)/.test(pathname);
}

/** Reports each redirect loop once, however many visitors follow it. */
function createCircleReport(failed: (error: unknown) => void): (paths: readonly string[]) => void {
  const known = new Set<string>();
  return (paths) => {
    const circle = paths.join(' → ');
    if (known.has(circle)) return;
    known.add(circle);
    failed(new Error(`Redirect loop: ${circle}. Visitors get the 404 page.`));
  };
}
