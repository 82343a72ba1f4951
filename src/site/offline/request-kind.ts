import { momentParameter } from '#content/page/past-moment.ts';
import type { StaticRoute } from './worker-scope.ts';

/** What the worker does something for. */
export type RequestKind = 'page' | 'asset' | 'media';

/** The parts of a request that decide. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  /** `document` for a page in a tab, `iframe` for one in a frame. */
  readonly destination: string;
  /** The address of the page that asks; empty where that page keeps it to itself, as the editor does. */
  readonly referrer: string;
  readonly ranged: boolean;
}

/** First segments of addresses that are no pages: the editor, calls, frames and presentations. */
const notOurs = ['admin', 'api', 'frame', 'decks', 'slidedeck'] as const;

/** Parameters of addresses that show another page than today's: a preview, the site as it stood. */
const notToday = ['preview', momentParameter];

/** Built files of the editor and the preview. */
const studioAssets = '/assets/studio/';

/**
 * What kind of request this is; undefined for all that the worker leaves to the browser: other methods,
 * origins and parts of files, the editor and all that it and its previews ask for.
 */
export function requestKind(request: RequestFacts, origin: string): RequestKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.ranged || url.origin !== origin || isNotOurs(url)) return undefined;
  // A page that is loaded as itself; what stands in frames is a presentation, a preview or foreign code.
  if (request.destination === 'document') return isFile(url) ? undefined : 'page';
  return comesFromPage(request.referrer, origin) ? fileKind(url) : undefined;
}

/** The same for an address that a page names among what it has loaded, its own address included. */
export function addressKind(url: URL, origin: string): RequestKind | undefined {
  if (url.origin !== origin || isNotOurs(url)) return undefined;
  return fileKind(url) ?? (isFile(url) ? undefined : 'page');
}

/** The same refusals for the browser itself, which then asks the server without waking the worker. */
export const staticRoutes: readonly StaticRoute[] = [
  ...notOurs.flatMap((segment) => [{ pathname: `/${segment}` }, { pathname: `/${segment}/*` }]),
  { pathname: `${studioAssets}*` },
  // Wider than it must be: such a pattern knows no more than wildcards.
  { pathname: '/*', search: '*preview*' },
].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));

function isNotOurs({ pathname, searchParams }: URL): boolean {
  const [, first = ''] = pathname.split('/', 2);
  return (notOurs as readonly string[]).includes(first) || notToday.some((name) => searchParams.has(name));
}

function fileKind({ pathname }: URL): 'asset' | 'media' | undefined {
  // A deck's address leads to where it is today.
  if (/\.zip$/i.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return pathname.startsWith(studioAssets) ? undefined : 'asset';
  return pathname.startsWith('/media/') ? 'media' : undefined;
}

/** `/sitemap.xml`, `/robots.txt` and a picture opened by itself. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|media)\/|\.[a-z0-9]+$/i.test(pathname);
}

function comesFromPage(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const url = new URL(referrer);
  return url.origin === origin && !isNotOurs(url);
}
