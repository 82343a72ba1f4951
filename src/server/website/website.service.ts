import { parseSitePath, type SiteRequest } from '#content/address/site-paths.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import type { PreparedAnswer } from '#server/http/prepared-answer.ts';
import { buildMomentCookie } from '#server/journal/moment-cookie.ts';
import type { PastSource } from '#server/pages/site/past-source.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { DraftVisit } from '#server/preview-links/draft-visit.ts';
import type { GateIssue } from '#server/protection/access.plugin.ts';
import type { Opens } from '#server/protection/locks/page-lock.ts';
import type { RoomVisit } from '#server/protection/room-visits.plugin.ts';
import { type BlockFailed, offlinePath, type SiteAssets, type SiteContext } from '#site/render.tsx';
import { isProtected, offline } from './choose-document.ts';
import { createFallback } from './fallbacks.ts';
import { findPast, pastHeaders } from './find-past.ts';
import {
  type CacheState,
  createPageCache,
  gateKey,
  gateName,
  notFoundKey,
  previewKey,
  previewName,
  visitorKey,
} from './page-cache.ts';
import { createPageHeaders } from './page-headers.ts';
import { renderDraft } from './render-draft.ts';
import { renderGate } from './render-gate.ts';
import { renderOutcome } from './render-page.ts';
import { renderRoom } from './render-room.ts';
import { couldNotLoad, type Outcome, resolveAddress, resolvePage } from './resolve-page.ts';
import { createSiteContexts } from './site-context.ts';

export interface WebsiteDeps {
  readonly reader: SiteReader;
  readonly assets: SiteAssets;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  /** The origin at which foreign code runs; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  /** True where every host below the site's own answers by https as well. */
  readonly hstsSubdomains?: boolean | undefined;
  readonly now: () => Date;
  /** Image services of other sites. */
  readonly imageHosts?: SiteContext['imageHosts'];
  readonly failed: (error: unknown) => void;
  /** Is told why nothing is at an address. */
  readonly notFound: (why: string, address: string) => void;
  /** Is told of every block that a page comes without. */
  readonly blockFailed: (failure: BlockFailed & { readonly page: string }) => void;
  readonly development?: boolean;
  /** The site as it stood; without it, no address shows any. */
  readonly past?: PastSource | undefined;
  /** Cases that visitors see while the storage fails; none by default. */
  readonly fallbackCases?: readonly FallbackCase[] | undefined;
}

/** What a request brings along beside its address. */
interface Visit {
  readonly preview: boolean;
  /** The locks that its visitor may pass; undefined where they hold no grant at all. */
  readonly opens: Opens | undefined;
  /** Counts what is rendered for this visitor alone. Throws where that was too much. */
  readonly countRender: () => Promise<void>;
}

type Found =
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
  table: { status: 301, cacheControl: 'public, max-age=3600' },
} as const;

