import { blockDefinitions } from '#blocks/definitions.ts';
import { type Language, languages } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { heroOf } from '#content/page/page-summary.ts';
import { mediaFactsAt } from '#server/pages/store/media-facts.repository.ts';
import { findOverviews } from '#server/pages/store/versions.repository.ts';
import { addressOf } from '#server/redirects/visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { listMenuCases } from './listed-pages.repository.ts';
import type { MenuCaseLink } from './site-lists.ts';

/** The first cases as the menu shows them, with what is seen while somebody points at one. */
export async function readMenuCases(db: Db): Promise<MenuCaseLink[]> {
  const cases = await listMenuCases(db);
  const overviews = await findOverviews(
    db,
    cases.flatMap(({ page }) => page.liveVersionId ?? []),
  );
  const heroes = cases.map(({ page }) => {
    const overview = overviews.get(page.liveVersionId ?? '') ?? [];
    return languages.map((language) => heroOf(blockDefinitions, { overview }, language));
  });
  const facts = await mediaFactsAt(
    db,
    heroes.flat().filter((src) => src !== undefined),
  );
  return cases.map(({ page, title }, index) => ({
    title,
    path: addressOf(page, null).path,
    pictures: Object.fromEntries(
      languages.flatMap((language, at) => {
        const src = heroes[index]?.[at];
        const picture = src === undefined ? undefined : createMenuPicture(src, facts[src]);
        return picture ? [[language, picture]] : [];
      }),
    ),
  }));
}

/** Creates a case's picture; undefined if the file is missing, or animated and therefore sent at full size. */
function createMenuPicture(
  src: string,
  facts: MediaFacts | undefined,
): MenuCaseLink['pictures'][Language] | undefined {
  if (!facts || facts.animated) return undefined;
  const { address = src, blur, focalPoint } = facts;
  return { src: address, ...(blur && { blur }), ...(focalPoint && { focalPoint }) };
}
