import { answersTo, type SiteRequest } from '#content/address/site-paths.ts';
import type { FoundPage, SiteView } from '#server/pages/site/read-site.ts';
import type { Opens } from '#server/protection/locks/page-lock.ts';

type Target = SiteRequest['target'];
type Fetched = Exclude<FoundPage, { type: 'absent' | 'no-data' }>;

/** Nothing is at an address; the message says why, in the specified words, for the log. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}

/**
 * The page that an address names.
 * @throws {PageNotFound} for an address of no known type, or one that no page answers
 * @throws {Error} for a page that visitors should see and whose content is gone
 */
export async function fetchPage(
  source: Pick<SiteView, 'findPublicPage'>,
  request: SiteRequest,
  opens?: Opens,
): Promise<Fetched> {
  const { target } = request;
  if (target.type === 'unknown') throw new PageNotFound('Unknown page type');
  const missing = new PageNotFound(`Page with identifier ${target.identifier} not found`);
  if (target.identifier === '404') throw missing;
  const found = await source.findPublicPage(target.identifier, opens);
  if (found.type === 'no-data') throw new Error(`No data available for ${target.type} page`);
  if (found.type === 'absent' || !answersTo(found.page, request)) throw missing;
  return found;
}

/** What the log says of a page that could not be loaded: a custom page by its identifier, others by their type. */
export function couldNotLoad(target: Target, error: unknown): Error {
  const name = target.type === 'custom' ? target.identifier : target.type;
  const message = (error instanceof Error && error.message) || 'Unknown error';
  return new Error(`Could not load ${name} page: ${message}`, { cause: error });
}