/** Answers requests for public addresses with documents, from memory where nothing has changed. */
export function createWebsite(deps: WebsiteDeps) {
  const { reader } = deps;
  const cache = createPageCache(deps);
  const parts = { ...deps, cache, contexts: createSiteContexts(deps), headers: createPageHeaders(deps) };
  const fallbackFor = createFallback(parts);
  const reportCircle = createCircleReport(deps.failed);

  async function find(request: SiteRequest, { preview, opens, countRender }: Visit): Promise<Found> {
    const found = findInMemory(request, preview) ?? (await findForEverybody(request, preview));
    if (found.type !== 'document' || !found.isGate || !opens) return found;
    await countRender();
    return orFallback(request, preview, async () => {
      const outcome = await resolveAddress(reader, request, opens);
      if (outcome.type !== 'unlocked') return found;
      return { type: 'document', page: await renderOutcome(parts, outcome, request, preview) };
    });
  }

  function findInMemory(request: SiteRequest, preview: boolean): Found | undefined {
    if (!request.isCanonical) return undefined;
    const page = cache.fresh(preview ? previewName(request) : request.canonicalPath);
    if (page) return { type: 'document', page };
    const gate = cache.fresh(gateName(request, preview));
    return gate && { type: 'document', page: gate, isGate: true };
  }

  /** Finds the answer for visitors without a grant: read and rendered once, however many wait for it. */
  function findForEverybody(request: SiteRequest, preview: boolean): Promise<Found> {
    const spelling = request.isCanonical ? 'address' : 'respelled';
    const name = `${spelling} ${preview ? previewName(request) : request.canonicalPath}`;
    return cache.share(name, (at) => orFallback(request, preview, () => findInStorage(request, preview, at)));
  }

  async function findInStorage(request: SiteRequest, preview: boolean, at: CacheState): Promise<Found> {
    const isOffline = request.isCanonical && request.path === offlinePath;
    const outcome = isOffline ? offline : await resolveAddress(reader, request);
    if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to, ...redirects[outcome.why] };
    const render = () => renderOutcome(parts, outcome, request, preview);
    if (outcome.type === 'not-found') {
      reportNothing(outcome, request, preview);
      if (preview) return { type: 'document', page: await render() };
      const key = notFoundKey(request.language);
      return { type: 'document', page: cache.fresh(key.name) ?? (await cache.prepare(key, render)) };
    }
    const page = await render();
    const isGate = isProtected(outcome);
    if (isGate) cache.store(gateKey(request, preview), at, page);
    else cache.store(preview ? previewKey(request) : visitorKey(request), at, page);
    return { type: 'document', page, isGate };
  }

  async function orFallback(
    request: SiteRequest,
    preview: boolean,
    work: () => Promise<Found>,
  ): Promise<Found> {
    try {
      return await work();
    } catch (error) {
      deps.failed(couldNotLoad(request.target, error));
      return { type: 'document', page: await fallbackFor(request, preview) };
    }
  }

  /** What an address shows as of the moment that the value of `?at=` names. */
  async function findInPast(
    request: SiteRequest,
    value: string,
    visit: Omit<Visit, 'preview'>,
  ): Promise<Found> {
    if (!deps.past) return find(request, { ...visit, preview: false });
    const { opens } = visit;
    try {
      const found = await findPast({ ...parts, past: deps.past }, request, value, opens);
      if (found.type === 'document') return found;
      return { ...found, status: 302, cacheControl: pastHeaders['cache-control'] };
    } catch (error) {
      deps.failed(couldNotLoad(request.target, error));
      // The last copy in memory is today's, so it would be the wrong answer, as in a preview.
      return { type: 'document', page: await fallbackFor(request, true) };
    }
  }

  /** A `Set-Cookie` value with which the files of a moment are shown; undefined where nothing is to be set. */
  function cookieOf(value: string, cookies: string | undefined): string | undefined {
    return (
      deps.past && buildMomentCookie(deps.past.moments, cookies, value, deps.origin.startsWith('https:'))
    );
  }

  function reportNothing(
    { why, circle }: Extract<Outcome, { type: 'not-found' }>,
    request: SiteRequest,
    preview: boolean,
  ): void {
    deps.notFound(why, preview ? previewName(request) : request.canonicalPath);
    if (circle) reportCircle(circle);
  }

  /** True when a preview has to be rendered before it can be answered. */
  const rendersPreview = (request: SiteRequest): boolean =>
    request.isCanonical && findInMemory(request, true) === undefined;

  /** Whether visitors find anything at an address: a page, a gate, or where it has gone. */
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
    cookieOf,
    /**
     * The page in memory for an address exactly as it was requested. Pages are cached by their one spelling, so
     * an address with a query or another spelling is not among them and takes the way through `find`.
     */
    cached: (url: string): PreparedAnswer | undefined => cache.fresh(url),
    rendersPreview,
    isThere,
    renderGate: (issue: GateIssue) => renderGate(parts, issue),
    renderDraft: (visit: DraftVisit) => renderDraft(parts, visit),
    renderRoom: (visit: RoomVisit) => renderRoom(parts, visit),
    /** Of answers that are no document. */
    headers: parts.headers(),
  };
}

/** True for an address of the API, where no page is. */
export function isCall(pathname: string): boolean {
  return /^\/api(?:\/|$)/.test(pathname);
}

/** Tells of redirects that send visitors round: once for each circle, however many visitors come into it. */
function createCircleReport(failed: (error: unknown) => void): (paths: readonly string[]) => void {
  const known = new Set<string>();
  return (paths) => {
    const circle = paths.join(' → ');
    if (known.has(circle)) return;
    known.add(circle);
    failed(new Error(`Redirects send visitors round: ${circle}. They get the not-found page.`));
  };
}
