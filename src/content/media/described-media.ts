import type { Block, Definitions } from '../block/block.ts';
import { getOwnValues } from '../block/responsive-values.ts';
import type { Fields } from '../fields/field.ts';
import { findMediaAddress, listMediaAddresses } from '../fields/media-address.ts';
import { narrowDevices } from '../fields/responsive-fields.ts';
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
  const names = listAlternateNames(media, fields);
  const records = [beside, ...narrowDevices.map((device) => getOwnValues(beside, device))];
  return records
    .flatMap((record) => names.map((name) => record[name]))
    .flatMap((files) =>
      listMediaAddresses(files).flatMap((address) => {
        const shownIn = languages.filter((language) => findMediaAddress(files, language) === address);
        const isForAll = shownIn.length === languages.length;
        const own = isForAll ? words : selectWords(words, shownIn);
        return shownIn.some((language) => resolveText(own, language) !== '') ? [{ address, words: own }] : [];
      }),
    );
}

function selectWords(words: Translated, shownIn: readonly Language[]): Translated {
  return Object.fromEntries(shownIn.map((language) => [language, resolveText(words, language)]));
}

/** Finds a media field and the one for the dark theme. */
function listAlternateNames(media: string, fields: Fields): readonly string[] {
  const dark = Object.entries(fields).filter(([, field]) => field.kind === 'media' && field.darkOf === media);
  return [media, ...dark.map(([name]) => name)];
}
