import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import type { TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';
import { listAltTextFields } from './alt-text-fields.ts';

/** An image without alt text, and the field for it. */
export interface UndescribedMedia {
  readonly field: TextField;
  /** Path of the alt text in its block. */
  readonly path: readonly PathPart[];
  /** Name of the image file, from its URL. */
  readonly file: string;
}

/** Lists the images of a block that have no alt text and are not marked as decorative. */
export function listUndescribedMedia(definitions: Definitions, stored: Block): UndescribedMedia[] {
  return listAltTextFields(definitions, stored).flatMap(({ field, path, media, beside, words }) => {
    const [address] = listMediaAddresses(beside[media]);
    if (address === undefined || hasAltText(words)) return [];
    return [{ field, path, file: address.split('/').at(-1) ?? '' }];
  });
}

/** True for an alt text in any language. A null entry counts, since it is deliberately empty. */
function hasAltText(value: unknown): boolean {
  if (!isTranslated(value)) return false;
  if (typeof value === 'object' && Object.values(value).includes(null)) return true;
  return languages.some((language) => resolveText(value, language) !== '');
}
