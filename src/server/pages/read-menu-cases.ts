import { blockDefinitions } from '#blocks/definitions.ts';
import { languages, type Translated } from '#content/language.ts';
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
    return languages.map((language) => heroOf(blockDefinitions, { overview }, language));
  });
  const facts = await mediaFactsAt(
    db,
    heroes.flat().filter((src) => src !== undefined),
  );
  const shownAt = (src: string | undefined) => {
    const fact = src === undefined ? undefined : facts[src];
    // One that moves would come whole, and a file that is gone would leave an empty box.
    return fact && !fact.animated ? (fact.address ?? src) : undefined;
  };
  return cases.map(({ page, title }, index) => ({
    title,
    path: addressOf(page, null).path,
    picture: byLanguage((heroes[index] ?? []).map(shownAt)),
  }));
}

/** Addresses in the order of the languages, as one value; undefined where there are none. */
function byLanguage(addresses: readonly (string | undefined)[]): Translated | undefined {
  const [first] = addresses;
  if (addresses.every((address) => address === first)) return first;
  return Object.fromEntries(languages.map((language, index) => [language, addresses[index]]));
}
