import type { Block, Definitions } from './block.ts';
import { type DescribingField, describingFields } from './describing-fields.ts';
import type { Fields } from './fields/field.ts';
import { mediaAddress, mediaAddresses } from './fields/media-address.ts';
import { isTranslated, type Language, languages, resolveText, type Translated } from './language.ts';

/** A file of the library as a block names it, and what that block says of it. */
export interface DescribedMedia {
  readonly address: string;
  readonly words: Translated;
}

/**
 * The pictures of a block that it describes, those that it shows in their place on phones and in the dark theme with them. A picture of
 * one language alone comes with the words of that one.
 */
export function describedMedia(definitions: Definitions, stored: Block): DescribedMedia[] {
  return describingFields(definitions, stored).flatMap(ofField);
}

function ofField({ fields, media, beside, words }: DescribingField): DescribedMedia[] {
  if (!isTranslated(words)) return [];
  return [...inThePlaceOf(media, fields)].flatMap((name) =>
    mediaAddresses(beside[name]).flatMap((address) => {
      const shownIn = languages.filter((language) => mediaAddress(beside[name], language) === address);
      const isForAll = shownIn.length === languages.length;
      const own = isForAll ? words : wordsIn(words, shownIn);
      return shownIn.some((language) => resolveText(own, language) !== '') ? [{ address, words: own }] : [];
    }),
  );
}

function wordsIn(words: Translated, shownIn: readonly Language[]): Translated {
  return Object.fromEntries(shownIn.map((language) => [language, resolveText(words, language)]));
}

/** A media field and those of which one is shown instead of it; their definitions come after it. */
function inThePlaceOf(media: string, fields: Fields): ReadonlySet<string> {
  const names = new Set([media]);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'media') continue;
    if ([field.darkOf, field.phoneOf].some((other) => other !== undefined && names.has(other)))
      names.add(name);
  }
  return names;
}
