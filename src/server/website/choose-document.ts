import type { SiteRequest } from '#content/address/site-paths.ts';
import type { PublicPage } from '#server/pages/site/public-page.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import { offlinePath, type SiteDocument } from '#site/render.tsx';
import { findNeighbours } from './case-neighbours.ts';
import { notFoundPath } from './page-cache.ts';
import type { Outcome } from './resolve-page.ts';

/** The offline page, which has a URL but is not a page of the studio. */
export const offline = { type: 'offline' } as const;

/** Every outcome that is answered with a document. */
export type DocumentOutcome = Exclude<Outcome, { type: 'redirect' }> | typeof offline;

export interface ChosenDocument {
  readonly document: SiteDocument;
  /** True if it replaces a page that could not be loaded. */
  readonly isFallback: boolean;
}

interface Deps {
  readonly reader: Pick<SiteView, 'findNotFoundPage' | 'findPublicPage' | 'findNeighbours'>;
  readonly failed: (error: unknown) => void;
}

/** Chooses the document for the outcome of a request. */
export async function chooseDocument(
  deps: Deps,
  outcome: DocumentOutcome,
  { language, path }: SiteRequest,
  preview: boolean,
): Promise<ChosenDocument> {
  const document = (chosen: SiteDocument) => ({ document: chosen, isFallback: false });
  switch (outcome.type) {
    case 'not-found': {
      const page = await loadNotFoundPage(deps);
      const isFallback = page === 'failed';
      // In a preview each URL shows itself, since a draft may take its place.
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

/** Loads the studio's not-found page. If it fails, the URL is still only not found, not a server error. */
async function loadNotFoundPage({ reader, failed }: Deps): Promise<PublicPage | undefined | 'failed'> {
  try {
    return await reader.findNotFoundPage();
  } catch (error) {
    failed(error);
    return 'failed';
  }
}

/** True if the document is for one visitor only, and must not be cached. */
export function isProtected({ type }: Pick<DocumentOutcome, 'type'>): boolean {
  return type === 'locked' || type === 'unlocked';
}
