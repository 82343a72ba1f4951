import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { embedFrameSources } from '#content/block/embed-hosts.ts';
import { isMeasurementId } from '#content/consent.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { listRequestedHosts } from '#content/page/third-party-hosts.ts';
import { buildDocumentHeaders } from '#server/http/document-headers.ts';
import {
  headScript,
  publicScript,
  rootScript,
  type SiteContext,
  type SiteDocument,
  speculationRules,
  themedPreloadScript,
} from '#site/render.tsx';

/** Headers of documents whose URL is a secret. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Other sites must not see the URL, and it must not be logged.
  'referrer-policy': 'no-referrer',
} as const;
/**
 * Without any referrer, a form would have no origin and be rejected. This one sends the site's origin without
 * a path.
 */
export const headersOfForms = { 'referrer-policy': 'strict-origin' } as const;

interface Options {
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  /** Origin at which third-party code runs; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  readonly hstsSubdomains?: boolean | undefined;
  readonly development?: boolean;
}

/** Builds the policy headers of documents, from settings and the origins that a document may frame. */
export type PageHeaders = (
  settings?: SiteSettings,
  frames?: readonly string[],
) => Readonly<Record<string, string>>;

export function createPageHeaders({
  origin,
  frameOrigin,
  hstsSubdomains,
  development,
}: Options): PageHeaders {
  const inlineScripts = [headScript, rootScript, themedPreloadScript, publicScript, speculationRules];
  const https = origin.startsWith('https:');
  const ours = frameOrigin === undefined ? [] : [frameOrigin];
  // The policy allows Google Analytics only if the site uses it.
  return ({ measurementId } = defaultSiteSettings, frames = []) =>
    buildDocumentHeaders({
      inlineScripts,
      https,
      hstsSubdomains,
      development,
      analytics: isMeasurementId(measurementId),
      frames: [...ours, ...frames],
    });
}

/**
 * Lists what a document may frame, in addition to the origins of every page: the hosts of embeds if it shows
 * a post (those of all platforms, of which one has moved to another host), and the sites of its presentations.
 * In preview any https site, since an editor may add one while the document is open; the document only frames
 * those that the published page would (docs/decisions/run-foreign-code-without-an-origin.md).
 */
export function listFrameOrigins(document: SiteDocument, preview: boolean): readonly string[] {
  if (preview) return ['https:'];
  const page = 'page' in document ? document.page : undefined;
  if (!page) return [];
  const { visits, frameOrigins } = analysePage(blockDefinitions, page.overview);
  const showsPost = visits.some(({ block }) => {
    const definition = blockDefinitions.get(block.type);
    return definition && listRequestedHosts(definition, block).some((asked) => asked.for === 'post');
  });
  return [...(showsPost ? embedFrameSources : []), ...frameOrigins];
}

/** Disables analytics, since the URL must not be reported. */
export function omitAnalytics(site: SiteContext): SiteContext {
  return { ...site, settings: { ...site.settings, measurementId: '' } };
}
