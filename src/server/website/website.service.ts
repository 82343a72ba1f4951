import { defaultSiteSettings, type SiteSettings } from '#api/schemas/settings.ts';
import type { Language } from '#content/language.ts';
import { type SiteRequest, withoutLanguage } from '#content/site-paths.ts';
import type { SiteReader } from '#server/pages/read-site.ts';
import {
  headScript,
  offlinePath,
  renderDocument,
  type SiteAssets,
  type SiteContext,
  type SiteDocument,
  speculationRules,
} from '#site/render.tsx';
import { prepareHtml, type RenderedPage } from './rendered-page.ts';
import { createRenderedPageStore } from './rendered-page-store.ts';
import { type Outcome, resolvePage } from './resolve-page.ts';
import { securityHeaders } from './security-headers.ts';

interface WebsiteDeps {
  readonly reader: SiteReader;
  readonly assets: SiteAssets;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly now: () => Date;
  readonly failed: (error: unknown) => void;
  readonly development?: boolean;
}

type Found =
  | { readonly type: 'document'; readonly page: RenderedPage }
  | {
      readonly type: 'redirect';
      readonly to: string;
      readonly status: 301 | 302;
      readonly cacheControl: string;
    };

export type Website = ReturnType<typeof createWebsite>;

/** The page that stands in when there is no connection has an address, and is no page of the studio's. */
const offline = { type: 'offline' } as const;

/** All that is answered with a document. */
type Drawn = Exclude<Outcome, { type: 'redirect' }> | typeof offline;

/** `s-maxage` lets a CDN hold a page for a moment; browsers ask again every time and mostly hear 304. */
const publicCaching = 'public, max-age=0, s-maxage=5, must-revalidate';
const privateCaching = 'private, no-store';

const redirects = {
  address: { status: 301, cacheControl: 'public, max-age=3600' },
  hidden: { status: 302, cacheControl: 'no-cache' },
  table: { status: 301, cacheControl: 'public, max-age=3600' },
} as const;

/** Answers requests for public addresses with documents, from memory where nothing has changed. */
export function createWebsite(deps: WebsiteDeps) {
  const headers = securityHeaders({
    inlineScripts: [headScript, speculationRules],
    https: deps.origin.startsWith('https:'),
    development: deps.development,
  });
  // The footer names the year, so a new one makes every page stale as well.
  const store = createRenderedPageStore({
    revision: () => deps.reader.revision * 10_000 + deps.now().getFullYear(),
  });
  deps.reader.onRevision(() => void forgetWithdrawn());

  /** What visitors may no longer see leaves the memory at once: it must not come back when storage fails. */
  async function forgetWithdrawn(): Promise<void> {
    // Where the question itself fails, nobody knows what was withdrawn.
    const pages = await deps.reader.publicPages().catch(() => []);
    const shown = new Set(pages.map((page) => page.path));
    store.keepOnly((key) => shown.has(pagePathOf(key)));
  }

  async function find(request: SiteRequest, { preview }: { preview: boolean }): Promise<Found> {
    // The address alone decides what a visitor sees, so it is the key.
    const key = request.canonicalPath;
    if (!preview) {
      const kept = store.fresh(key);
      if (kept) return { type: 'document', page: kept };
    }
    try {
      return await findInStorage(request, key, preview);
    } catch (error) {
      deps.failed(error);
      const kept = preview ? undefined : store.stale(key);
      return { type: 'document', page: kept ?? (await unavailable(request)) };
    }
  }

  async function findInStorage(request: SiteRequest, key: string, preview: boolean): Promise<Found> {
    const outcome = request.path === offlinePath ? offline : await resolvePage(deps.reader, request);
    if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to, ...redirects[outcome.why] };
    const make = () => render(outcome, request, preview);
    if (preview || outcome.type === 'locked') return { type: 'document', page: await make() };
    // Addresses that lead nowhere share one document per language, so that guessing fills no memory.
    const name = outcome.type === 'not-found' ? `404 ${request.language}` : key;
    return { type: 'document', page: store.fresh(name) ?? (await store.render(name, make)) };
  }

  async function render(outcome: Drawn, { language, path }: SiteRequest, preview: boolean) {
    const site = context(await deps.reader.settings(), await deps.reader.menuPages());
    const html = renderDocument(await documentOf(outcome, language, preview ? path : '/'), site, preview);
    const shared = !preview && outcome.type !== 'locked';
    const cacheControl = shared ? publicCaching : privateCaching;
    return prepareHtml(
      html,
      outcome.type === 'not-found' ? 404 : 200,
      { ...headers, 'cache-control': cacheControl },
      shared ? 'kept' : 'once',
    );
  }

  async function documentOf(
    outcome: Drawn,
    language: Language,
    /** What a page that is not there is said to be at: in preview its own address, since a draft takes its place. */
    notFoundPath: string,
  ): Promise<SiteDocument> {
    if (outcome.type === 'locked') return { type: 'locked', language, path: outcome.path };
    if (outcome.type === 'offline') return { type: 'offline', language, path: offlinePath };
    if (outcome.type === 'page') return { type: 'page', language, page: outcome.page };
    const own = await deps.reader.findPublicPage('404');
    return {
      type: 'not-found',
      language,
      path: notFoundPath,
      page: own.type === 'page' ? own.page : undefined,
    };
  }

  let lastSettings = defaultSiteSettings;

  /** Drawn without storage: what the last good answer said of the studio is all that is known. */
  async function unavailable({ language, path }: SiteRequest): Promise<RenderedPage> {
    const html = renderDocument({ type: 'error', language, path }, context(lastSettings, []));
    return prepareHtml(html, 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '5' });
  }

  function context(settings: SiteSettings, menu: SiteContext['menu']): SiteContext {
    lastSettings = settings;
    return { settings, menu, origin: deps.origin, assets: deps.assets, year: deps.now().getFullYear() };
  }

  /**
   * The page in memory for an address exactly as it was requested. Pages are kept by their one spelling, so
   * an address with a query or another spelling is not among them and takes the way through `find`.
   */
  const kept = (url: string): RenderedPage | undefined => store.fresh(url);

  return { find, kept, headers };
}

/** The address of the page that a kept document shows, without language. */
function pagePathOf(key: string): string {
  if (key.startsWith('404 ')) return '/404';
  return withoutLanguage(key).replace(/^\/clients\/(?=.)/, '/cases/');
}
