import type { Block, Definitions } from '../block/block.ts';
import type { Fields } from '../fields/field.ts';
import { findMediaAddress, listMediaAddresses } from '../fields/media-address.ts';
import {
  isTranslated,
  type Language,
  languages,
  resolveText,
  type Translated,
} from '../language/language.ts';
import { type DescribingField, listAltTextFields } from './alt-text-fields.ts';

/** A file of the media library that a block uses, with its alt text there. */
export interface DescribedMedia {
  readonly address: string;
  readonly words: Translated;
}

/**
 * Lists a block's images that have an alt text, including their renditions for phones and the dark theme. An
 * image that only some languages show comes with the alt texts of those languages.
 */
export function listDescribedMedia(definitions: Definitions, stored: Block): DescribedMedia[] {
  return listAltTextFields(definitions, stored).flatMap(describeField);
}

function describeField({ fields, media, beside, words }: DescribingField): DescribedMedia[] {
  if (!isTranslated(words)) return [];
  return [...listAlternateNames(media, fields)].flatMap((name) =>
    listMediaAddresses(beside[name]).flatMap((address) => {
      const shownIn = languages.filter((language) => findMediaAddress(beside[name], language) === address);
      const isForAll = shownIn.length === languages.length;
      const own = isForAll ? words : selectWords(words, shownIn);
      return shownIn.some((language) => resolveText(own, language) !== '') ? [{ address, words: own }] : [];
    }),
  );
}

function selectWords(words: Translated, shownIn: readonly Language[]): Translated {
  return Object.fromEntries(shownIn.map((language) => [language, resolveText(words, language)]));
}

/** Finds a media field and its alternatives, whose definitions follow it. */
function listAlternateNames(media: string, fields: Fields): ReadonlySet<string> {
  const names = new Set([media]);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'media') continue;
    if ([field.darkOf, field.phoneOf].some((other) => other !== undefined && names.has(other)))
      names.add(name);
  }
  return names;
}
