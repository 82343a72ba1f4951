import { parseUrl } from '#content/address/parse-url.ts';
import { hasModifier } from './has-modifier.ts';

const engines = ['google', 'bing', 'yahoo', 'duckduckgo', 'baidu', 'yandex'] as const;
type SearchEngine = (typeof engines)[number];

/** `www.google.nl`, `nl.search.yahoo.com`, `www.google.co.uk`; never a name that only contains one. */
const hostPattern = new RegExp(`(?:^|\\.)(${engines.join('|')})\\.(?:com|(?:com?\\.)?[a-z]{2})$`);

/** The search engine a visitor came from, by the referrer; undefined for every other origin. */
export function searchEngineOf(referrer: string): SearchEngine | undefined {
  const url = parseUrl(referrer);
  if (!url?.protocol.startsWith('http')) return undefined;
  return hostPattern.exec(url.hostname)?.[1] as SearchEngine | undefined;
}

/** For somebody who came from a search engine every back link goes back there; for others it is a link. */
export function startBackLinks(): void {
  if (searchEngineOf(document.referrer) === undefined) return;
  const arrivedAt = history.length;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-back-link]');
    // Opened in a new tab there is nothing to go back to: the link's own address serves.
    if (!link || hasModifier(event) || arrivedAt < 2) return;
    event.preventDefault();
    // Anchors followed on this page are entries of their own.
    history.go(Math.min(0, arrivedAt - history.length) - 1);
  });
}
