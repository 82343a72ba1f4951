import { ownerOf } from '#content/address/own-paths.ts';
import { stripLanguagePrefix } from '#content/address/site-paths.ts';

/** The one spelling of a path in the redirect table: decoded, one slash in front, none behind, no query. */
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

/** An address in its three parts. */
export interface ReadAddress {
  /** True for a path of ours, also where it was written with our own origin or as `main`. */
  readonly own: boolean;
  /** Without query and hash. */
  readonly bare: string;
  /** With its `?`; empty when there is none. */
  readonly search: string;
  /** With its `#`; empty when there is none. */
  readonly hash: string;
}

/** @param origin the site's own; empty where it is not known, and only paths are ours */
export function readAddress(address: string, origin: string): ReadAddress {
  const path = ownPath(address, origin);
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path ?? address) ?? [];
  return { own: path !== undefined, bare, search, hash };
}

/**
 * Joins two queries: that of an address that visitors are sent to, and the one that they come with. Of a name in both, the
 * target's values count. Both with their `?`, or ''; so is the result.
 */
export function mergeSearch(target: string, visitors: string): string {
  const own = pairsIn(target);
  const names = new Set(own.map(parameterName));
  const kept = pairsIn(visitors).filter((pair) => !names.has(parameterName(pair)));
  const all = [...own, ...kept];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function pairsIn(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
}

function parameterName(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

/**
 * The path, query and hash of an address of ours; undefined for one of another site. An absolute address counts
 * by where it leads: case, a default port, a dot behind the host and `http` for a site on `https` change nothing.
 */
export function ownPath(address: string, origin: string): string | undefined {
  if (address === 'main') return '/';
  if (/^\/(?!\/)/.test(address)) return withoutDots(address);
  if (origin === '' || !URL.canParse(address)) return undefined;
  const [asked, own] = [new URL(address), new URL(origin)];
  const host = ({ hostname }: URL) => hostname.replace(/\.$/, '');
  const isWeb = asked.protocol === 'http:' || asked.protocol === 'https:';
  // An empty port is the protocol's own one.
  if (!isWeb || host(asked) !== host(own) || asked.port !== own.port) return undefined;
  return asked.pathname + asked.search + asked.hash;
}

/** A target as it is kept: an absolute address of ours as the path that it names. */
export function storedTarget(address: string, origin: string): string {
  return address === 'main' ? address : (ownPath(address, origin) ?? address);
}

const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/** A browser takes `/a/../b` for `/b` (https://url.spec.whatwg.org/#double-dot-path-segment). */
function withoutDots(path: string): string {
  if (!dotSegment.test(path)) return path;
  const { pathname, search, hash } = new URL(path, 'http://own');
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Why visitors cannot be sent to an address, as a sentence; undefined when they can. */
export function addressIssue(address: string): string | undefined {
  // Browsers drop such characters, so that `java\nscript:` would be read as a script address.
  if (/[\p{Cc}\p{Cs}\\\s]/u.test(address))
    return 'An address has no spaces, backslashes or control characters.';
  if (address === 'main' || /^\/(?!\/)/.test(address)) return undefined;
  if (!/^https?:\/\//i.test(address))
    return 'Give a path that begins with /, or an address that begins with https://.';
  return URL.canParse(address) ? undefined : 'This is not a complete address.';
}

/** Why no rule can stand at a path, as a sentence; undefined when one can. */
export function sourceIssue(fromPath: string): string | undefined {
  if (/[\p{Cc}\p{Cs}]/u.test(fromPath)) return 'A path has no control characters.';
  if (dotSegment.test(fromPath))
    return 'A path has no dots alone between its slashes: browsers take them out.';
  const path = stripLanguagePrefix(fromPath);
  if (path === '/' || path === '/main') return 'The home page cannot be redirected.';
  // Only this spelling: the call for one rule has the rule's path behind it, and this one is a call already.
  if (fromPath === '/check') {
    return 'A rule at /check could not be read back: the API answers something else there. Use another path.';
  }
  const owner = ownerOf(path);
  return owner && `${fromPath} is ${owner}, so visitors never come to a rule there.`;
}
