import type { Block } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';

const longest = 80;
/** More than the line can show, whatever marks stand in it. */
const enough = 2_000;

/** The outline's line from a text field: its first words, without markdown's marks. */
export function textSummary(field: string) {
  return (block: Block, language: Language): string => {
    const stored = block[field];
    return isTranslated(stored) ? plainLine(resolveText(stored, getTextLanguage(block, language))) : '';
  };
}

function plainLine(text: string): string {
  const line = text
    .slice(0, enough)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The outline's line of a picture: what it shows, else its file's name. */
export function mediaSummary(alt: string, src: string) {
  const described = textSummary(alt);
  return (block: Block, language: Language): string => {
    const address = findMediaAddress(block[src], getTextLanguage(block, language));
    return described(block, language) || (address.split('/').at(-1) ?? '');
  };
}
