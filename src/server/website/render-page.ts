import type { SiteRequest } from '#content/address/site-paths.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import { type FailedBlock, renderDocumentInSteps } from '#site/render.tsx';
import { chooseDocument, type DocumentOutcome, isProtected } from './choose-document.ts';
import { listFrameOrigins, type PageHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteView, 'findNotFoundPage' | 'findPublicPage' | 'findNeighbours'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
  /** Called with every block that could not be rendered. */
  readonly blockFailed: (failure: FailedBlock & { readonly page: string }) => void;
}

/** `s-maxage` lets a CDN cache a page briefly; browsers revalidate each time and mostly get 304. */
const publicCaching = 'public, max-age=0, s-maxage=5, must-revalidate';
export const privateCaching = 'private, no-store';
/** For past states of the site, which search engines should not index. */
const noRobots = { 'x-robots-tag': 'noindex, nofollow' };

/** Renders the outcome of a request. Throws if storage fails. */
export async function renderPageAnswer(
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
  const policy = deps.headers(site.settings, listFrameOrigins(document, preview));
  const prepared = await prepareHtml(
    html,
    outcome.type === 'not-found' ? 404 : 200,
    { ...policy, ...(site.moment && noRobots), 'cache-control': shared ? publicCaching : privateCaching },
    shared ? 'quick' : 'once',
  );
  return { ...prepared, isFallback };
}
