import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import { type CacheEntry, decideCaching, isHtml, listEvictions } from './cache-policy.ts';
import {
  buildOfflineUrl,
  type KeptPage,
  listAssets,
  listCachedPages,
  offlinePath,
  parseDocumentTitle,
} from './offline-page.ts';
import { classifyRequest, classifyUrl, type RequestKind, staticRoutes } from './request-kind.ts';
import { isVisitMessage } from './visit-message.ts';
import type { LifetimeEvent, WorkerScope } from './worker-scope.ts';

/**
 * `/sw.js`: keeps visited pages readable offline. It does not depend on a build: names of built files contain
 * a hash, so a new worker takes control immediately without affecting open pages
 * (docs/decisions/cache-visited-pages-for-offline-reading.md).
 */
const worker = self as unknown as WorkerScope;

/** Version of the caches, raised for incompatible contents. Caches of other versions are deleted. */
const generation = 1;
const prefix = 'vitrine-';
const cacheNames = {
  pages: `${prefix}pages-${generation}`,
  assets: `${prefix}assets-${generation}`,
  media: `${prefix}media-${generation}`,
  /** The offline page in all languages with its files, never evicted. */
  offline: `${prefix}offline-${generation}`,
};

const day = 24 * 60 * 60;
const pageLimits = { maxEntries: 60, maxAgeSeconds: 30 * day };
const assetLimits = { maxEntries: 120, maxAgeSeconds: 90 * day };
const mediaLimits = { maxEntries: 200, maxAgeSeconds: 30 * day };
/** Maximum bytes of all images together, and of one. */
const maxMediaBytes = 40_000_000;
const maxPictureBytes = 4_000_000;
/** Seconds before a slow network is replaced by the cached copy, if there is one. */
const patience = 4;

const anyVary = { ignoreVary: true };

/** A page does not depend on its query, so it is cached without. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => stripQuery(request.url),
};

const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const verdict = decideCaching(response);
    if (verdict === 'forget') {
      await (await caches.open(cacheNames.pages)).delete(stripQuery(request.url), anyVary);
    }
    return verdict === 'keep' && isHtml(response.headers) ? response : null;
  },
};

const onlySmallAndPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const bytes = getSize(response);
    return decideCaching(response) === 'keep' && bytes > 0 && bytes <= maxPictureBytes ? response : null;
  },
  cacheDidUpdate: () => dropSurplus(),
};

/**
 * In Firefox a preloaded navigation request without a connection resolves with an error response instead of
 * rejecting.
 */
const elseKeptPage: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    caches.match(stripQuery(request.url), { ...anyVary, cacheName: cacheNames.pages }),
};

const elseOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => buildOfflineResponse(new URL(request.url)),
};

/** Another cache may contain it, such as that of the offline page's files. */
const elseAnyCopy: WorkboxPlugin = {
  handlerDidError: async ({ request }) => caches.match(request, anyVary),
};

/** Windows of different sizes request different widths; a cached other width is better than none. */
const elseAnotherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    caches.match(request, { ...anyVary, ignoreSearch: true, cacheName: cacheNames.media }),
};

const purgeOnQuotaError = true;
const strategies: Readonly<Record<RequestKind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: cacheNames.pages,
    matchOptions: anyVary,
    networkTimeoutSeconds: patience,
    plugins: [
      withoutQuery,
      onlyPublic,
      new ExpirationPlugin({ ...pageLimits, matchOptions: anyVary, purgeOnQuotaError }),
      elseKeptPage,
      elseOfflinePage,
    ],
  }),
  asset: new CacheFirst({
    cacheName: cacheNames.assets,
    matchOptions: anyVary,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ ...assetLimits, matchOptions: anyVary, purgeOnQuotaError }),
      elseAnyCopy,
    ],
  }),
  media: new CacheFirst({
    cacheName: cacheNames.media,
    matchOptions: anyVary,
    plugins: [
      onlySmallAndPublic,
      new ExpirationPlugin({ ...mediaLimits, matchOptions: anyVary, purgeOnQuotaError }),
      elseAnotherSize,
    ],
  }),
};

