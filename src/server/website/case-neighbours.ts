import type { PublicPage } from '#server/pages/site/public-page.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import { findNextPictures, type ShownNeighbours } from '#site/render.tsx';

interface Deps {
  readonly reader: Pick<SiteView, 'findPublicPage' | 'findNeighbours'>;
  readonly failed: (error: unknown) => void;
}

/**
 * Finds the public cases before and after a case, which itself may be a draft. Undefined for a page, and if there is no other
 * case. If the next case has no images, the link to it shows only its name.
 */
export async function findNeighbours(
  { reader, failed }: Deps,
  { id, kind }: Pick<PublicPage, 'id' | 'kind'>,
): Promise<ShownNeighbours | undefined> {
  const neighbours = kind === 'case' ? await reader.findNeighbours(id) : undefined;
  if (!neighbours) return undefined;
  const { identifier, ...next } = neighbours.next;
  const found = await reader.findPublicPage(identifier).catch(failed);
  const pictures = found?.type === 'page' ? findNextPictures(found.page) : undefined;
  return { ...neighbours, next: { ...next, pictures } };
}
