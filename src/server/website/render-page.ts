import type { SiteRequest } from '#content/address/site-paths.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import { type BlockFailed, renderDocumentInSteps } from '#site/render.tsx';
import { chooseDocument, type DocumentOutcome, isProtected } from './choose-document.ts';
import { framesIn, type PageHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteView, 'findNotFoundPage' | 'findPublicPage' | 'neighboursOf'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
  /** Is told of every block that a page comes without. */
  readonly blockFailed: (failure: BlockFailed & { readonly page: string }) => void;
}

/** `s-maxage` lets a CDN hold a page for a moment; browsers ask again every time and mostly hear 304. */
const publicCaching = 'public, max-age=0, s-maxage=5, must-revalidate';
export const privateCaching = 'private, no-store';
/** What shows the site as it stood is for no search engine. */
const noRobots = { 'x-robots-tag': 'noindex, nofollow' };

/** Renders what a request came to. Throws when storage fails. */
export async function renderOutcome(
  deps: Deps,
  outcome: DocumentOutcome,
  request: SiteRequest,
  preview: boolean,
): Promise<PreparedAnswer> {
  const site = await deps.contexts.current();
  const { document, isFallback } = await chooseDocument(deps, outcome, request, preview);
  const html = await renderDocumentInSteps(document, site, {
    preview,
    failed: (failure) => deps.blockFailed({ ...failure, page: request.canonicalPath }),
  });
  const shared = !preview && !site.moment && !isProtected(outcome) && !isFallback;
  const policy = deps.headers(site.settings, framesIn(document, preview));
  const prepared = await prepareHtml(
    html,
    outcome.type === 'not-found' ? 404 : 200,
    { ...policy, ...(site.moment && noRobots), 'cache-control': shared ? publicCaching : privateCaching },
    shared ? 'cached' : 'once',
  );
  return { ...prepared, isFallback };
}
