import { defaultSiteSettings, type SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { frameOrigins } from '#content/frame-origins.ts';
import type { Language } from '#content/language.ts';
import { type SiteRequest, withoutLanguage } from '#content/site-paths.ts';
import type { SiteReader } from '#server/pages/read-site.ts';
import {
  headScript,
  renderDocument,
  type SiteAssets,
  type SiteContext,
  type SiteDocument,
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
  const headersFor = (frames: readonly string[]) =>
    securityHeaders({
      inlineScripts: [headScript],
      https: deps.origin.startsWith('https:'),
      development: deps.development,
      frames,
    });
  const headers = headersFor([]);
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
    const outcome = await resolvePage(deps.reader, request);
    if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to, ...redirects[outcome.why] };
    const make = () => render(outcome, request, preview);
    if (preview || outcome.type === 'locked') return { type: 'document', page: await make() };
    // Addresses that lead nowhere share one document per language, so that guessing fills no memory.
    const name = outcome.type === 'page' ? key : `404 ${request.language}`;
    return { type: 'document', page: store.fresh(name) ?? (await store.render(name, make)) };
  }

  async function render(
    outcome: Exclude<Outcome, { type: 'redirect' }>,
    { language, path }: SiteRequest,
    preview: boolean,
  ) {
    const site = context(await deps.reader.settings(), await deps.reader.menuPages());
    const document = await documentOf(outcome, language, preview ? path : '/');
    const html = renderDocument(document, site, preview);
    const shared = !preview && outcome.type !== 'locked';
    const cacheControl = shared ? publicCaching : privateCaching;
    return prepareHtml(
      html,
      outcome.type === 'not-found' ? 404 : 200,
      { ...headersFor(framesIn(document, preview)), 'cache-control': cacheControl },
      shared ? 'kept' : 'once',
    );
  }

  async function documentOf(
    outcome: Exclude<Outcome, { type: 'redirect' }>,
    language: Language,
    /** What a page that is not there is said to be at: in preview its own address, since a draft takes its place. */
    notFoundPath: string,
  ): Promise<SiteDocument> {
    if (outcome.type === 'locked') return { type: 'locked', language, path: outcome.path };
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

/**
 * What a document may frame beyond what every page may: the sites of its own presentations. In preview any safe
 * site, since an editor may name one while the document is open; only a message of theirs can make it frame one
 * that the visitors' page does not (docs/decisions/0016).
 */
function framesIn(document: SiteDocument, preview: boolean): readonly string[] {
  if (preview) return ['https:'];
  const page = 'page' in document ? document.page : undefined;
  return page ? frameOrigins(blockDefinitions, page.overview) : [];
}

/** The address of the page that a kept document shows, without language. */
function pagePathOf(key: string): string {
  if (key.startsWith('404 ')) return '/404';
  return withoutLanguage(key).replace(/^\/clients\/(?=.)/, '/cases/');
}
