import { defaultSiteSettings, type SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { isMeasurementId } from '#content/consent.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import {
  headScript,
  pageChangeScript,
  pressScript,
  rootScript,
  type SiteContext,
  type SiteDocument,
  speculationRules,
  themedPreloadScript,
} from '#site/render.tsx';

/** Of what stands at an address that is a secret. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // No other site gets to see it, and nothing of ours writes it down.
  'referrer-policy': 'no-referrer',
} as const;
/** Without any referrer a form would come from nowhere, and be refused. This one names the site and no address. */
export const headersOfForms = { 'referrer-policy': 'strict-origin' } as const;

interface Options {
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  /** The origin at which foreign code runs; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  readonly hstsSubdomains?: boolean | undefined;
  readonly development?: boolean;
}

/** The policy headers of a site's documents, by its settings and what a document may frame. */
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
  const inlineScripts = [
    headScript,
    rootScript,
    themedPreloadScript,
    pressScript,
    pageChangeScript,
    speculationRules,
  ];
  const https = origin.startsWith('https:');
  const ours = frameOrigin === undefined ? [] : [frameOrigin];
  // Only a site that measures opens its policy for what measures.
  return ({ measurementId } = defaultSiteSettings, frames = []) =>
    documentHeaders({
      inlineScripts,
      https,
      hstsSubdomains,
      development,
      analytics: isMeasurementId(measurementId),
      frames: [...ours, ...frames],
    });
}

/**
 * What a document may frame beyond what every page may: the sites of its own presentations. In preview any safe
 * site, since an editor may name one while the document is open; only a message of theirs can make it frame one
 * that the visitors' page does not (docs/decisions/run-foreign-code-without-an-origin.md).
 */
export function framesIn(document: SiteDocument, preview: boolean): readonly string[] {
  if (preview) return ['https:'];
  const page = 'page' in document ? document.page : undefined;
  return page ? analysePage(blockDefinitions, page.overview).frameOrigins : [];
}

/** The address is told to nobody, also not to what measures. */
export function unmeasured(site: SiteContext): SiteContext {
  return { ...site, settings: { ...site.settings, measurementId: '' } };
}
