import type { SiteRequest } from '#content/address/site-paths.ts';
import type { PublicPage } from '#server/pages/site/public-page.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import { offlinePath, type SiteDocument } from '#site/render.tsx';
import { findNeighbours } from './case-neighbours.ts';
import { notFoundPath } from './page-cache.ts';
import type { Outcome } from './resolve-page.ts';

/** The page that shows when there is no connection has an address, and is no page of the studio's. */
export const offline = { type: 'offline' } as const;

/** All that is answered with a document. */
export type DocumentOutcome = Exclude<Outcome, { type: 'redirect' }> | typeof offline;

export interface ChosenDocument {
  readonly document: SiteDocument;
  /** True where the page that should show could not be had. */
  readonly isFallback: boolean;
}

interface Deps {
  readonly reader: Pick<SiteView, 'findNotFoundPage' | 'findPublicPage' | 'neighboursOf'>;
  readonly failed: (error: unknown) => void;
}

/** The document that shows what a request came to. */
export async function chooseDocument(
  deps: Deps,
  outcome: DocumentOutcome,
  { language, path }: SiteRequest,
  preview: boolean,
): Promise<ChosenDocument> {
  const document = (chosen: SiteDocument) => ({ document: chosen, isFallback: false });
  switch (outcome.type) {
    case 'not-found': {
      const page = await notFoundPage(deps);
      const isFallback = page === 'failed';
      // In preview each of them says its own address, where a draft may take its place.
      const at = preview ? path : notFoundPath;
      const own = isFallback ? undefined : page;
      return { document: { type: 'not-found', language, path: at, page: own }, isFallback };
    }
    case 'offline':
      return document({ type: 'offline', language, path: offlinePath });
    case 'locked':
      return document({ ...outcome, language });
    default: {
      const { type, page } = outcome;
      return document({ type, language, path, page, neighbours: await findNeighbours(deps, page) });
    }
  }
}

/** Without a page of its own, for whatever reason, an address that is not there is still no fault of ours. */
async function notFoundPage({ reader, failed }: Deps): Promise<PublicPage | undefined | 'failed'> {
  try {
    return await reader.findNotFoundPage();
  } catch (error) {
    failed(error);
    return 'failed';
  }
}

/** True for what is rendered for one visitor alone, and must be in no memory or cache. */
export function isProtected({ type }: Pick<DocumentOutcome, 'type'>): boolean {
  return type === 'locked' || type === 'unlocked';
}
