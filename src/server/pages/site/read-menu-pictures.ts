import { blockDefinitions } from '#blocks/definitions.ts';
import { type Language, languages } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { findHeroUrl } from '#content/page/page-snippet.ts';
import { readMediaFacts } from '#server/pages/store/media-facts.repository.ts';
import { findOverviews } from '#server/pages/store/versions.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { MenuCaseLink } from './site-lists.ts';

/** Reads the hero images of cases for the menu, by version id. */
export async function readMenuPictures(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, MenuCaseLink['pictures']>> {
  const overviews = await findOverviews(db, versionIds);
  const heroes = [...overviews].flatMap(([id, overview]) =>
    languages.flatMap((language) => {
      const src = findHeroUrl(blockDefinitions, { overview }, language);
      return src === undefined ? [] : [{ id, language, src }];
    }),
  );
  const facts = await readMediaFacts(
    db,
    heroes.map(({ src }) => src),
  );
  const pictures = new Map<string, MenuCaseLink['pictures']>();
  for (const { id, language, src } of heroes) {
    const picture = createMenuPicture(src, facts[src]);
    if (picture) pictures.set(id, { ...pictures.get(id), [language]: picture });
  }
  return pictures;
}

/**
 * Creates a case's menu image; undefined if the file is missing, or animated (those are sent at full size).
 */
function createMenuPicture(
  src: string,
  facts: MediaFacts | undefined,
): MenuCaseLink['pictures'][Language] | undefined {
  if (!facts || facts.animated) return undefined;
  const { address = src, blur, focalPoint } = facts;
  return { src: address, ...(blur && { blur }), ...(focalPoint && { focalPoint }) };
}
