import { parseUrl } from '#content/address/parse-url.ts';
import { hasModifier } from './has-modifier.ts';

const engines = ['google', 'bing', 'yahoo', 'duckduckgo', 'baidu', 'yandex'] as const;
type SearchEngine = (typeof engines)[number];

/** Matches `www.google.nl`, `nl.search.yahoo.com`, `www.google.co.uk`; not a name that only contains one. */
const hostPattern = new RegExp(`(?:^|\\.)(${engines.join('|')})\\.(?:com|(?:com?\\.)?[a-z]{2})$`);

/** Finds the visitor's search engine by the referrer; undefined for other origins. */
export function findSearchEngine(referrer: string): SearchEngine | undefined {
  const url = parseUrl(referrer);
  if (!url?.protocol.startsWith('http')) return undefined;
  return hostPattern.exec(url.hostname)?.[1] as SearchEngine | undefined;
}

/**
 * Lets back links go back in history for visitors from a search engine. For others they are ordinary links.
 */
export function startBackLinks(): void {
  if (findSearchEngine(document.referrer) === undefined) return;
  const arrivedAt = history.length;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-back-link]');
    // In a new tab there is no history, so the link's own URL is followed.
    if (!link || hasModifier(event) || arrivedAt < 2) return;
    event.preventDefault();
    // Anchors followed on this page added entries to the history.
    history.go(Math.min(0, arrivedAt - history.length) - 1);
  });
}
