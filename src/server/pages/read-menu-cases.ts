import { blockDefinitions } from '#blocks/definitions.ts';
import type { MediaFacts } from '#content/image-url.ts';
import { defaultLanguage } from '#content/language.ts';
import { heroOf } from '#content/page-summary.ts';
import { addressOf } from '#server/addresses/page-address.ts';
import type { Db } from '#server/storage/schema.ts';
import { listMenuCases } from './listed-pages.repository.ts';
import { mediaFactsAt } from './media-facts.repository.ts';
import type { MenuCase } from './site-lists.ts';
import { findOverviews } from './versions.repository.ts';

/** The first cases as the menu shows them, with what is seen while somebody points at one. */
export async function readMenuCases(db: Db): Promise<MenuCase[]> {
  const cases = await listMenuCases(db);
  const overviews = await findOverviews(
    db,
    cases.flatMap(({ page }) => page.liveVersionId ?? []),
  );
  const heroes = cases.map(({ page }) => {
    const overview = overviews.get(page.liveVersionId ?? '') ?? [];
    return heroOf(blockDefinitions, { overview }, defaultLanguage);
  });
  const facts = await mediaFactsAt(
    db,
    heroes.filter((src) => src !== undefined),
  );
  return cases.map(({ page, title }, index) => {
    const src = heroes[index];
    return {
      title,
      path: addressOf(page, null).path,
      picture: src === undefined ? undefined : menuPicture(src, facts[src]),
    };
  });
}

/** None of a file that moves, which would come whole, and of one that is gone. */
function menuPicture(src: string, facts: MediaFacts | undefined): MenuCase['picture'] {
  if (!facts || facts.animated) return undefined;
  const { address = src, blur, focalPoint } = facts;
  return { src: address, ...(blur && { blur }), ...(focalPoint && { focalPoint }) };
}
