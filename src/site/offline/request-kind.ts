import { momentParameter } from '#content/page/past-moment.ts';
import type { StaticRoute } from './worker-scope.ts';

/** Kinds of requests that the worker handles. */
export type RequestKind = 'page' | 'asset' | 'media';

/** The properties of a request that decide its kind. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  /** `document` for a page in a tab, `iframe` for one in a frame. */
  readonly destination: string;
  /** URL of the requesting page; empty if that page sends none, as the editor. */
  readonly referrer: string;
  readonly ranged: boolean;
}

/** First path segments of URLs that are no pages: editor, API, frames and presentations. */
const notOurs = ['admin', 'api', 'frame', 'decks', 'slidedeck'] as const;

/** Query parameters of previews and the site history, which show other content than the current page. */
const notToday = ['preview', momentParameter];

/** Built files of the editor and the preview. */
const studioAssets = '/assets/studio/';

/**
 * Determines the kind of a request. Undefined for requests left to the browser: other methods and origins,
 * ranges, and everything of the editor and its previews.
 */
export function classifyRequest(request: RequestFacts, origin: string): RequestKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.ranged || url.origin !== origin || isNotOurs(url)) return undefined;
  // Only pages in a tab; frames contain presentations, previews or foreign code.
  if (request.destination === 'document') return isFile(url) ? undefined : 'page';
  return isFromPage(request.referrer, origin) ? getFileKind(url) : undefined;
}

/**
 * Determines the kind by a URL alone, for the files that a page reports as loaded, including the page itself.
 */
export function classifyUrl(url: URL, origin: string): RequestKind | undefined {
  if (url.origin !== origin || isNotOurs(url)) return undefined;
  return getFileKind(url) ?? (isFile(url) ? undefined : 'page');
}

/** Requests that the browser sends to the server without starting the worker, where it supports that. */
export const staticRoutes: readonly StaticRoute[] = [
  ...notOurs.flatMap((segment) => [{ pathname: `/${segment}` }, { pathname: `/${segment}/*` }]),
  { pathname: `${studioAssets}*` },
  // Broader than necessary, since these patterns only support wildcards.
  { pathname: '/*', search: '*preview*' },
].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));

function isNotOurs({ pathname, searchParams }: URL): boolean {
  const [, first = ''] = pathname.split('/', 2);
  return (notOurs as readonly string[]).includes(first) || notToday.some((name) => searchParams.has(name));
}

function getFileKind({ pathname }: URL): 'asset' | 'media' | undefined {
  // A deck's URL redirects to its current version, so it is not cached.
  if (/\.zip$/i.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return pathname.startsWith(studioAssets) ? undefined : 'asset';
  return pathname.startsWith('/media/') ? 'media' : undefined;
}

/** True for URLs with a file extension, such as `/sitemap.xml`, `/robots.txt` or an image in a tab. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|media)\/|\.[a-z0-9]+$/i.test(pathname);
}

function isFromPage(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const url = new URL(referrer);
  return url.origin === origin && !isNotOurs(url);
}
