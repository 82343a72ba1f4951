import { localizeHref, type SiteRequest, withLanguage } from '#content/site-paths.ts';
import type { Opens } from '#server/access/page-lock.ts';
import type { FoundPage, PublicPage, SiteReader } from '#server/pages/read-site.ts';

/** What a request for a public address comes to. A storage that fails is an exception, not an outcome. */
export type Outcome =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected, and opened by this visitor. */
  | { readonly type: 'unlocked'; readonly page: PublicPage }
  | { readonly type: 'locked'; readonly identifier: string; readonly path: string }
  | { readonly type: 'not-found' }
  | { readonly type: 'redirect'; readonly to: string; readonly why: 'address' | 'hidden' | 'table' };

export type PageSource = Pick<SiteReader, 'findPublicPage' | 'redirectFor'>;

/** Decides what an address shows: page, then redirect URL of a hidden one, then redirect table, then not-found. */
export async function resolvePage(source: PageSource, request: SiteRequest, opens?: Opens): Promise<Outcome> {
  const { target, language, path } = request;
  if (target.type === 'unknown' || target.identifier === '404') return fromTable(source, request);
  const found = await source.findPublicPage(target.identifier, opens);
  if (found.type === 'absent' || !answersTo(found.page, request)) return fromTable(source, request);
  if (found.type === 'hidden') {
    if (!found.redirectUrl) return fromTable(source, request);
    return { type: 'redirect', to: localizeHref(found.redirectUrl, language), why: 'hidden' };
  }
  const underClients = target.type === 'case' && target.under === 'clients';
  if (found.page.path !== path && !underClients) {
    return { type: 'redirect', to: withLanguage(found.page.path, language), why: 'address' };
  }
  if (found.type !== 'locked') return { type: found.type, page: found.page };
  return { type: 'locked', identifier: found.page.identifier, path: found.page.path };
}

type Address = Extract<FoundPage, { page: unknown }>['page'];

/** A bare identifier finds every page; a longer address only the page that lives there. */
function answersTo(page: Address, { target }: SiteRequest): boolean {
  if (target.type === 'case') return page.kind === 'case';
  if (target.type === 'hierarchical') return page.kind === 'page' && page.parentIdentifier === target.parent;
  return true;
}

async function fromTable(source: PageSource, request: SiteRequest): Promise<Outcome> {
  const to = await source.redirectFor(request.canonicalPath);
  if (to === undefined) return { type: 'not-found' };
  // The table has put it in the visitor's language already.
  return { type: 'redirect', to, why: 'table' };
}