for (const kind of Object.keys(strategies) as RequestKind[]) {
  const isOfKind = ({ request }: { request: Request }) => classify(request) === kind;
  registerRoute(isOfKind, strategies[kind]);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([event.addRoutes?.(staticRoutes), keepOfflinePages(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldCaches(),
      // Sends the page's request while the worker starts.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

/** The first page was loaded before the worker existed, so it reports its files. */
worker.addEventListener('message', (event) => {
  if (isVisitMessage(event.data)) event.waitUntil(keepVisit(event.data.urls, event));
});

worker.addEventListener('fetch', (event) => {
  if (classify(event.request) === 'page') event.waitUntil(renewOfflinePages());
});

function classify(request: Request): RequestKind | undefined {
  const { method, url, destination, referrer } = request;
  const ranged = request.headers.has('range');
  return classifyRequest({ method, url, destination, referrer, ranged }, location.origin);
}

async function keepVisit(urls: readonly string[], event: LifetimeEvent): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const kind = classifyUrl(new URL(url, location.origin), location.origin);
      if (!kind) return;
      const [response, done] = strategies[kind].handleAll({
        request: new Request(url),
        event: event as never,
      });
      await Promise.all([response, done]);
    }),
  );
}

/** Caches the offline page in all languages with its files. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(cacheNames.offline);
  const pages = await Promise.all(
    languages.map(async (language) => {
      const address = withLanguage(offlinePath, language);
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      await cache.put(address, response.clone());
      return { address, assets: listAssets(await response.text()) };
    }),
  );
  const wanted = new Set(pages.flatMap(({ address, assets }) => [address, ...assets]));
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
  const missing = pages.flatMap(({ assets }) => assets);
  await Promise.all(
    [...new Set(missing)].map(async (url) => (await cache.match(url, anyVary)) ?? cache.add(url)),
  );
}

/**
 * Renews the offline pages once a day, together with a page request, since the menu or its files may have
 * changed.
 */
async function renewOfflinePages(): Promise<void> {
  const kept = await caches.match(offlinePath, { cacheName: cacheNames.offline });
  const at = Date.parse(kept?.headers.get('date') ?? '');
  if (Date.now() - at < day * 1000) return;
  // Without a connection the previous copy stays.
  await keepOfflinePages().catch(() => undefined);
}

/** Builds the response for an unavailable page: the offline page with the list of cached pages. */
async function buildOfflineResponse(url: URL): Promise<Response | undefined> {
  const address = buildOfflineUrl(url.pathname);
  const kept = await caches.match(address, { cacheName: cacheNames.offline });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const html = listCachedPages(await kept.text(), await listKeptPages(address));
  return new Response(html, { status: 503, statusText: 'Offline', headers });
}

/** Lists the cached pages in the offline page's language, most recent first. */
async function listKeptPages(offlineAddress: string): Promise<KeptPage[]> {
  const cache = await caches.open(cacheNames.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      if (buildOfflineUrl(path) !== offlineAddress) return [];
      const title = parseDocumentTitle((await (await cache.match(request, anyVary))?.text()) ?? '');
      return title === undefined ? [] : [{ path, title }];
    }),
  );
  return pages.flat().toReversed();
}

async function dropSurplus(): Promise<void> {
  const cache = await caches.open(cacheNames.media);
  const sizes = await Promise.all(
    (await cache.keys()).map(async (key): Promise<CacheEntry<Request>> => {
      const response = await cache.match(key, anyVary);
      return { key, bytes: response ? getSize(response) : 0 };
    }),
  );
  await Promise.all(listEvictions(sizes, maxMediaBytes).map((key) => cache.delete(key, anyVary)));
}

async function removeOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

function getSize(response: Response): number {
  return Number(response.headers.get('content-length') ?? 0);
}

function stripQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
