import type { GateIssue, RenderedGate } from '#server/access/access.plugin.ts';
import type { SiteReader } from '#server/pages/read-site.ts';
import { renderDocument } from '#site/render.tsx';
import type { PageHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteReader, 'findPublicPage'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
}

/** The gate of a page with what was wrong with a form, for browsers that run no scripts. Undefined where none is. */
export async function renderGate(
  { reader, contexts, headers, failed }: Deps,
  { identifier, language, message }: GateIssue,
): Promise<RenderedGate | undefined> {
  try {
    const found = await reader.findPublicPage(identifier);
    if (found.type !== 'locked') return undefined;
    const site = await contexts.current();
    const { path } = found.page;
    const html = renderDocument({ type: 'locked', language, identifier, path, issue: message }, site);
    return { html, headers: headers(site.settings) };
  } catch (error) {
    failed(error);
    const site = contexts.last();
    const html = renderDocument({ type: 'error', language, path: `/${identifier}` }, site);
    return { html, headers: headers(site.settings), status: 503 };
  }
}
