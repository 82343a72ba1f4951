import type { Block } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { stripMarks } from '#content/text/excerpt.ts';

const longest = 80;
/** Maximum characters to look at. It is more than the line can show, even with markup. */
const enough = 2_000;

/** Creates a block's label in the outline from a text field: its first words without Markdown. */
export function summarizeText(field: string) {
  return (block: Block, language: Language): string => {
    const stored = block[field];
    return isTranslated(stored) ? toPlainLine(resolveText(stored, getTextLanguage(block, language))) : '';
  };
}

function toPlainLine(text: string): string {
  const line = stripMarks(text.slice(0, enough));
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** Gets the label of media in the outline: the alt text, else the file name. */
export function summarizeMedia(alt: string, src: string) {
  const described = summarizeText(alt);
  return (block: Block, language: Language): string => {
    const address = findMediaAddress(block[src], getTextLanguage(block, language));
    return described(block, language) || (address.split('/').at(-1) ?? '');
  };
}
