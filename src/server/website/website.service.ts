import { defaultSiteSettings, type SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { isMeasurementId, privacyIdentifier } from '#content/consent.ts';
import { frameOrigins } from '#content/frame-origins.ts';
import type { Language } from '#content/language.ts';
import { parseSitePath, type SiteRequest, withoutLanguage } from '#content/site-paths.ts';
import type { Opens } from '#server/access/page-lock.ts';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import type { PublicPage, SiteReader } from '#server/pages/read-site.ts';
import {
  type BlockFailed,
  headScript,
  offlinePath,
  pageChangeScript,
  pressScript,
  renderDocument,
  renderDocumentInSteps,
  type SiteAssets,
  type SiteContext,
  type SiteDocument,
  speculationRules,
} from '#site/render.tsx';
import { builtInCase } from './built-in-cases.ts';
import { couldNotLoad } from './fetch-page.ts';
import { type Outcome, resolveAddress, resolvePage } from './resolve-page.ts';

interface WebsiteDeps {
  readonly reader: SiteReader;
  readonly assets: SiteAssets;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly now: () => Date;
  readonly failed: (error: unknown) => void;
  /** Is told why nothing is at an address. */
  readonly notFound: (why: string, address: string) => void;
  /** Is told of every block that a page comes without. */
  readonly blockFailed: (failure: BlockFailed & { readonly page: string }) => void;
  readonly development?: boolean;
}

/** What a request brings along beside its address. */
interface Visit {
  readonly preview: boolean;
  /** The locks that its visitor may pass. */
  readonly opens: Opens;
}

type Found =
  | { readonly type: 'document'; readonly page: PreparedAnswer }
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
type Rendered = Exclude<Outcome, { type: 'redirect' }> | typeof offline;

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
  /** Only a site that measures opens its policy for what measures. */
  const headersFor = ({ measurementId }: SiteSettings, frames: readonly string[] = []) =>
    documentHeaders({
      inlineScripts: [headScript, pressScript, pageChangeScript, speculationRules],
      https: deps.origin.startsWith('https:'),
      development: deps.development,
      analytics: isMeasurementId(measurementId),
      frames,
    });
  const headers = headersFor(defaultSiteSettings);
  // The footer names the year, so a new one makes every page stale as well.
  const store = createAnswerCache({
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

  async function find(request: SiteRequest, { preview, opens }: Visit): Promise<Found> {
    const key = keyOf(request, preview);
    const kept = request.isCanonical ? store.fresh(key) : undefined;
    if (kept) return { type: 'document', page: kept };
    try {
      return await findInStorage(request, key, { preview, opens });
    } catch (error) {
      deps.failed(couldNotLoad(request.target, error));
      const kept = preview ? undefined : store.stale(key);
      return { type: 'document', page: kept ?? (await unavailable(request)) };
    }
  }

  async function findInStorage(request: SiteRequest, key: string, { preview, opens }: Visit): Promise<Found> {
    const isOffline = request.isCanonical && request.path === offlinePath;
    const outcome = isOffline ? offline : await resolveAddress(deps.reader, request, opens);
    if (outcome.type === 'redirect') return { type: 'redirect', to: outcome.to, ...redirects[outcome.why] };
    if (outcome.type === 'not-found') {
      deps.notFound(outcome.why, key);
      if (outcome.circle) reportCircle(outcome.circle);
    }
    const make = () => render(outcome, request, preview);
    if (isProtected(outcome)) return { type: 'document', page: await make() };
    // In preview each of them says its own address, where a draft may take its place.
    if (outcome.type === 'not-found' && preview) return { type: 'document', page: await make() };
    // Addresses that lead nowhere share one document per language, so that guessing fills no memory.
    const name = outcome.type === 'not-found' ? `404 ${request.language}` : key;
    return { type: 'document', page: store.fresh(name) ?? (await store.prepare(name, make)) };
  }

  /** Once for each circle, however many visitors come into it. */
  function reportCircle(paths: readonly string[]): void {
    const circle = paths.join(' → ');
    if (circles.has(circle)) return;
    circles.add(circle);
    deps.failed(new Error(`Redirects send visitors round: ${circle}. They get the not-found page.`));
  }

  async function render(outcome: Rendered, request: SiteRequest, preview: boolean) {
    const site = await currentContext();
    const own = outcome.type === 'not-found' ? await notFoundPage() : undefined;
    const isFallback = own === 'failed';
    const document = await documentOf(outcome, request, {
      path: preview ? request.path : '/404',
      page: isFallback ? undefined : own,
    });
    const html = await renderDocumentInSteps(document, site, {
      preview,
      failed: (failure) => deps.blockFailed({ ...failure, page: request.canonicalPath }),
    });
    const shared = !preview && !isProtected(outcome) && !isFallback;
    const cacheControl = shared ? publicCaching : privateCaching;
    const prepared = await prepareHtml(
      html,
      outcome.type === 'not-found' ? 404 : 200,
      { ...headersFor(site.settings, framesIn(document, preview)), 'cache-control': cacheControl },
      shared ? 'cached' : 'once',
    );
    return { ...prepared, isFallback };
  }

  /** Without a page of its own, for whatever reason, an address that is not there is still no fault of ours. */
  async function notFoundPage(): Promise<PublicPage | undefined | 'failed'> {
    try {
      return await deps.reader.findNotFoundPage();
    } catch (error) {
      deps.failed(error);
      return 'failed';
    }
  }

  async function documentOf(
    outcome: Rendered,
    { language, path }: SiteRequest,
    /**
     * The page for what is not there, and what it is said to be at: in preview the address itself, since a draft
     * takes its place.
     */
    notFound: { readonly path: string; readonly page: PublicPage | undefined },
  ): Promise<SiteDocument> {
    if (outcome.type === 'not-found') return { type: 'not-found', language, ...notFound };
    if (outcome.type === 'offline') return { type: 'offline', language, path: offlinePath };
    if (outcome.type === 'locked') return { ...outcome, language };
    const { type, page } = outcome;
    const neighbours = page.kind === 'case' ? await deps.reader.neighboursOf(page.id) : undefined;
    return { type, language, path, page, neighbours };
  }

  /** The gate of a page with what was wrong with a form, for browsers that run no scripts. */
  async function renderGate({
    identifier,
    language,
    message,
  }: {
    identifier: string;
    language: Language;
    message: string;
  }) {
    try {
      const found = await deps.reader.findPublicPage(identifier);
      if (found.type !== 'locked') return undefined;
      const site = await currentContext();
      const { path } = found.page;
      const html = renderDocument({ type: 'locked', language, identifier, path, issue: message }, site);
      return { html, headers: headersFor(site.settings) };
    } catch (error) {
      deps.failed(error);
      const html = renderDocument(
        { type: 'error', language, path: `/${identifier}` },
        context(lastSettings, []),
      );
      return { html, headers: headersFor(lastSettings), status: 503 };
    }
  }

  async function currentContext(): Promise<SiteContext> {
    const [settings, menu, privacyPath] = await Promise.all([
      deps.reader.settings(),
      deps.reader.menuPages(),
      findPrivacyPath(),
    ]);
    return context(settings, menu, privacyPath);
  }

  /** The page about privacy, where visitors can read it. */
  async function findPrivacyPath(): Promise<string | undefined> {
    const pages = await deps.reader.publicPages();
    return pages.find(({ identifier }) => identifier === privacyIdentifier)?.path;
  }

  let lastSettings = defaultSiteSettings;
  const circles = new Set<string>();

  /** Rendered without storage: what the last good answer said of the studio is all that is known. */
  async function unavailable({ language, path, target }: SiteRequest): Promise<PreparedAnswer> {
    const page = target.type === 'case' ? builtInCase(target.identifier) : undefined;
    const document: SiteDocument = page
      ? { type: 'built-in-case', language, path, page }
      : { type: 'error', language, path };
    const html = renderDocument(document, context(lastSettings, []));
    return prepareHtml(html, 503, {
      ...headersFor(lastSettings),
      'cache-control': 'no-store',
      'retry-after': '5',
    });
  }

  function context(settings: SiteSettings, menu: SiteContext['menu'], privacyPath?: string): SiteContext {
    lastSettings = settings;
    const year = deps.now().getFullYear();
    return { settings, menu, origin: deps.origin, assets: deps.assets, year, privacyPath };
  }

  /**
   * The page in memory for an address exactly as it was requested. Pages are kept by their one spelling, so
   * an address with a query or another spelling is not among them and takes the way through `find`.
   */
  const cached = (url: string): PreparedAnswer | undefined => store.fresh(url);

  /** True when a preview has to be rendered before it can be answered. */
  const rendersPreview = (request: SiteRequest): boolean =>
    request.isCanonical && store.fresh(keyOf(request, true)) === undefined;

  /** Whether visitors find anything at an address: a page, a gate, or where it has gone. */
  async function isThere(url: string): Promise<boolean> {
    const [pathname = '/'] = url.split('?', 1);
    if (isCall(pathname)) return false;
    const request = parseSitePath(pathname);
    if (request.path === offlinePath) return true;
    return (await resolvePage(deps.reader, request)).type !== 'not-found';
  }

  return { find, cached, rendersPreview, isThere, renderGate, headers };
}

/** True for an address of the API, where no page is. */
export function isCall(pathname: string): boolean {
  return /^\/api(?:\/|$)/.test(pathname);
}

/**
 * The address alone decides what a visitor sees, so it is the key. A preview is the same with the preview's entry:
 * it is for no cache but our own, under a name that nobody can ask for.
 */
function keyOf({ canonicalPath }: SiteRequest, preview: boolean): string {
  return preview ? previewMark + canonicalPath : canonicalPath;
}

const previewMark = 'preview ';

/** True for what is rendered for one visitor alone, and must be in no memory or cache. */
function isProtected(outcome: Pick<Rendered, 'type'>): boolean {
  return outcome.type === 'locked' || outcome.type === 'unlocked';
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
  return withoutLanguage(key.replace(previewMark, '')).replace(/^\/clients\/(?=.)/, '/cases/');
}
