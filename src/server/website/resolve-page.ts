import { type SiteRequest, withLanguage } from '#content/site-paths.ts';
import type { Opens } from '#server/access/page-lock.ts';
import type { PublicPage, SiteReader } from '#server/pages/read-site.ts';
import { fetchPage, PageNotFound } from './fetch-page.ts';

/** What a request for a public address comes to. A storage that fails is an exception, not an outcome. */
export type Outcome =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected, and opened by this visitor. */
  | { readonly type: 'unlocked'; readonly page: PublicPage }
  | { readonly type: 'locked'; readonly identifier: string; readonly path: string }
  /** `why` is for the log, and so is `circle`: what is stored sends visitors of this address round. */
  | { readonly type: 'not-found'; readonly why: string; readonly circle?: readonly string[] }
  | { readonly type: 'redirect'; readonly to: string; readonly why: 'address' | 'hidden' | 'table' };

export type PageSource = Pick<SiteReader, 'findPublicPage' | 'redirectFor'>;

/** Decides what an address shows: page, then where hidden pages and the redirect table send it, then not-found. */
export async function resolvePage(source: PageSource, request: SiteRequest, opens?: Opens): Promise<Outcome> {
  const { target, language, path } = request;
  const found = await fetchPage(source, request, opens).catch((error: unknown) => {
    if (error instanceof PageNotFound) return error;
    throw error;
  });
  if (found instanceof PageNotFound) return onward(source, request, found.message);
  if (found.type === 'hidden') {
    return onward(source, request, `Page with identifier ${found.page.identifier} is hidden`);
  }
  const underClients = target.type === 'case' && target.under === 'clients';
  if (found.page.path !== path && !underClients) {
    return { type: 'redirect', to: withLanguage(found.page.path, language), why: 'address' };
  }
  if (found.type !== 'locked') return { type: found.type, page: found.page };
  return { type: 'locked', identifier: found.page.identifier, path: found.page.path };
}

async function onward(source: PageSource, request: SiteRequest, why: string): Promise<Outcome> {
  const found = await source.redirectFor(request.canonicalPath);
  if (found.type === 'nowhere') return { type: 'not-found', why };
  if (found.type === 'circle') return { type: 'not-found', why, circle: found.paths };
  return { type: 'redirect', to: found.to, why: found.temporary ? 'hidden' : 'table' };
}
