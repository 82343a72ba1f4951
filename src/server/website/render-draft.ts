import { responseLimits } from '#api/endpoints/draft-responses.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { computeDraftFingerprint } from '#server/pages/site/draft-fingerprint.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { DraftVisit, RenderedDraft } from '#server/preview-links/draft-visit.ts';
import { type FailedBlock, renderDocumentInSteps, type SiteDocument } from '#site/render.tsx';
import { findNeighbours } from './case-neighbours.ts';
import {
  headersOfForms,
  listFrameOrigins,
  omitAnalytics,
  type PageHeaders,
  secretHeaders,
} from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteReader, 'findDraft' | 'draftFor' | 'findPublicPage' | 'findNeighbours'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
  readonly blockFailed: (failure: FailedBlock & { readonly page: string }) => void;
}

/** Renders a shared draft, or that the link does not work; for this visitor only, uncached. */
export async function renderDraft(deps: Deps, visit: DraftVisit): Promise<RenderedDraft> {
  const { contexts, headers, failed, blockFailed } = deps;
  try {
    if (visit.link === 'failed') return renderFallback(deps, visit);
    const site = omitAnalytics(await contexts.current());
    const document = await buildDocument(deps, visit, site.settings.studioName);
    const html = await renderDocumentInSteps(document, site, {
      failed: (failure) => blockFailed({ ...failure, page: 'a shared draft' }),
    });
    const policy = headers(site.settings, listFrameOrigins(document, false));
    if (document.type !== 'draft') return { html, status: 404, headers: { ...policy, ...secretHeaders } };
    return { html, status: 200, headers: { ...policy, ...secretHeaders, ...headersOfForms } };
  } catch (error) {
    failed(error);
    return renderFallback(deps, visit);
  }
}

async function buildDocument(
  deps: Deps,
  { language, path, token, link, issue, sendsMail }: DraftVisit,
  studio: string,
): Promise<SiteDocument> {
  const { reader } = deps;
  const draft = link && link !== 'failed' ? await reader.findDraft(link.pageId) : undefined;
  if (!draft || !link || link === 'failed')
    return { type: 'client-space', language, path, shows: { type: 'unknown' } };
  const version = computeDraftFingerprint(blockDefinitions, draft, language);
  const page = await reader.draftFor(link, draft);
  const responses = {
    action: `/api/drafts/${encodeURIComponent(token)}`,
    version,
    approvals: link.approvals.map(({ name, createdAt: at, fingerprint }) => ({
      name,
      at,
      isPresent: fingerprint === version,
    })),
    comments: link.comments.map(({ id, name, words, createdAt: at, blockId, doneAt, replies }) => ({
      id,
      name,
      words,
      at,
      blockId,
      isDone: doneAt !== null,
      replies: replies.map((reply) => ({
        id: reply.id,
        name: reply.name,
        words: reply.words,
        at: reply.createdAt,
        byStudio: reply.account !== null,
      })),
    })),
    studio,
    sendsMail,
    issue,
    limits: responseLimits,
  };
  const neighbours = await findNeighbours(deps, page);
  return { type: 'draft', language, page, neighbours, until: link.expiresAt, responses };
}

async function renderFallback(
  { contexts, headers }: Deps,
  { language, path }: DraftVisit,
): Promise<RenderedDraft> {
  const site = omitAnalytics(contexts.last());
  const html = await renderDocumentInSteps({ type: 'error', language, path }, site);
  return { html, status: 503, headers: { ...headers(site.settings), ...secretHeaders } };
}
