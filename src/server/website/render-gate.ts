import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { GateIssue } from '#server/protection/access.plugin.ts';
import { renderDocument } from '#site/render.tsx';
import type { PageCache } from './page-cache.ts';
import type { PageHeaders } from './page-headers.ts';
import { privateCaching } from './render-page.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteReader, 'findPublicPage'>;
  readonly cache: Pick<PageCache, 'fresh' | 'share' | 'store'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
}

/**
 * Renders the gate of a page with the error of a form, for browsers without scripts; cached per sentence.
 * Undefined if the page has no gate.
 */
export async function renderGate(deps: Deps, issue: GateIssue): Promise<PreparedAnswer | undefined> {
  const { cache, contexts, headers, failed } = deps;
  const { identifier, language, message } = issue;
  const name = `gate of ${identifier} ${language} ${message}`;
  const cached = cache.fresh(name);
  if (cached) return cached;
  return cache.share(name, async (at) => {
    try {
      const found = await deps.reader.findPublicPage(identifier);
      if (found.type !== 'locked') return undefined;
      const site = await contexts.current();
      const { path } = found.page;
      const html = renderDocument({ type: 'locked', language, identifier, path, issue: message }, site);
      const gate = await prepareHtml(
        html,
        200,
        { ...headers(site.settings), 'cache-control': privateCaching },
        'once',
      );
      cache.store({ name, shows: path }, at, gate);
      return gate;
    } catch (error) {
      failed(error);
      const site = contexts.last();
      const html = renderDocument({ type: 'error', language, path: `/${identifier}` }, site);
      return prepareHtml(html, 503, { ...headers(site.settings), 'cache-control': privateCaching }, 'once');
    }
  });
}
