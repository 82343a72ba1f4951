import { defaultLanguage, type Language, languages } from '../language/language.ts';
import type { PageKind } from '../page/page.ts';

/** The target of a public path, without looking up whether it exists. */
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
  /** The path without language prefix and trailing slash; `/` for the root. */
  readonly path: string;
  readonly target: SiteTarget;
  /** The canonical spelling of this path; requests in another spelling are redirected to it. */
  readonly canonicalPath: string;
  /** True if the request used the canonical spelling. */
  readonly isCanonical: boolean;
}

/**
 * Parses a public pathname (still percent-encoded, no query). Shared by server, site and editor.
 *
 * @example
 * parseSitePath('/en/cases/shell/');
 * // { language: 'en', path: '/cases/shell', canonicalPath: '/en/cases/shell', isCanonical: false, … }
 */
export function parseSitePath(pathname: string): SiteRequest {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = detectPathLanguage(`/${segments[0] ?? ''}`);
  const rest = (language === defaultLanguage ? segments : segments.slice(1)).map(decodeSegment);
  const target = parseTarget(rest);
  const path =
    rest.length === 0 || target.type === 'main' ? '/' : `/${rest.map(encodeURIComponent).join('/')}`;
  const canonicalPath = withLanguage(path, language);
  return { language, path, target, canonicalPath, isCanonical: pathname === canonicalPath };
}

function parseTarget(segments: readonly string[]): SiteTarget {
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

interface PageLocation {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier?: string | null;
}

/**
 * Returns a page's path without language prefix: `/`, `/cases/shell`, `/werkwijze/ontwerpsprint`. Nothing answers the path of a
 * section; the editor's frame has it.
 */
export function getPagePath(page: PageLocation): string {
  if (page.identifier === 'main') return '/';
  if (page.kind === 'case') return `/cases/${page.identifier}`;
  if (page.kind === 'section') return `/sections/${page.identifier}`;
  return page.parentIdentifier ? `/${page.parentIdentifier}/${page.identifier}` : `/${page.identifier}`;
}

type AnsweringPage = Pick<PageLocation, 'kind' | 'parentIdentifier'>;

/**
 * Finds the page that answers a path in a map by identifier. The page shown for missing pages answers none.
 */
export function findAnsweringPage<Page extends AnsweringPage>(
  pages: Pick<ReadonlyMap<string, Page>, 'get'>,
  request: Pick<SiteRequest, 'target'>,
): Page | undefined {
  const { target } = request;
  if (target.type === 'unknown' || target.identifier === '404') return undefined;
  const page = pages.get(target.identifier);
  return page && canAnswer(page, request) ? page : undefined;
}

/**
 * True if a page answers a path. A bare identifier matches every page; a longer path only a page at that
 * position.
 */
export function canAnswer(page: AnsweringPage, { target }: Pick<SiteRequest, 'target'>): boolean {
  if (page.kind === 'section') return false;
  if (target.type === 'case') return page.kind === 'case';
  if (target.type === 'hierarchical') return page.kind === 'page' && page.parentIdentifier === target.parent;
  return true;
}

/** Returns the path prefix of a language: '' for the default language, a segment such as `/en` for others. */
export function getLanguagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * Returns the language of an internal path. Only a whole segment counts, so `/energie` is in the default
 * language.
 */
export function detectPathLanguage(path: string): Language {
  const first = path.split('/', 2)[1];
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** Adds the language's prefix to an internal path. */
export function withLanguage(path: string, language: Language): string {
  return path === '/' ? getLanguagePrefix(language) || path : getLanguagePrefix(language) + path;
}

/** Removes the language prefix from an internal path. */
export function stripLanguagePrefix(path: string): string {
  return path.slice(getLanguagePrefix(detectPathLanguage(path)).length) || '/';
}

/** First segments of internal paths that are no pages: links to them get no language prefix. */
const withoutPages = new Set(['admin', 'api', 'media', 'assets', 'frame', 'decks', 'slidedeck', 'og']);

/**
 * Localizes a stored link for a page in one language: internal paths get its prefix, `main` becomes the root,
 * anything else (other sites, `mailto:`, `#anchor`, files) is returned unchanged.
 *
 * @example
 * localizeHref('/contact#uren', 'en'); // '/en/contact#uren'
 * localizeHref('mailto:hallo@studio.example', 'en'); // unchanged
 */
export function localizeHref(href: string, language: Language): string {
  if (href === 'main') return withLanguage('/', language);
  if (!isPageLink(href)) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  // Collapses leading slashes: `/en//x` without its prefix would be a URL of another site.
  const bare = stripLanguagePrefix(path).replace(/^\/+/, '/');
  return withLanguage(bare === '/main' ? '/' : bare, language) + rest;
}

/** True if a link leads to one of the site's own pages, and not to a file, the API or the editor. */
export function isPageLink(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const first = href.split(/[?#]/, 1)[0]?.split('/')[1] ?? '';
  return !withoutPages.has(first) && !first.includes('.');
}

/** True for links that open in a new tab: those that begin with http, https or `//`. */
export function isExternalHref(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
