import { withoutLanguage } from '#content/address/site-paths.ts';

/** Longer than any address of ours: a page below another one has at most 201 characters of identifiers. */
const maxPathLength = 220;

/** First segments that are not the website's, and those that scanners try. */
const foreign =
  /^(?:admin|api|assets|media|frame|decks|og|wp[-_].*|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|owa|solr|telescope)$/;

/** Before what a link of the studio opens something with: whoever mistypes such a link has still sent it. */
const beforeSecrets = /^(?:kamer|inzage)$/;

/** Endings that a page of an older site may have had; any other is a file that somebody probes for. */
const pageEndings = /^(?:html?|pdf)$/;

/**
 * True for a path worth telling the studio of: one that a person may have followed a link to. Scanners' paths,
 * our own technical ones and anything that may hold personal data are not.
 *
 * @param path percent-encoded, without language and query
 */
export function isNoteworthy(path: string): boolean {
  if (path === '/' || path.length > maxPathLength) return false;
  const text = decoded(path).toLowerCase();
  // A control character is a probe; an @ may be somebody's e-mail address.
  if (/[\p{Cc}@\\<>"'`|$;]/u.test(text)) return false;
  const segments = text.split('/').slice(1);
  if (foreign.test(segments[0] ?? '') || segments.some((segment) => segment.startsWith('.'))) return false;
  if (segments.some((segment) => beforeSecrets.test(segment))) return false;
  const ending = /\.([^./]*)$/.exec(text)?.[1];
  return ending === undefined || pageEndings.test(ending);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What is kept of a `Referer`: of our own pages the path (that is where the wrong link stands), of another
 * site its origin alone, of anything else nothing. `studio` when the link stands in the admin screens.
 */
export function referrerOf(header: string | undefined, ownOrigin: string): string | null | 'studio' {
  if (!header || !URL.canParse(header)) return null;
  const { origin, pathname, searchParams, protocol } = new URL(header);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (origin !== ownOrigin) return origin.slice(0, maxPathLength);
  if (/^\/admin(?:\/|$)/.test(pathname) || searchParams.has('preview')) return 'studio';
  return isNoteworthy(withoutLanguage(pathname)) || withoutLanguage(pathname) === '/' ? pathname : null;
}
