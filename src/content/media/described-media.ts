import type { Block, Definitions } from '../block/block.ts';
import { getOwnValues } from '../block/responsive-values.ts';
import type { Fields } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { narrowDevices } from '../fields/responsive-fields.ts';
import { isTranslated, languages, resolveText, type Translated } from '../language/language.ts';
import { type DescribingField, listAltTextFields } from './alt-text-fields.ts';

/** A file of the media library that a block uses, with its alt text there. */
export interface DescribedMedia {
  readonly address: string;
  readonly words: Translated;
}

/**
 * Lists a block's images that have an alt text, including their renditions for phones and the dark theme. An
 * image of one language has the alt texts of all: other pages may show it in any.
 */
export function listDescribedMedia(definitions: Definitions, stored: Block): DescribedMedia[] {
  return listAltTextFields(definitions, stored).flatMap(describeField);
}

function describeField({ fields, media, beside, words }: DescribingField): DescribedMedia[] {
  if (!isTranslated(words) || languages.every((language) => resolveText(words, language) === '')) return [];
  const names = listAlternateNames(media, fields);
  const records = [beside, ...narrowDevices.map((device) => getOwnValues(beside, device))];
  return records
    .flatMap((record) => names.map((name) => record[name]))
    .flatMap((files) => listMediaAddresses(files))
    .map((address) => ({ address, words }));
}

/** Finds a media field and the one for the dark theme. */
function listAlternateNames(media: string, fields: Fields): readonly string[] {
  const dark = Object.entries(fields).filter(([, field]) => field.kind === 'media' && field.darkOf === media);
  return [media, ...dark.map(([name]) => name)];
}
