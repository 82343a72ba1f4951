import type { SiteView } from '#server/pages/site/site-view.ts';
import { refuseLock } from '#server/protection/locks/page-lock.ts';

/**
 * Returns everything that visitors get of a site, without version ids and times, to compare two states of it.
 */
export async function readSiteAnswers(site: SiteView, identifiers: readonly string[]): Promise<unknown> {
  const lists = [await site.settings(), await site.menuPages(), await site.publicPages()];
  const found = await Promise.all(
    identifiers.map((identifier) => site.findPublicPage(identifier, refuseLock)),
  );
  const neighbours = await Promise.all(
    found.map((one) => ('page' in one ? site.findNeighbours(one.page.id) : undefined)),
  );
  // The gate of a locked page shows the page's current name, so compare only its path.
  const shown = found.map((one) => (one.type === 'locked' ? { locked: one.page.path } : one));
  const omitVolatile = (key: string, value: unknown) =>
    ['versionId', 'updatedAt'].includes(key) ? undefined : value;
  return JSON.parse(JSON.stringify({ lists, shown, neighbours }, omitVolatile));
}
