import { pagePath } from '#content/site-paths.ts';
import { isVisible } from '#server/pages/page-record.ts';
import { type ListedPage, listPages, listTrashedPaths } from '#server/pages/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { listRedirects } from './redirects.repository.ts';
import { type AddressedPage, graphOfRules, type SiteGraph } from './site-graph.ts';

/**
 * The graph as it is stored.
 *
 * @param origin the site's own; empty where it is not known: absolute addresses are then another site's
 */
export async function loadGraph(db: Db, origin: string): Promise<SiteGraph> {
  const rules = graphOfRules(await listRedirects(db), origin);
  const listed = await listPages(db, 'live');
  const identifiers = new Map(listed.map(({ page }) => [page.id, page.identifier]));
  const pages = listed.map((one) => addressed(one, identifiers.get(one.page.parentId ?? '') ?? null));
  return {
    ...rules,
    pages: new Map(pages.map((page) => [page.identifier, page])),
    trashed: new Set(await listTrashedPaths(db)),
  };
}

function addressed({ page, liveStatus }: ListedPage, parentIdentifier: string | null): AddressedPage {
  const { identifier, kind, redirectUrl } = page;
  const hidden = page.isHidden || (page.published && liveStatus === 'HIDDEN');
  const seen = isVisible(page, liveStatus);
  return {
    identifier,
    kind,
    parentIdentifier,
    path: pagePath({ identifier, kind, parentIdentifier }),
    state: hidden ? 'hidden' : seen ? 'seen' : 'unseen',
    redirectUrl,
  };
}
