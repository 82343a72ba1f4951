import { canAnswer, type SiteRequest, withLanguage } from '#content/address/site-paths.ts';
import type { PublicPage } from '#server/pages/site/public-page.ts';
import type { FoundPage, SiteView } from '#server/pages/site/site-view.ts';
import type { LockCheck } from '#server/protection/locks/page-lock.ts';
import type { RedirectOutcome } from '#server/redirects/follow-redirects.ts';

/** Nothing is at a URL; the message gives the reason, in the specified words, for the log. */
class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}

/** Outcome of a request for a public URL. A failing storage throws. */
export type Outcome =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected, and opened by this visitor. */
  | { readonly type: 'unlocked'; readonly page: PublicPage }
  | { readonly type: 'locked'; readonly identifier: string; readonly path: string }
  /** `why` and `circle` are for the log; `circle` is a redirect loop in the stored data. */
  | { readonly type: 'not-found'; readonly why: string; readonly circle?: readonly string[] }
  | { readonly type: 'redirect'; readonly to: string; readonly why: 'address' | 'hidden' | 'rule' };

export type PageSource = Pick<SiteView, 'findPublicPage' | 'redirectFor'>;

/**
 * Resolves a URL as it was spelled: other spellings redirect to the canonical one, or directly to that one's
 * target.
 */
export async function resolveAddress(
  source: PageSource,
  request: SiteRequest,
  opens?: LockCheck,
): Promise<Outcome> {
  return request.isCanonical ? resolvePage(source, request, opens) : redirectToCanonical(source, request);
}

/**
 * Resolves a URL of any spelling: page, then redirects of hidden pages and of the redirect table, then
 * not-found.
 */
export async function resolvePage(
  source: PageSource,
  request: SiteRequest,
  opens?: LockCheck,
): Promise<Outcome> {
  const { target, language, path } = request;
  const found = await fetchPage(source, request, opens).catch((error: unknown) => {
    if (error instanceof PageNotFoundError) return error;
    throw error;
  });
  if (found instanceof PageNotFoundError) return followRedirect(source, request, found.message);
  if (found.type === 'hidden') {
    return followRedirect(source, request, `Page with identifier ${found.page.identifier} is hidden`);
  }
  const underClients = target.type === 'case' && target.under === 'clients';
  if (found.page.path !== path && !underClients) {
    return { type: 'redirect', to: withLanguage(found.page.path, language), why: 'address' };
  }
  if (found.type !== 'locked') return { type: found.type, page: found.page };
  return { type: 'locked', identifier: found.page.identifier, path: found.page.path };
}

async function redirectToCanonical(source: PageSource, { canonicalPath }: SiteRequest): Promise<Outcome> {
  // The canonical URL is known without storage, and reports the failure itself.
  const found = await source.redirectFor(canonicalPath).catch(() => undefined);
  if (found?.type === 'redirect') return toRedirect(found);
  return { type: 'redirect', to: canonicalPath, why: 'address' };
}

async function followRedirect(source: PageSource, request: SiteRequest, why: string): Promise<Outcome> {
  const found = await source.redirectFor(request.canonicalPath);
  if (found.type === 'nowhere') return { type: 'not-found', why };
  if (found.type === 'circle') return { type: 'not-found', why, circle: found.paths };
  return toRedirect(found);
}

function toRedirect({ to, temporary }: Extract<RedirectOutcome, { type: 'redirect' }>): Outcome {
  return { type: 'redirect', to, why: temporary ? 'hidden' : 'rule' };
}

type Target = SiteRequest['target'];

type ExistingPage = Exclude<FoundPage, { type: 'absent' | 'no-data' }>;

/**
 * Loads the page of a URL.
 * @throws {PageNotFoundError} for a URL of no known type, or without a page
 * @throws {Error} for a public page whose content is missing
 */
async function fetchPage(
  source: Pick<SiteView, 'findPublicPage'>,
  request: SiteRequest,
  opens?: LockCheck,
): Promise<ExistingPage> {
  const { target } = request;
  if (target.type === 'unknown') throw new PageNotFoundError('Unknown page type');
  const missing = new PageNotFoundError(`Page with identifier ${target.identifier} not found`);
  if (target.identifier === '404') throw missing;
  const found = await source.findPublicPage(target.identifier, opens);
  if (found.type === 'no-data') throw new Error(`No data available for ${target.type} page`);
  if (found.type === 'absent' || !canAnswer(found.page, request)) throw missing;
  return found;
}

/**
 * Builds the log message for a page that failed to load: a custom page by its identifier, others by their
 * type.
 */
export function createLoadError(target: Target, error: unknown): Error {
  const name = target.type === 'custom' ? target.identifier : target.type;
  const message = (error instanceof Error && error.message) || 'Unknown error';
  return new Error(`Could not load ${name} page: ${message}`, { cause: error });
}
