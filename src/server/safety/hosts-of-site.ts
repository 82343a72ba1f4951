import type { AskedHostOfSite } from '#api/endpoints/safety.ts';
import type { PageNamed } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Definitions } from '#content/block/block.ts';
import { isMeasurementId } from '#content/consent.ts';
import { type AskedHost, type AskedWhen, askedHosts } from '#content/page/asked-hosts.ts';
import type { SeenPage } from '#server/pages/site/seen-pages.repository.ts';

interface HostsOfSite {
  readonly hosts: AskedHostOfSite[];
  readonly asksConsent: boolean;
  readonly unreadPages: PageNamed[];
}

/** Google's tag, and where it tells what it counts: see `http/document-headers.ts`. */
const analyticsHosts = ['www.googletagmanager.com', 'www.google-analytics.com'];
const order: readonly AskedWhen[] = ['at-once', 'after-consent', 'when-pressed'];

/** The other sites that the pages of a site ask, as it is set: what is asked at once first, then by name. */
export function hostsOfSite(
  definitions: Definitions,
  pages: Iterable<SeenPage>,
  { measurementId, consentDefault }: Pick<SiteSettings, 'measurementId' | 'consentDefault'>,
): HostsOfSite {
  const asksConsent = consentDefault === 'ask';
  const found = new Map<string, AskedHostOfSite & { pages: PageNamed[] | null }>();
  const unreadPages: PageNamed[] = [];
  const asSet = (when: AskedWhen) => (when === 'after-consent' && !asksConsent ? 'at-once' : when);
  const add = (asked: AskedHost, page: PageNamed | null) => {
    const key = `${asked.host} ${asked.for}`;
    const before = found.get(key);
    if (before?.pages && page) before.pages.push(page);
    else found.set(key, { ...asked, when: asSet(asked.when), pages: page && [page] });
  };
  if (isMeasurementId(measurementId)) {
    for (const host of analyticsHosts) add({ host, for: 'analytics', when: 'after-consent' }, null);
  }
  for (const { page, overview } of pages) {
    if (!overview) unreadPages.push(page);
    else for (const asked of askedHosts(definitions, overview)) add(asked, page);
  }
  const hosts = [...found.values()].sort(
    (one, other) => order.indexOf(one.when) - order.indexOf(other.when) || (one.host < other.host ? -1 : 1),
  );
  return { hosts, asksConsent, unreadPages };
}
