import { localizeHref, withoutLanguage } from '#content/site-paths.ts';

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

/** Why visitors cannot be sent to an address, as a sentence; undefined when they can. */
export function addressFault(address: string): string | undefined {
  // Browsers drop such characters, so that `java\nscript:` would be read as a script address.
  if (/[\p{Cc}\p{Cs}\\\s]/u.test(address))
    return 'An address has no spaces, backslashes or control characters.';
  if (address === 'main' || /^\/(?!\/)/.test(address)) return undefined;
  if (!/^https?:\/\//i.test(address))
    return 'Give a path that begins with /, or an address that begins with https://.';
  return URL.canParse(address) ? undefined : 'This is not a complete address.';
}

/** True when an address is the given path of ours, in whichever language. */
export function leadsTo(address: string, path: string): boolean {
  if (!address.startsWith('/') && address !== 'main') return false;
  return withoutLanguage(normalizePath(localizeHref(address, 'nl'))) === withoutLanguage(path);
}
