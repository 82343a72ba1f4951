import { findPathOwner } from '#content/address/own-paths.ts';
import { stripLanguagePrefix } from '#content/address/site-paths.ts';

/** Normalizes a path for the redirect table: decoded, one leading slash, no trailing one, no query. */
export function normalizePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const segments = bare.split('/').filter((segment) => segment !== '');
  return `/${segments.map(decode).join('/')}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** URL split into its parts. */
export interface ReadAddress {
  /** True for a path of this site, also if written with its origin or as `main`. */
  readonly own: boolean;
  /** Without query and hash. */
  readonly bare: string;
  /** With its `?`; empty if there is none. */
  readonly search: string;
  /** With its `#`; empty if there is none. */
  readonly hash: string;
}

/** @param origin the site's origin; if empty, only paths are internal */
export function readAddress(address: string, origin: string): ReadAddress {
  const path = extractOwnPath(address, origin);
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path ?? address) ?? [];
  return { own: path !== undefined, bare, search, hash };
}

/**
 * Merges the query of a redirect's target with the visitor's. For a name in both, the target's values count.
 * Both, and the result, start with `?` or are empty.
 */
export function mergeSearch(target: string, visitors: string): string {
  const own = splitPairs(target);
  const names = new Set(own.map(getParameterName));
  const kept = splitPairs(visitors).filter((pair) => !names.has(getParameterName(pair)));
  const all = [...own, ...kept];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function splitPairs(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
}

function getParameterName(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

/**
 * Extracts path, query and hash of an internal URL; undefined for another site. An absolute URL is compared
 * by meaning: case, a default port, a dot behind the host, and `http` for a site on `https` are ignored.
 */
export function extractOwnPath(address: string, origin: string): string | undefined {
  if (address === 'main') return '/';
  if (/^\/(?!\/)/.test(address)) return withoutDots(address);
  if (origin === '' || !URL.canParse(address)) return undefined;
  const [asked, own] = [new URL(address), new URL(origin)];
  const getHost = ({ hostname }: URL) => hostname.replace(/\.$/, '');
  const isWeb = asked.protocol === 'http:' || asked.protocol === 'https:';
  // An empty port is the protocol's default.
  if (!isWeb || getHost(asked) !== getHost(own) || asked.port !== own.port) return undefined;
  return asked.pathname + asked.search + asked.hash;
}

/** Normalizes a target for storage: an absolute URL of this site becomes a path. */
export function normalizeTarget(address: string, origin: string): string {
  return address === 'main' ? address : (extractOwnPath(address, origin) ?? address);
}

const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/** Resolves `/a/../b` to `/b`, as browsers do (https://url.spec.whatwg.org/#double-dot-path-segment). */
function withoutDots(path: string): string {
  if (!dotSegment.test(path)) return path;
  const { pathname, search, hash } = new URL(path, 'http://own');
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Explains in a sentence why a URL can't be a redirect target; undefined if it can. */
export function findTargetIssue(address: string): string | undefined {
  // Browsers drop such characters, so `java\nscript:` would be read as a script URL.
  if (/[\p{Cc}\p{Cs}\\\s]/u.test(address))
    return 'A URL cannot contain spaces, backslashes or control characters.';
  if (address === 'main' || /^\/(?!\/)/.test(address)) return undefined;
  if (!/^https?:\/\//i.test(address))
    return 'Enter a path that starts with /, or a URL that starts with https://.';
  return URL.canParse(address) ? undefined : 'This URL is not complete.';
}

/** Explains in a sentence why a path can't have a rule; undefined if it can. */
export function findSourceIssue(fromPath: string): string | undefined {
  if (/[\p{Cc}\p{Cs}]/u.test(fromPath)) return 'A path cannot contain control characters.';
  if (dotSegment.test(fromPath)) return 'A path cannot contain segments of only dots: browsers remove them.';
  const path = stripLanguagePrefix(fromPath);
  if (path === '/' || path === '/main') return 'The home page cannot be redirected.';
  // Rejects only this spelling: the URL of the endpoint for one rule ends with the rule's path, and with this
  // path it is the URL of another endpoint.
  if (fromPath === '/check') {
    return 'A redirect at /check could not be read back, because the API uses that path. Use another path.';
  }
  const owner = findPathOwner(path);
  return owner && `${fromPath} is ${owner}, so visitors never reach a redirect there.`;
}
