import { defaultLanguage, type Language, languages } from '../language/language.ts';

/** What a public address asks for, before anybody looks whether it exists. */
type SiteTarget =
  | { readonly type: 'main'; readonly identifier: 'main' }
  | { readonly type: 'clients'; readonly identifier: 'clients' }
  | { readonly type: 'cases'; readonly identifier: 'cases' }
  | { readonly type: 'case'; readonly identifier: string; readonly under: 'clients' | 'cases' }
  | { readonly type: 'custom'; readonly identifier: string }
  | { readonly type: 'hierarchical'; readonly identifier: string; readonly parent: string }
  | { readonly type: 'unknown' };

export interface SiteRequest {
  readonly language: Language;
  /** The address without language prefix and trailing slash; `/` for the root. */
  readonly path: string;
  readonly target: SiteTarget;
  /** The one spelling of this address; a request by another one is redirected here. */
  readonly canonicalPath: string;
  /** Whether it was asked for in that spelling. */
  readonly isCanonical: boolean;
}

/** Reads a public pathname (still percent-encoded, no query). One function for server, site and editor. */
export function parseSitePath(pathname: string): SiteRequest {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = languageOfPath(`/${segments[0] ?? ''}`);
  const rest = (language === defaultLanguage ? segments : segments.slice(1)).map(decodeSegment);
  const target = targetOf(rest);
  const path =
    rest.length === 0 || target.type === 'main' ? '/' : `/${rest.map(encodeURIComponent).join('/')}`;
  const canonicalPath = withLanguage(path, language);
  return { language, path, target, canonicalPath, isCanonical: pathname === canonicalPath };
}

function targetOf(segments: readonly string[]): SiteTarget {
  const [first, second] = segments;
  if (segments.length > 2) return { type: 'unknown' };
  if (first === undefined) return { type: 'main', identifier: 'main' };
  if (second === undefined) {
    if (first === 'main') return { type: 'main', identifier: 'main' };
    if (first === 'clients' || first === 'cases') return { type: first, identifier: first } as SiteTarget;
    return { type: 'custom', identifier: first };
  }
  if (first === 'clients' || first === 'cases') return { type: 'case', identifier: second, under: first };
  return { type: 'hierarchical', identifier: second, parent: first };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface Addressed {
  readonly identifier: string;
  readonly kind: 'page' | 'case';
  readonly parentIdentifier?: string | null;
}

/** A page's own address without language prefix: `/`, `/cases/shell`, `/werkwijze/ontwerpsprint`. */
export function pagePath(page: Addressed): string {
  if (page.identifier === 'main') return '/';
  if (page.kind === 'case') return `/cases/${page.identifier}`;
  return page.parentIdentifier ? `/${page.parentIdentifier}/${page.identifier}` : `/${page.identifier}`;
}

type Placed = Pick<Addressed, 'kind' | 'parentIdentifier'>;

/** The page that answers an address, of pages by their identifier. What stands in place of missing ones answers none. */
export function pageAnswering<Page extends Placed>(
  pages: Pick<ReadonlyMap<string, Page>, 'get'>,
  request: Pick<SiteRequest, 'target'>,
): Page | undefined {
  const { target } = request;
  if (target.type === 'unknown' || target.identifier === '404') return undefined;
  const page = pages.get(target.identifier);
  return page && answersTo(page, request) ? page : undefined;
}

/** A bare identifier finds every page; a longer address only the page that lives there. */
export function answersTo(page: Placed, { target }: Pick<SiteRequest, 'target'>): boolean {
  if (target.type === 'case') return page.kind === 'case';
  if (target.type === 'hierarchical') return page.kind === 'page' && page.parentIdentifier === target.parent;
  return true;
}

/** What the addresses of a language begin with: nothing for the default one, and a segment for each other. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The language of one of our own paths; only a whole segment counts, so `/energie` is in the default one. */
export function languageOfPath(path: string): Language {
  const first = path.split('/', 2)[1];
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** Adds the language's prefix to one of our own paths. */
export function withLanguage(path: string, language: Language): string {
  return path === '/' ? prefixOf(language) || path : prefixOf(language) + path;
}

/** Takes a language's prefix off. */
export function stripLanguagePrefix(path: string): string {
  return path.slice(prefixOf(languageOfPath(path)).length) || '/';
}

/** First segments that are ours but no page: links to them carry no language. */
const withoutPages = new Set(['admin', 'api', 'media', 'assets', 'frame', 'decks', 'slidedeck', 'og']);

/**
 * An address as stored in content, for a page in one language: our own paths gain its prefix, `main` is the
 * root, anything else (other sites, `mailto:`, `#anchor`, files) stays.
 */
export function localizeHref(href: string, language: Language): string {
  if (href === 'main') return withLanguage('/', language);
  if (!leadsToPage(href)) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  // One slash in front: `/en//x` without its prefix would be the address of another site.
  const bare = stripLanguagePrefix(path).replace(/^\/+/, '/');
  return withLanguage(bare === '/main' ? '/' : bare, language) + rest;
}

/** Whether an address is one of our own pages', and no file, call or screen. */
export function leadsToPage(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const first = href.split(/[?#]/, 1)[0]?.split('/')[1] ?? '';
  return !withoutPages.has(first) && !first.includes('.');
}

/** Links that open in a new tab: those that begin with http, https or `//`. */
export function isExternalHref(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
