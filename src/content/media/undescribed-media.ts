import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import type { TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';
import { type DescribingField, describingFields } from './describing-fields.ts';

/** A picture without a description, and the field that waits for it. */
export interface UndescribedMedia {
  readonly field: TextField;
  /** Where the description belongs in its block. */
  readonly path: readonly PathPart[];
}

/** The pictures of a block that say nothing to those who cannot see them, and are not marked as decorative. */
export function undescribedMedia(definitions: Definitions, stored: Block): UndescribedMedia[] {
  return describingFields(definitions, stored)
    .filter(lacksWords)
    .map(({ field, path }) => ({ field, path }));
}

function lacksWords({ media, beside, words }: DescribingField): boolean {
  return listMediaAddresses(beside[media]).length > 0 && !saysSomething(words);
}

/** An entry of null says that there is deliberately nothing in that language. */
function saysSomething(value: unknown): boolean {
  if (!isTranslated(value)) return false;
  if (typeof value === 'object' && Object.values(value).includes(null)) return true;
  return languages.some((language) => resolveText(value, language) !== '');
}
